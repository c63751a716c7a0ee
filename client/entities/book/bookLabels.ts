import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  BookBinding,
  BookCondition,
  BookSort,
  BookStatus,
  Genre,
  ListingType,
} from '../../shared/contract/schema.generated';

/** Labels of the fifteen genres, in their fixed order (docs/marketplace.md, Books and copies). */
export const GENRE_LABELS: Record<Genre, MessageDescriptor> = {
  FICTION: msg`Fiction`,
  NON_FICTION: msg`Non-Fiction`,
  SCIENCE_FICTION: msg`Science Fiction`,
  FANTASY: msg`Fantasy`,
  MYSTERY: msg`Mystery`,
  THRILLER: msg`Thriller`,
  ROMANCE: msg`Romance`,
  HORROR: msg`Horror`,
  BIOGRAPHY: msg`Biography`,
  HISTORY: msg`History`,
  SCIENCE: msg`Science`,
  TECHNOLOGY: msg`Technology`,
  SELF_HELP: msg`Self-Help`,
  CHILDREN: msg`Children`,
  OTHER: msg`Other`,
};

export const LISTING_TYPE_LABELS: Record<ListingType, MessageDescriptor> = {
  SALE: msg`For Sale`,
  LEASE: msg`For Rent`,
  BOTH: msg`Both`,
};

export const BOOK_SORT_LABELS: Record<BookSort, MessageDescriptor> = {
  PRICE_ASC: msg`Price: Low to High`,
  PRICE_DESC: msg`Price: High to Low`,
  DATE_DESC: msg`Newest First`,
  DATE_ASC: msg`Oldest First`,
  RATING_DESC: msg`Highest Rated`,
  RENT_ASC: msg`Lowest rent`,
};

export const BOOK_CONDITION_LABELS: Record<BookCondition, MessageDescriptor> = {
  NEW: msg`New`,
  LIKE_NEW: msg`Like New`,
  VERY_GOOD: msg`Very Good`,
  GOOD: msg`Good`,
  ACCEPTABLE: msg`Acceptable`,
};

export const BOOK_BINDING_LABELS: Record<BookBinding, MessageDescriptor> = {
  PAPERBACK: msg`Paperback`,
  HARDCOVER: msg`Hardcover`,
};

export const BOOK_STATUS_LABELS: Record<BookStatus, MessageDescriptor> = {
  AVAILABLE: msg`Available`,
  RENTED: msg`Rented`,
  SOLD: msg`Sold`,
  UNLISTED: msg`Unlisted`,
};
