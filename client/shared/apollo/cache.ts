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
      openDisputes: relayStylePagination(),
      complaints: relayStylePagination(),
      openComplaints: relayStylePagination(),
      pendingApprovals: relayStylePagination(),
      stuckRefunds: relayStylePagination(),
      refundPayouts: relayStylePagination(),
      failedTransfers: relayStylePagination(),
      sellerDebts: relayStylePagination(),
      strandedPayouts: relayStylePagination(),
      blockIssues: relayStylePagination(),
      chargebacks: relayStylePagination(),
      unknownPayments: relayStylePagination(),
      reconciliationDifferences: relayStylePagination(),
      payouts: relayStylePagination(),
      debtRepayments: relayStylePagination(),
      pendingPayouts: relayStylePagination(),
      paidPayouts: relayStylePagination(),
      failedPayouts: relayStylePagination(),
      restrictedPayoutAccounts: relayStylePagination(),
      staffActions: relayStylePagination(),
      staff: { merge: false },
      reviewReports: relayStylePagination(),
      reviewsToAnswer: relayStylePagination(),
      // The cache holds one cart, with the amounts for the pick-ups that were requested last.
      cart: { keyArgs: false },
      // Lets a detail page immediately show the data that a list has loaded.
      book: byId('Book'),
      edition: byId('Edition'),
      order: byId('Order'),
    },
  },
  Mutation: mutationPolicy,
  // Paged lists: the offers and reviews of editions, the reviews of sellers, and the lines of payouts.
  Edition: {
    fields: { offers: relayStylePagination(['filter', 'sort']), reviews: relayStylePagination() },
  },
  User: { fields: { reviews: relayStylePagination() } },
  Payout: { fields: { lines: relayStylePagination() } },
  // Parts of a book, which have no id. Their fields are merged, because cards and detail pages load different fields.
  BookPrice: { merge: true },
  LeasePrice: { merge: true },
  Cover: { merge: true },
  // Has no id. Lists load only its state. In another state, the amount and the UPI link are outdated.
  OpenPayment: {
    merge: (existing: Reference | undefined, incoming: Reference, { mergeObjects, readField }) =>
      existing && readField('state', existing) === readField('state', incoming)
        ? mergeObjects(existing, incoming)
        : incoming,
  },
  Complaint: { fields: { entries: { merge: false } } },
  Cart: { fields: { items: { merge: false }, deliveries: { merge: false } } },
  Book: { fields: { photos: { merge: false } } },
  Fulfillment: { fields: { items: { merge: false }, viewerPossibleDisputes: { merge: false } } },
  // Types with a single object, such as the viewer's settings, need no key.
  Settings: { keyFields: [] },
  Marketplace: { keyFields: [] },
  MoneyOverview: { keyFields: [] },
  ContactDetails: { merge: true },
};

/** Creates the cache, which stores each object with an id once and joins the pages of a connection. */
export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });
