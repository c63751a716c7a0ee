import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      books: relayStylePagination(['filter', 'sort']),
      orders: relayStylePagination(),
      sales: relayStylePagination(['status']),
      // A detail page opened from a list shows at once what the list already knew.
      book: {
        read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Book', id: args?.id }),
      },
      order: {
        read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Order', id: args?.id }),
      },
    },
  },
  Cart: { fields: { items: { merge: false } } },
  Settings: { merge: true },
};

/** The cache: every object with an id is kept once, and connections grow page by page. */
export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });
