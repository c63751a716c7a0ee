import DataLoader from 'dataloader';
import type { UsualPrice } from '../domain/catalogue/usualPrice.js';
import type { CalendarWish, FreeStretch } from '../domain/rental/rentalCalendar.js';
import type { ExtensionLimit } from '../domain/orders/rentalExtension.js';
import { findAccounts, type Account, type PublicAccount } from '../usecases/accounts/findAccounts.js';
import { findContacts } from '../usecases/accounts/findContacts.js';
import { findBookmarked } from '../usecases/bookmarks/listBookmarks.js';
import {
  findEditions,
  findOffersOfEditions,
  type Edition,
  type EditionOffers,
} from '../usecases/editions/viewEditions.js';
import { findUsualPrices } from '../usecases/editions/viewUsualPrices.js';
import { findApprovals, type Approval } from '../usecases/approvals/viewApprovals.js';
import type { Book } from '../usecases/catalogue/book.js';
import { findBooks } from '../usecases/catalogue/findBooks.js';
import { findCalendars } from '../usecases/catalogue/findCalendars.js';
import { findRemovalReasons } from '../usecases/moderation/listModeration.js';
import { findExtensionLimits } from '../usecases/orders/extension/findExtensionLimits.js';
import { findOrders } from '../usecases/orders/findOrders.js';
import type { Order } from '../usecases/orders/order.js';
import { findPapers } from '../usecases/papers/findPapers.js';
import type { Paper } from '../usecases/papers/paper.js';
import { findBookDeliveries, type BookDelivery } from '../usecases/delivery/findBookDeliveries.js';
import { findEarnings, type FulfillmentEarnings } from '../usecases/payouts/viewEarnings.js';
import { findRefundsByPayout, type RefundByPayout } from '../usecases/refunds/viewRefundByPayout.js';
import type { PayoutAccount } from '../usecases/payouts/payoutAccount.js';
import { findPayoutAccounts } from '../usecases/payouts/viewPayoutAccount.js';
import {
  findOwnBookReviews,
  findOwnSellerReviews,
  findReputations,
  findReviews,
  findReviewSummaries,
  type OwnReview,
  type Review,
} from '../usecases/reviews/findReviews.js';
import type { Reputation } from '../domain/reviews/reputation.js';
import type { ReviewSummary } from '../domain/reviews/review.js';
import { findMoreByAuthor, findSimilar } from '../usecases/related/findRelated.js';
import {
  findBookPhotos,
  findOrderPhotos,
  type BookPhoto,
  type OrderPhoto,
} from '../usecases/photos/findPhotos.js';
import { findDisputePhotos, type DisputePhoto } from '../usecases/photos/findDisputePhotos.js';
import type { Scope } from '../usecases/scope.js';
import {
  findFree,
  findRented,
  findWaiting,
  findWaitingCounts,
  type WaitingEntry,
} from '../usecases/waiting/listWaiting.js';

/** Data loaders of a request. Each loader reads all keys that are requested at the same time with one statement. */
export interface Loaders {
  account: DataLoader<string, PublicAccount | null>;
  /** The contact details of another account; null unless the principal is staff who may read them. */
  contact: DataLoader<string, Account['contact'] | null>;
  /** Includes books that are off the market, because carts and orders show them as well. */
  book: DataLoader<string, Book | null>;
  /** True if the principal has bookmarked the book. */
  bookmarked: DataLoader<string, boolean>;
  /** The periods in which copies of a book are free. */
  calendar: DataLoader<CalendarWish, FreeStretch[], string>;
  /** The seller's charge for delivering a book. */
  delivery: DataLoader<Book, BookDelivery, string>;
  edition: DataLoader<string, Edition | null>;
  /** The number, lowest prices and availability of an edition's offers on the market. */
  offersOfEdition: DataLoader<string, EditionOffers>;
  /** The usual price of an edition; null for an edition with too few sales. */
  usualPrice: DataLoader<string, UsualPrice | null>;
  /** IDs of other books by the same author. */
  moreByAuthor: DataLoader<string, string[]>;
  similar: DataLoader<string, string[]>;
  /** The maximum extension of an order line; null if the principal cannot extend it. */
  extensionLimit: DataLoader<string, ExtensionLimit | null>;
  /** The photos of a listing, without its cover. */
  photosOfBook: DataLoader<string, BookPhoto[]>;
  /** The photos that the buyer and the seller of a fulfillment added. */
  photosOfFulfillment: DataLoader<string, OrderPhoto[]>;
  /** The photos that both sides of a dispute added; empty if the principal may not see them. */
  photosOfDispute: DataLoader<string, DisputePhoto[]>;
  /** The reason why a book was removed; null if it was not, or the principal may not see the reason. */
  removalReason: DataLoader<Book, string | null, string>;
  /** An order; null if the principal may not see it. */
  order: DataLoader<string, Order | null>;
  /**
   * The seller's earnings from a fulfillment; null if the fulfillment was not paid online, or the principal may not see them.
   */
  earnings: DataLoader<string, FulfillmentEarnings | null>;
  /** The papers of a fulfillment; empty if the principal may not see them. */
  papers: DataLoader<string, Paper[]>;
  /**
   * The pending request to approve a step about this subject, such as a payout; null if there is none, or the principal may
   * not see it.
   */
  approval: DataLoader<string, Approval | null>;
  /** The payout account of a seller; null if the principal does not settle payouts. */
  payoutAccount: DataLoader<string, PayoutAccount | null>;
  /** The refunds by payout of an order; null if there are none, or the principal is not the buyer. */
  refundByPayout: DataLoader<string, RefundByPayout | null>;
  /** A review; null if the principal may not see it. */
  review: DataLoader<string, Review | null>;
  /** The number of an edition's reviews, their mean score, and the counts by stars. */
  reviewSummary: DataLoader<string, ReviewSummary>;
  /** The principal's review of an edition, and whether the principal can write one. */
  ownBookReview: DataLoader<string, OwnReview>;
  ownSellerReview: DataLoader<string, OwnReview>;
  /** A seller's public figures, computed from past orders; null for a seller with too few orders. */
  reputation: DataLoader<string, Reputation | null>;
  /** True if the principal is renting a copy of the book now. */
  rented: DataLoader<string, boolean>;
  /** The principal's entry on the waiting list of a book; null if there is none. */
  waiting: DataLoader<string, WaitingEntry | null>;
  /** True if a copy is available for the rental of this waiting-list entry. */
  waitingIsFree: DataLoader<WaitingEntry, boolean, string>;
  /** The length of a book's waiting list; null if the principal may not see it. */
  waitingCount: DataLoader<Book, number | null, string>;
}

/** Creates the loaders of a request, all with empty caches. */
export function createLoaders(scope: Scope): Loaders {
  return {
    account: new DataLoader((ids) => findAccounts(scope, ids)),
    contact: new DataLoader((ids) => findContacts(scope, ids)),
    book: new DataLoader((ids) => findBooks(scope, ids)),
    bookmarked: new DataLoader((ids) => findBookmarked(scope, ids)),
    calendar: new DataLoader((wishes) => findCalendars(scope, wishes), {
      cacheKeyFn: (wish) => JSON.stringify(wish),
    }),
    delivery: new DataLoader((books) => findBookDeliveries(scope, books), { cacheKeyFn: ({ id }) => id }),
    edition: new DataLoader((ids) => findEditions(scope, ids)),
    offersOfEdition: new DataLoader((ids) => findOffersOfEditions(scope, ids)),
    usualPrice: new DataLoader((ids) => findUsualPrices(scope, ids)),
    moreByAuthor: new DataLoader((ids) => findMoreByAuthor(scope, ids)),
    similar: new DataLoader((ids) => findSimilar(scope, ids)),
    extensionLimit: new DataLoader((ids) => findExtensionLimits(scope, ids)),
    photosOfBook: new DataLoader((ids) => findBookPhotos(scope, ids)),
    photosOfFulfillment: new DataLoader((ids) => findOrderPhotos(scope, ids)),
    photosOfDispute: new DataLoader((ids) => findDisputePhotos(scope, ids)),
    removalReason: new DataLoader((books) => findRemovalReasons(scope, books), {
      cacheKeyFn: ({ id }) => id,
    }),
    order: new DataLoader((ids) => findOrders(scope, ids)),
    earnings: new DataLoader((ids) => findEarnings(scope, ids)),
    papers: new DataLoader((ids) => findPapers(scope, ids)),
    approval: new DataLoader((ids) => findApprovals(scope, ids)),
    payoutAccount: new DataLoader((ids) => findPayoutAccounts(scope, ids)),
    refundByPayout: new DataLoader((ids) => findRefundsByPayout(scope, ids)),
    review: new DataLoader((ids) => findReviews(scope, ids)),
    reviewSummary: new DataLoader((ids) => findReviewSummaries(scope, ids)),
    ownBookReview: new DataLoader((ids) => findOwnBookReviews(scope, ids)),
    ownSellerReview: new DataLoader((ids) => findOwnSellerReviews(scope, ids)),
    reputation: new DataLoader((ids) => findReputations(scope, ids)),
    rented: new DataLoader((ids) => findRented(scope, ids)),
    waiting: new DataLoader((ids) => findWaiting(scope, ids)),
    waitingIsFree: new DataLoader((entries) => findFree(scope, entries), { cacheKeyFn: ({ id }) => id }),
    waitingCount: new DataLoader((books) => findWaitingCounts(scope, books), { cacheKeyFn: ({ id }) => id }),
  };
}

/** Replaces the loaders of a request after a mutation, because their cached values are outdated. */
export function freshLoaders(context: { scope: Scope; loaders: Loaders }): Loaders {
  context.loaders = createLoaders(context.scope);
  return context.loaders;
}
