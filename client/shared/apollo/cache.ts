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
      reviewReports: relayStylePagination(),
      reviewsToAnswer: relayStylePagination(),
      // A detail page opened from a list shows at once what the list already knew.
      book: byId('Book'),
      edition: byId('Edition'),
      order: byId('Order'),
    },
  },
  Mutation: mutationPolicy,
  // What readers wrote about a book, and about a seller.
  Edition: {
    fields: { offers: relayStylePagination(['filter', 'sort']), reviews: relayStylePagination() },
  },
  User: { fields: { reviews: relayStylePagination() } },
  // Parts of a book, which has the id: a card and a detail page each read their own fields of them.
  BookPrice: { merge: true },
  LeasePrice: { merge: true },
  Cover: { merge: true },
  Cart: { fields: { items: { merge: false } } },
  Book: { fields: { photos: { merge: false } } },
  // Those of the viewer, there are no others.
  Settings: { keyFields: [] },
  Marketplace: { keyFields: [] },
  ContactDetails: { merge: true },
};

/** The cache: every object with an id is kept once, and connections grow page by page. */
export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });
