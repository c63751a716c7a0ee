import { InMemoryCache, type FieldReadFunction, type Reference, type TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { mutationPolicy } from './staleAfter';

const byId = (typename: string): FieldReadFunction<Reference | null> => {
  return (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: typename, id: String(args?.['id']) }) : known;
};

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      books: relayStylePagination(['filter', 'sort']),
      editions: relayStylePagination(['filter', 'sort']),
      listings: relayStylePagination(['search', 'status']),
      bookmarks: relayStylePagination(),
      orders: relayStylePagination(),
      sessions: { merge: false },
      sales: relayStylePagination(['status']),
      salesToDo: relayStylePagination(['task']),
      rentalsOut: relayStylePagination(),
      listingReports: relayStylePagination(),
      moderationActions: relayStylePagination(),
      staffActions: relayStylePagination(),
      staff: { merge: false },
      reviewReports: relayStylePagination(),
      reviewsToAnswer: relayStylePagination(),
      // A detail page shows at once what a list already loaded.
      book: byId('Book'),
      edition: byId('Edition'),
      order: byId('Order'),
    },
  },
  Mutation: mutationPolicy,
  // The reviews of a book and of a seller.
  Edition: {
    fields: { offers: relayStylePagination(['filter', 'sort']), reviews: relayStylePagination() },
  },
  User: { fields: { reviews: relayStylePagination() } },
  // Parts of a book, which has the id; cards and detail pages each read their own fields.
  BookPrice: { merge: true },
  LeasePrice: { merge: true },
  Cover: { merge: true },
  Cart: { fields: { items: { merge: false } } },
  Book: { fields: { photos: { merge: false } } },
  // Only the viewer's settings exist.
  Settings: { keyFields: [] },
  Marketplace: { keyFields: [] },
  ContactDetails: { merge: true },
};

/** Creates the cache. Every object with an id is stored once, and connections grow page by page. */
export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });
