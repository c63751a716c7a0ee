import DataLoader from 'dataloader';
import type { UsualPrice } from '../domain/catalogue/usualPrice.js';
import type { CalendarWish, FreeStretch } from '../domain/rental/rentalCalendar.js';
import type { ExtensionLimit } from '../domain/orders/rentalExtension.js';
import { findAccounts, type PublicAccount } from '../usecases/accounts/findAccounts.js';
import { findBookmarked } from '../usecases/bookmarks/listBookmarks.js';
import {
  findEditions,
  findOffersOfEditions,
  type Edition,
  type EditionOffers,
} from '../usecases/editions/viewEditions.js';
import { findUsualPrices } from '../usecases/editions/viewUsualPrices.js';
import type { Book } from '../usecases/catalogue/book.js';
import { findBooks } from '../usecases/catalogue/findBooks.js';
import { findCalendars } from '../usecases/catalogue/findCalendars.js';
import { findRemovalReasons } from '../usecases/moderation/listModeration.js';
import { findExtensionLimits } from '../usecases/orders/findExtensionLimits.js';
import { findOrders } from '../usecases/orders/findOrders.js';
import type { Order } from '../usecases/orders/order.js';
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
import type { Scope } from '../usecases/scope.js';
import {
  findFree,
  findRented,
  findWaiting,
  findWaitingCounts,
  type WaitingEntry,
} from '../usecases/waiting/listWaiting.js';

/** Reads that several fields of one request share: each gathers its keys into one statement. */
export interface Loaders {
  account: DataLoader<string, PublicAccount | null>;
  /** Whatever became of them: carts and orders go on showing books that are no longer offered. */
  book: DataLoader<string, Book | null>;
  /** Whether the viewer has saved a book. */
  bookmarked: DataLoader<string, boolean>;
  /** When the copies of a book are free. */
  calendar: DataLoader<CalendarWish, FreeStretch[], string>;
  edition: DataLoader<string, Edition | null>;
  /** What is offered of an edition on the market. */
  offersOfEdition: DataLoader<string, EditionOffers>;
  /** What copies of an edition went for. */
  usualPrice: DataLoader<string, UsualPrice | null>;
  /** The ids of what else there is for who looks at a book. */
  moreByAuthor: DataLoader<string, string[]>;
  similar: DataLoader<string, string[]>;
  /** How much longer the viewer may keep what a line of an order rents. */
  extensionLimit: DataLoader<string, ExtensionLimit | null>;
  /** What a listing shows beside its cover. */
  photosOfBook: DataLoader<string, BookPhoto[]>;
  /** What both sides of a rental photographed. */
  photosOfFulfillment: DataLoader<string, OrderPhoto[]>;
  /** Why administrators took a book off the market, where the viewer may know. */
  removalReason: DataLoader<Book, string | null, string>;
  /** As the viewer may see them. */
  order: DataLoader<string, Order | null>;
  /** As the viewer may see them. */
  review: DataLoader<string, Review | null>;
  /** What the reviews of an edition come to. */
  reviewSummary: DataLoader<string, ReviewSummary>;
  /** What the viewer wrote or may write about an edition, and about a seller. */
  ownBookReview: DataLoader<string, OwnReview>;
  ownSellerReview: DataLoader<string, OwnReview>;
  /** What is told of a seller from what happened. */
  reputation: DataLoader<string, Reputation | null>;
  /** Whether the viewer has a book that they have rented. */
  rented: DataLoader<string, boolean>;
  /** The viewer's entry in the waiting list of a book. */
  waiting: DataLoader<string, WaitingEntry | null>;
  /** Whether a copy is free for what the viewer waits for. */
  waitingIsFree: DataLoader<WaitingEntry, boolean, string>;
  /** How many wait for a book, where the viewer may know. */
  waitingCount: DataLoader<Book, number | null, string>;
}

/** The loaders of one request. */
export function createLoaders(scope: Scope): Loaders {
  return {
    account: new DataLoader((ids) => findAccounts(scope, ids)),
    book: new DataLoader((ids) => findBooks(scope, ids)),
    bookmarked: new DataLoader((ids) => findBookmarked(scope, ids)),
    calendar: new DataLoader((wishes) => findCalendars(scope, wishes), {
      cacheKeyFn: (wish) => JSON.stringify(wish),
    }),
    edition: new DataLoader((ids) => findEditions(scope, ids)),
    offersOfEdition: new DataLoader((ids) => findOffersOfEditions(scope, ids)),
    usualPrice: new DataLoader((ids) => findUsualPrices(scope, ids)),
    moreByAuthor: new DataLoader((ids) => findMoreByAuthor(scope, ids)),
    similar: new DataLoader((ids) => findSimilar(scope, ids)),
    extensionLimit: new DataLoader((ids) => findExtensionLimits(scope, ids)),
    photosOfBook: new DataLoader((ids) => findBookPhotos(scope, ids)),
    photosOfFulfillment: new DataLoader((ids) => findOrderPhotos(scope, ids)),
    removalReason: new DataLoader((books) => findRemovalReasons(scope, books), {
      cacheKeyFn: ({ id }) => id,
    }),
    order: new DataLoader((ids) => findOrders(scope, ids)),
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

/** Forgets what the request has read so far, because a mutation has changed it. */
export function freshLoaders(context: { scope: Scope; loaders: Loaders }): Loaders {
  context.loaders = createLoaders(context.scope);
  return context.loaders;
}
