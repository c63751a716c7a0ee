import { ADDRESS_ERRORS } from './addressErrorTexts.js';
import { COMPLAINT_ERRORS } from './complaintErrorTexts.js';
import { DELIVERY_ERRORS } from './deliveryErrorTexts.js';
import { DISPUTE_ERRORS } from './disputeErrorTexts.js';
import { PAYOUT_ERRORS } from './payoutErrorTexts.js';
import { DOCUMENT_ERRORS } from './documentErrorTexts.js';
import { EDITION_ERRORS } from './editionErrorTexts.js';
import { FACTOR_ERRORS } from './factorErrorTexts.js';
import { MONEY_ERRORS } from './moneyErrorTexts.js';
import { ORDER_ERRORS } from './orderErrorTexts.js';
import { RENTAL_ERRORS } from './rentalErrorTexts.js';
import { REVIEW_ERRORS } from './reviewErrorTexts.js';
import { WISH_ERRORS } from './wishErrorTexts.js';

/**
 * The error codes of all refusals, with their English texts. Each text is an ICU message that takes the values of the problem.
 * The texts that docs/marketplace.md lists as fixed must not change. Clients translate by code.
 */
export const ERRORS = {
  // General
  UNAUTHENTICATED: 'Please log in first',
  INVALID_TOKEN: 'This session has ended. Please log in again.',
  FORBIDDEN: 'You are not allowed to do this. It requires the ability {ability}.',
  IN_SUPPORT_VIEW: 'Not available in a support view, which is read-only and hides some pages',
  NOT_FOUND: 'Not found',
  REQUIRED: 'This field is required',
  INVALID_VALUE: 'This value is not valid',
  TOO_LONG: 'Please use at most {max, plural, one {# character} other {# characters}}',
  TOO_MANY_ATTEMPTS:
    'Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  TRY_AGAIN: 'Someone else changed this at the same time. Please try again.',
  INTERNAL_ERROR: 'Something went wrong. Please try again.',
  SERVICE_UNAVAILABLE: 'Unable to connect to the server. Please try again later.',
  MALFORMED_REQUEST: 'The request could not be read. Please check its syntax.',
  NESTED_TOO_DEEPLY:
    'The request nests lists or objects more than {max, plural, one {# level} other {# levels}} deep',
  BODY_TOO_LARGE:
    'The request is too large. At most {max, plural, one {# byte is} other {# bytes are}} accepted.',
  UNSUPPORTED_MEDIA_TYPE: 'This content type is not supported',
  METHOD_NOT_ALLOWED: 'This path supports only {allowed}',
  PARAMETER_UNKNOWN: 'Unknown query parameter. Known parameters: {known}.',
  CROSS_SITE_REQUEST: 'Requests from other websites are not accepted',
  SORT_UNKNOWN:
    'Unknown sort order. Allowed: price_asc, price_desc, rent_asc, date_asc, date_desc, rating_desc.',
  RANGE_REVERSED: 'The maximum cannot be less than the minimum',
  PIN_CODE_INVALID: 'Please enter a PIN code of 6 digits',
  SELLER_NOT_FOUND: 'Seller not found',
  CURSOR_INVALID: 'This cursor is not valid. Please use a cursor from the same list.',
  PAGE_SIZE_OUT_OF_RANGE: 'A page can have 1 to {max, plural, one {# entry} other {# entries}}',
  PAGE_ARGUMENTS_CONFLICT: 'Use either `first` with `after`, or `last` with `before`',

  ...DOCUMENT_ERRORS,
  ...DELIVERY_ERRORS,

  // Accounts
  EMAIL_REQUIRED: 'Email is required',
  EMAIL_INVALID: 'Please enter a valid email address',
  EMAIL_TAKEN: 'An account with this email already exists',
  PASSWORD_REQUIRED: 'Password is required',
  PASSWORD_CONFIRMATION_REQUIRED: 'Please confirm your password',
  PASSWORDS_DO_NOT_MATCH: 'Passwords do not match',
  PASSWORD_TOO_SHORT: 'Password must be at least 8 characters long',
  PASSWORD_TOO_COMMON: 'This password is easy to guess. Please choose another one.',
  WRONG_CREDENTIALS: 'Failed to login: the email or the password is wrong',
  WRONG_PASSWORD: 'The password is wrong',
  LINK_INVALID: 'This link is no longer valid. Please request a new one.',
  SESSION_NOT_FOUND: 'Session not found',
  ACCOUNT_HAS_OPEN_ORDERS: 'This account has open orders. Please complete or cancel them first.',
  ACCOUNT_SUSPENDED: 'This account has been suspended',
  ...FACTOR_ERRORS,
  POLICY_NOT_IN_FORCE:
    'You agreed to a version that is not in force. Please read the current version and sign up again.',
  NAME_REQUIRED: 'Name is required',
  NAME_HAS_LINK: 'A name cannot contain a web address',
  PHONE_REQUIRED: 'Phone is required',
  ADDRESS_REQUIRED: 'Address is required',
  ZIPCODE_INVALID: 'Please enter a valid zipcode (5-6 digits)',
  PUBLISHER_NAME_TOO_SHORT: 'Publisher name must be at least 2 characters long',
  OFFICE_CONTACT_REQUIRED: 'Office contact is required',
  PUBLICATION_ADDRESS_REQUIRED: 'Publication address is required',
  WEBSITE_INVALID: 'Please enter a web address that begins with http:// or https://',
  USER_NOT_FOUND: 'User not found',
  ADMINISTRATORS_ONLY: 'Only administrators can do this',
  ADMINISTRATOR_STAYS: 'Staff accounts cannot be suspended. Please revoke their staff roles first.',
  OWN_STAFF_ROLE: 'You cannot revoke this role of your own account. Please ask another administrator.',
  CANNOT_SUPPORT: 'A support view of your own account or of a staff account is not possible',
  ALREADY_SUSPENDED: 'This account is already suspended',
  NOT_SUSPENDED: 'This account is not suspended',

  // Listings
  BOOK_NOT_FOUND: 'Book not found',
  NOT_YOUR_BOOK: 'Only the seller of this book can do this',
  LISTING_REMOVED: 'This listing was removed by a moderator: {reason}',
  LISTING_NOT_REMOVED: 'Only a listing that a moderator removed can be restored',
  SELLER_INACTIVE: 'The seller’s account is suspended or closed, so the listing stays off the market',
  ALREADY_REPORTED: 'You have already reported this listing. Thank you.',
  REPORTS_LIMIT:
    'You have {max, plural, one {# open report. Please wait until it is closed.} other {# open reports. Please wait until some of them are closed.}}',
  REPORT_REASON_REQUIRED: 'Please choose what is wrong with the listing',
  REPORT_NOT_FOUND: 'Report not found',
  INVALID_BOOK_DATA: 'Invalid book data',
  TITLE_REQUIRED: 'Book title is required',
  AUTHOR_REQUIRED: 'Author is required',
  ISBN_REQUIRED: 'ISBN is required',
  ISBN_INVALID: 'Please enter a valid ISBN (10 or 13 digits)',
  GENRE_REQUIRED: 'Please choose at least one genre',
  GENRE_UNKNOWN: 'Unknown genre. Please choose one of the listed genres.',
  BOOK_LANGUAGE_UNKNOWN: 'Unknown language. Please choose one of the listed languages.',
  BINDING_UNKNOWN: 'Unknown binding. Please choose paperback or hardcover.',
  PAGES_OUT_OF_RANGE: 'The number of pages must be a whole number from 1 to 20,000',
  YEAR_INVALID: 'The year of publication must be from 1450 to next year',
  CONDITION_REQUIRED: 'Please choose the condition of the book',
  CONDITION_UNKNOWN: 'Unknown condition. Allowed: New, Like New, Very Good, Good, Acceptable.',
  LISTING_TYPE_REQUIRED: 'Please choose how to offer the book',
  LISTING_TYPE_UNKNOWN: 'The listing type must be sale, lease or both',
  SALE_PRICE_REQUIRED: 'Sale price is required',
  RENT_REQUIRED: 'Rent per month is required',
  PRICE_NOT_POSITIVE: 'The price must be above zero',
  DEPOSIT_NEGATIVE: 'The security deposit cannot be negative',
  RENT_CREDIT_OUT_OF_RANGE:
    'The share of the rent that counts towards the price must be a whole percentage from 0 to 100',
  RENT_CREDIT_WITHOUT_PRICE:
    'The price of a rented book that is not for sale is its deposit. Please set a deposit as well, or offer the book for sale.',
  LATE_FEE_WITHOUT_DEPOSIT: 'Late fees are taken from the deposit. Please set a deposit as well.',
  LATE_FEE_NEGATIVE: 'The late fee cannot be negative',
  AMOUNT_INVALID: 'Please enter an amount with at most two decimals',
  AMOUNT_TOO_LARGE: 'The amount can be at most {max}',
  DURATION_TOO_SHORT: 'A rental lasts at least 1 month',
  DURATION_TOO_LONG: 'A rental lasts at most {max, plural, one {# month} other {# months}}',
  DURATIONS_REVERSED: 'The maximum rental duration cannot be less than the minimum',
  COPIES_OUT_OF_RANGE: 'The number of copies must be a whole number from 0 to 1,000,000',
  COPIES_CHANGED: 'The number of copies has changed: it is now {copies}. Please check it and save again.',
  COMPARE_COPIES_REQUIRED:
    'To change the number of copies, send the number you saw as compareCopies. There are now {copies}.',
  MOST_COPIES_PER_ORDER_OUT_OF_RANGE: 'The limit per order must be from 1 to 1,000 copies',
  COPIES_TAKEN:
    '{min, plural, one {# copy is} other {# copies are}} rented out or reserved and cannot be removed',
  PUBLISHERS_ONLY: 'Only publishers can upload books in bulk',
  IMAGE_TOO_LARGE: 'Image size should be less than 5MB',
  NOT_AN_IMAGE: 'Please upload an image file',
  IMAGE_DIMENSIONS_TOO_LARGE:
    'The image has {width} by {height} pixels. Please use one with at most {max, plural, one {# megapixel} other {# megapixels}}.',
  IMAGE_INTERLACED:
    'Interlaced PNG images are not supported. Please save the image without interlacing, or as JPEG.',
  TOO_MANY_PHOTOS: 'You can add at most {max, plural, one {# photo} other {# photos}} here',
  PHOTO_NOT_FOUND: 'Photo not found',
  PHOTO_ORDER_INVALID: 'Please list each photo of the listing exactly once',
  PHOTO_STAGE_UNKNOWN: 'Please choose a stage: dispatch, receipt or return',
  PHOTOS_OF_RENTALS_ONLY: 'Photos can be added to rentals only',
  FILE_REQUIRED: 'Please select a file to upload',
  FILE_TOO_LARGE:
    'The file is too large. At most {max, plural, one {# byte is} other {# bytes are}} accepted.',
  FILE_NOT_JSON: 'Please upload a JSON file',
  JSON_INVALID: 'Invalid JSON format',
  BOOKS_NOT_A_LIST: 'The file must contain a list of books',
  TOO_MANY_ROWS: 'The file contains more than {max, plural, one {# book} other {# books}}. Please split it.',

  // Cart
  CART_ITEM_NOT_FOUND: 'This item is not in your cart',
  ALREADY_IN_CART: 'This book is already in your cart. Please check your cart.',
  CART_FULL: 'A cart can hold at most {max, plural, one {# item} other {# different items}}',
  OWN_BOOK: 'You cannot buy or rent your own book',
  NOT_FOR_SALE: 'This book is not for sale',
  NOT_FOR_RENT: 'This book is not for rent',
  BOOK_SOLD: 'This book has been sold',
  BOOK_RENTED: 'This book is rented out until {availableFrom}',
  BOOK_UNLISTED: 'This book is off the market',
  NOT_ENOUGH_COPIES: 'Only {available, plural, one {# copy} other {# copies}} can be ordered',
  QUANTITY_TOO_SMALL: 'The quantity must be at least {min}',
  QUANTITY_TOO_LARGE: 'The quantity can be at most {max}',
  TOO_MANY_COPIES: 'An order can hold at most {max, plural, one {# copy} other {# copies}} of this book',
  ORDER_TOO_LARGE:
    'An order can hold at most {max, plural, one {# copy} other {# copies}} in total. Please order the rest separately.',
  RENTAL_PERIOD_REQUIRED: 'Please choose how long to rent the book',
  RENTAL_PERIOD_UNEXPECTED: 'A purchase cannot have a rental period',
  DURATION_OUT_OF_RANGE:
    'This book can be rented for at least {min} and at most {max, plural, one {# month} other {# months}}',
  DATE_INVALID: 'Please enter a valid date',
  DATES_REVERSED: 'The last day cannot be before the first day',
  DATE_IN_PAST: 'The rental cannot start in the past',
  DATE_TOO_FAR: 'The rental cannot start after {latest}',
  PERIOD_INVALID: 'The rental must end after it starts',
  DAYS_PAST: 'These days are in the past. Please choose later days.',

  ...ORDER_ERRORS,
  ...RENTAL_ERRORS,
  ...COMPLAINT_ERRORS,
  ...DISPUTE_ERRORS,
  ...PAYOUT_ERRORS,
  ...MONEY_ERRORS,
  ...EDITION_ERRORS,
  ...REVIEW_ERRORS,
  ...WISH_ERRORS,
  ...ADDRESS_ERRORS,
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof ERRORS;
