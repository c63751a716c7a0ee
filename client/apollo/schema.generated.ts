export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar: YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment in UTC, as ISO 8601: 2026-11-21T09:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** An exact amount in major units (rupees) with at most two decimals, as text: "249.50". */
  Decimal: { input: string; output: string; }
  /** A file in a multipart request. */
  Upload: { input: File; output: File; }
};

/** Which book to save. */
export type AddBookmarkInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
};

/** What to put into the cart. */
export type AddToCartInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
  /** How many copies; one when it is left out. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  /** For a rental, and only for a rental. */
  readonly rental?: InputMaybe<RentalInput>;
  /** Whether to buy or to rent it. */
  readonly type: CartItemType;
};

/** Where an order is to go. */
export type AddressInput = {
  /** The town or city. */
  readonly city: Scalars['String']['input'];
  /** The country; India when it is left out. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** The state. */
  readonly state: Scalars['String']['input'];
  /** House and street. */
  readonly street: Scalars['String']['input'];
  /** The postal code, 5 or 6 digits. */
  readonly zipcode: Scalars['String']['input'];
};

/** How many copies came to a listing or left it. */
export type AdjustCopiesInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
  /** How many copies to add; below zero to take away. */
  readonly delta: Scalars['Int']['input'];
  /** A text of your choice, new for every adjustment: the same one adjusts once, however often it is sent. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The state of the paper. */
export type BookCondition =
  /** Worn, but whole and readable. */
  | 'ACCEPTABLE'
  /** Signs of reading, nothing missing. */
  | 'GOOD'
  /** Read, and not to be seen. */
  | 'LIKE_NEW'
  /** Never read. */
  | 'NEW'
  /** Small signs of reading. */
  | 'VERY_GOOD';

/** Which books a list shows; what is left out does not restrict it. */
export type BookFilter = {
  /** When a copy has to be free, on all of the days. */
  readonly free?: InputMaybe<DaysInput>;
  /** One of the genres of the book. */
  readonly genre?: InputMaybe<Genre>;
  /** How the book is offered. */
  readonly listingType?: InputMaybe<ListingType>;
  /** Words of title and author, forgiving a typo, an accent and a missing end; or an ISBN. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Who offers the book. */
  readonly sellerId?: InputMaybe<Scalars['ID']['input']>;
};

/** The order of a list of books. */
export type BookSort =
  /** Oldest first. */
  | 'DATE_ASC'
  /** Newest first. */
  | 'DATE_DESC'
  /** Cheapest first: by monthly rent when the list is filtered by LEASE; otherwise by sale price, and what is only for rent follows. What has a free copy comes before everything that has none. */
  | 'PRICE_ASC'
  /** Dearest first, by the same prices. What has a free copy comes first here too. */
  | 'PRICE_DESC'
  /** Books of the best rated sellers first. */
  | 'RATING_DESC';

/** Whether a book has a copy that is available today. */
export type BookStatus =
  /** A copy is free today. */
  | 'AVAILABLE'
  /** All copies are out; `availableFrom` says when one is back. */
  | 'RENTED'
  /** No copy is left. */
  | 'SOLD'
  /** Its seller took it off the market. */
  | 'UNLISTED';

/** Which fulfillment to cancel. */
export type CancelFulfillmentInput = {
  /** The fulfillment. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** Why; a seller has to say it. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which order to cancel. */
export type CancelOrderInput = {
  /** The order. */
  readonly orderId: Scalars['ID']['input'];
  /** Why. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Whether copies are taken for good or for a while. */
export type CartItemType =
  /** Bought. */
  | 'PURCHASE'
  /** Rented for whole months; a deposit is held meanwhile. */
  | 'RENTAL';

/** A new password by the present one. */
export type ChangePasswordInput = {
  /** The new password once more. */
  readonly confirmPassword: Scalars['String']['input'];
  /** The present password. */
  readonly currentPassword: Scalars['String']['input'];
  /** The new password, at least 8 characters. */
  readonly password: Scalars['String']['input'];
};

/** Proof that it is really you who closes the account. */
export type CloseAccountInput = {
  /** The present password. */
  readonly currentPassword: Scalars['String']['input'];
};

/** Which fulfillment to confirm. */
export type ConfirmFulfillmentInput = {
  /** The fulfillment. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** An ISO 4217 currency. Everything is charged in INR; the others are for display. */
export type CurrencyCode =
  /** Euro. */
  | 'EUR'
  /** Indian rupee. */
  | 'INR'
  /** United States dollar. */
  | 'USD';

/** Days that follow each other, up to the day before `endsOn`. */
export type DaysInput = {
  /** The day after the last one. */
  readonly endsOn: Scalars['Date']['input'];
  /** The first day. */
  readonly startsOn: Scalars['Date']['input'];
};

/** Which report to settle without consequences, and why. */
export type DismissReportInput = {
  /** Why; it stays on record. */
  readonly reason: Scalars['String']['input'];
  /** The report. */
  readonly reportId: Scalars['ID']['input'];
};

/** What changes of a listing; what is left out stays. Amounts in rupees. */
export type EditBookInput = {
  /** The author or authors. */
  readonly author?: InputMaybe<Scalars['String']['input']>;
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
  /** How many copies you saw when you decided on `copies`; required to change their number. When somebody has bought one since, the edit is refused with COPIES_CHANGED instead of bringing it back; the current number is in `values`. To add or remove copies whatever was sold meanwhile, use adjustCopies. */
  readonly compareCopies?: InputMaybe<Scalars['Int']['input']>;
  /** The state of the paper. */
  readonly condition?: InputMaybe<BookCondition>;
  /** More about its condition; null for nothing. */
  readonly conditionDescription?: InputMaybe<Scalars['String']['input']>;
  /** How many copies there are that are not sold, as `Book.copies.total`: 0 to 1,000,000. */
  readonly copies?: InputMaybe<Scalars['Int']['input']>;
  /** A new photo of the cover: JPEG, PNG, WebP, AVIF or GIF of at most 5,242,880 bytes. */
  readonly cover?: InputMaybe<Scalars['Upload']['input']>;
  /** What there is to say of the book; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At least one genre, the main one first. */
  readonly genres?: InputMaybe<ReadonlyArray<Genre>>;
  /** The ISBN-10 or ISBN-13, with or without hyphens. */
  readonly isbn?: InputMaybe<Scalars['String']['input']>;
  /** The terms of a rental, as a whole: needed once the book is for rent. */
  readonly lease?: InputMaybe<LeaseInput>;
  /** What is asked of those who rent it; null for nothing. */
  readonly leaseTerms?: InputMaybe<Scalars['String']['input']>;
  /** How the book is offered; prices of another kind are dropped. */
  readonly listingType?: InputMaybe<ListingType>;
  /** How many copies one order may take: 1 to 1,000; null for 20. */
  readonly mostCopiesPerOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Goes back to a drawn cover, unless a photo comes with it. */
  readonly removeCover?: Scalars['Boolean']['input'];
  /** To buy a copy: needed once the book is for sale. */
  readonly salePrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The title. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Which session to end. */
export type EndSessionInput = {
  /** One of `sessions`. */
  readonly sessionId: Scalars['ID']['input'];
};

/** Every way in which Panna says no. The description of a code is its English text. */
export type ErrorCode =
  /** Orders of this account are still under way. Please finish or cancel them first. */
  | 'ACCOUNT_HAS_OPEN_ORDERS'
  /** This account has been suspended */
  | 'ACCOUNT_SUSPENDED'
  /** Address is required */
  | 'ADDRESS_REQUIRED'
  /** Only administrators can do this */
  | 'ADMINISTRATORS_ONLY'
  /** An administrator cannot be suspended */
  | 'ADMINISTRATOR_STAYS'
  /** This has been cancelled */
  | 'ALREADY_CANCELLED'
  /** This is already confirmed */
  | 'ALREADY_CONFIRMED'
  /** This has already been delivered */
  | 'ALREADY_DELIVERED'
  /** This book is already in your cart. Please check your cart. */
  | 'ALREADY_IN_CART'
  /** You have already rated this seller for this order */
  | 'ALREADY_RATED'
  /** You have reported this listing already. Thank you. */
  | 'ALREADY_REPORTED'
  /** This has already been returned */
  | 'ALREADY_RETURNED'
  /** This has already been shipped */
  | 'ALREADY_SHIPPED'
  /** This account is suspended already */
  | 'ALREADY_SUSPENDED'
  /** Please enter an amount with at most two decimals */
  | 'AMOUNT_INVALID'
  /** The amount must be above zero */
  | 'AMOUNT_NOT_POSITIVE'
  /** The amount can be at most {max} */
  | 'AMOUNT_TOO_LARGE'
  /** Author is required */
  | 'AUTHOR_REQUIRED'
  /** This is not a GraphQL request */
  | 'BAD_REQUEST'
  /** The variables do not fit the types of the operation */
  | 'BAD_USER_INPUT'
  /** The request is larger than {max} bytes */
  | 'BODY_TOO_LARGE'
  /** The file must hold a list of books */
  | 'BOOKS_NOT_A_LIST'
  /** Book not found */
  | 'BOOK_NOT_FOUND'
  /** This book is rented out until {availableFrom} */
  | 'BOOK_RENTED'
  /** This book has been sold */
  | 'BOOK_SOLD'
  /** This book is no longer offered */
  | 'BOOK_UNLISTED'
  /** Only the buyer can do this */
  | 'BUYER_ONLY'
  /** Your cart is empty */
  | 'CART_EMPTY'
  /** A cart holds at most {max} different items */
  | 'CART_FULL'
  /** This item is not in your cart */
  | 'CART_ITEM_NOT_FOUND'
  /** Say in compareCopies how many copies you saw, so that none is sold twice: there are {copies} now */
  | 'COMPARE_COPIES_REQUIRED'
  /** Please choose the condition of the book */
  | 'CONDITION_REQUIRED'
  /** This condition is not known */
  | 'CONDITION_UNKNOWN'
  /** The number of copies has changed meanwhile: there are {copies} now */
  | 'COPIES_CHANGED'
  /** The number of copies must be a whole number from 0 to 1,000,000 */
  | 'COPIES_OUT_OF_RANGE'
  /** At least {min} copies are rented out or promised, and stay */
  | 'COPIES_TAKEN'
  /** Requests from other sites are not accepted */
  | 'CROSS_SITE_REQUEST'
  /** This page cursor is not valid */
  | 'CURSOR_INVALID'
  /** The last day cannot be before the first */
  | 'DATES_REVERSED'
  /** Please enter a valid date */
  | 'DATE_INVALID'
  /** The rental cannot begin in the past */
  | 'DATE_IN_PAST'
  /** The rental cannot begin after {latest} */
  | 'DATE_TOO_FAR'
  /** The security deposit cannot be below zero */
  | 'DEPOSIT_NEGATIVE'
  /** The maximum rental duration cannot be below the minimum */
  | 'DURATIONS_REVERSED'
  /** This book can be rented for {min} to {max} months */
  | 'DURATION_OUT_OF_RANGE'
  /** A rental lasts at most {max} months */
  | 'DURATION_TOO_LONG'
  /** A rental lasts at least 1 month */
  | 'DURATION_TOO_SHORT'
  /** Please enter a valid email address */
  | 'EMAIL_INVALID'
  /** Email is required */
  | 'EMAIL_REQUIRED'
  /** An account with this email already exists */
  | 'EMAIL_TAKEN'
  /** This idempotency key belongs to another extension */
  | 'EXTENSION_KEY_REUSED'
  /** Someone else has reserved this book from {from}. You can keep it until {latest}. */
  | 'EXTENSION_RESERVED'
  /** This book can be rented for at most {max} months. You can keep it until {latest}. */
  | 'EXTENSION_TOO_LONG'
  /** Please upload a JSON file */
  | 'FILE_NOT_JSON'
  /** Please select a file to upload */
  | 'FILE_REQUIRED'
  /** The file is larger than {max} bytes */
  | 'FILE_TOO_LARGE'
  /** You may not do this */
  | 'FORBIDDEN'
  /** This part of an order was not found */
  | 'FULFILLMENT_NOT_FOUND'
  /** Please choose at least one genre */
  | 'GENRE_REQUIRED'
  /** This genre is not known */
  | 'GENRE_UNKNOWN'
  /** The document is not GraphQL */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document asks for something that the schema does not have */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** This idempotency key was used for something else before */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The image has {width} by {height} pixels. Please make it smaller: at most {max} megapixels are possible. */
  | 'IMAGE_DIMENSIONS_TOO_LARGE'
  /** Interlaced PNG images cannot be used. Please save it without interlacing, or as JPEG. */
  | 'IMAGE_INTERLACED'
  /** Image size should be less than 5MB */
  | 'IMAGE_TOO_LARGE'
  /** Something went wrong. Please try again. */
  | 'INTERNAL_ERROR'
  /** Invalid book data */
  | 'INVALID_BOOK_DATA'
  /** This session has ended. Please log in again. */
  | 'INVALID_TOKEN'
  /** This value is not valid */
  | 'INVALID_VALUE'
  /** Please enter a valid ISBN (10 or 13 digits) */
  | 'ISBN_INVALID'
  /** ISBN is required */
  | 'ISBN_REQUIRED'
  /** Invalid JSON format */
  | 'JSON_INVALID'
  /** The late fee cannot be below zero */
  | 'LATE_FEE_NEGATIVE'
  /** A late fee is taken from the deposit. Please ask for a deposit, too. */
  | 'LATE_FEE_WITHOUT_DEPOSIT'
  /** This link is not valid any more. Please ask for a new one. */
  | 'LINK_INVALID'
  /** The administrators have not taken this listing off the market */
  | 'LISTING_NOT_REMOVED'
  /** The administrators have taken this listing off the market: {reason} */
  | 'LISTING_REMOVED'
  /** Please choose how to offer the book */
  | 'LISTING_TYPE_REQUIRED'
  /** The listing type must be sale, lease or both */
  | 'LISTING_TYPE_UNKNOWN'
  /** The request could not be understood */
  | 'MALFORMED_REQUEST'
  /** This path takes {allowed} only */
  | 'METHOD_NOT_ALLOWED'
  /** An order can be allowed 1 to 1,000 copies of a book */
  | 'MOST_COPIES_PER_ORDER_OUT_OF_RANGE'
  /** A name cannot contain a web address */
  | 'NAME_HAS_LINK'
  /** Name is required */
  | 'NAME_REQUIRED'
  /** The request nests lists or objects more than {max} levels deep */
  | 'NESTED_TOO_DEEPLY'
  /** Only what was rented can be extended */
  | 'NOTHING_TO_EXTEND'
  /** There is no rental to take back */
  | 'NOTHING_TO_TAKE_BACK'
  /** Please upload an image file */
  | 'NOT_AN_IMAGE'
  /** Only {available} of these copies can be ordered */
  | 'NOT_ENOUGH_COPIES'
  /** This book is not for rent */
  | 'NOT_FOR_RENT'
  /** This book is not for sale */
  | 'NOT_FOR_SALE'
  /** Not found */
  | 'NOT_FOUND'
  /** This account is not suspended */
  | 'NOT_SUSPENDED'
  /** The seller has not confirmed this yet */
  | 'NOT_YET_CONFIRMED'
  /** This has not been delivered yet */
  | 'NOT_YET_DELIVERED'
  /** This has not been shipped yet */
  | 'NOT_YET_SHIPPED'
  /** Only the seller of this book can do this */
  | 'NOT_YOUR_BOOK'
  /** Office contact is required */
  | 'OFFICE_CONTACT_REQUIRED'
  /** Please name one of the operations of the document in operationName, or send one operation only */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** This line of an order was not found */
  | 'ORDER_ITEM_NOT_FOUND'
  /** Order not found */
  | 'ORDER_NOT_FOUND'
  /** An order can hold at most {max} copies in all. Please order the others separately. */
  | 'ORDER_TOO_LARGE'
  /** You cannot buy or rent your own book */
  | 'OWN_BOOK'
  /** Use first with after, or last with before, but not both */
  | 'PAGE_ARGUMENTS_CONFLICT'
  /** A page holds 1 to {max} entries */
  | 'PAGE_SIZE_OUT_OF_RANGE'
  /** There is no parameter {name} here. Known: {known}. */
  | 'PARAMETER_UNKNOWN'
  /** Passwords do not match */
  | 'PASSWORDS_DO_NOT_MATCH'
  /** Please confirm your password */
  | 'PASSWORD_CONFIRMATION_REQUIRED'
  /** Password is required */
  | 'PASSWORD_REQUIRED'
  /** This password is easy to guess. Please choose another one. */
  | 'PASSWORD_TOO_COMMON'
  /** Password must be at least 8 characters long */
  | 'PASSWORD_TOO_SHORT'
  /** This payment method is not known */
  | 'PAYMENT_METHOD_UNKNOWN'
  /** The payment was refused */
  | 'PAYMENT_REFUSED'
  /** The rental must end after it begins */
  | 'PERIOD_INVALID'
  /** The persisted query is not known. Please send its text as well. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Persisted queries are not supported */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** Phone is required */
  | 'PHONE_REQUIRED'
  /** A price has changed. The amount due is now {amountDue}. Please check your cart. */
  | 'PRICE_CHANGED'
  /** The price must be above zero */
  | 'PRICE_NOT_POSITIVE'
  /** Publication address is required */
  | 'PUBLICATION_ADDRESS_REQUIRED'
  /** Only publishers can upload books in bulk */
  | 'PUBLISHERS_ONLY'
  /** Publisher name must be at least 2 characters long */
  | 'PUBLISHER_NAME_TOO_SHORT'
  /** The quantity can be at most {max} */
  | 'QUANTITY_TOO_LARGE'
  /** The quantity must be at least {min} */
  | 'QUANTITY_TOO_SMALL'
  /** The operation costs {cost}, at most {max} is accepted. Please ask for fewer fields or smaller pages. */
  | 'QUERY_TOO_COSTLY'
  /** The operation nests fields too deeply */
  | 'QUERY_TOO_DEEP'
  /** A rating is half a star to five stars, in half stars */
  | 'RATING_OUT_OF_RANGE'
  /** Please give a reason */
  | 'REASON_REQUIRED'
  /** Please choose how long to rent the book */
  | 'RENTAL_PERIOD_REQUIRED'
  /** A purchase has no rental period */
  | 'RENTAL_PERIOD_UNEXPECTED'
  /** Rent per month is required */
  | 'RENT_REQUIRED'
  /** You have {max} reports that are not dealt with yet. Please wait until some of them are. */
  | 'REPORTS_LIMIT'
  /** Report not found */
  | 'REPORT_NOT_FOUND'
  /** Please choose what is wrong with the listing */
  | 'REPORT_REASON_REQUIRED'
  /** This field is required */
  | 'REQUIRED'
  /** Sale price is required */
  | 'SALE_PRICE_REQUIRED'
  /** The account of the seller is suspended or closed, so the listing stays off the market */
  | 'SELLER_INACTIVE'
  /** Only the seller can do this */
  | 'SELLER_ONLY'
  /** Uploader information not found */
  | 'SELLER_UNKNOWN'
  /** Unable to connect to the server. Please try again later. */
  | 'SERVICE_UNAVAILABLE'
  /** Session not found */
  | 'SESSION_NOT_FOUND'
  /** Please fill in all required fields */
  | 'SHIPPING_ADDRESS_INCOMPLETE'
  /** This order is not known */
  | 'SORT_UNKNOWN'
  /** A WebSocket answers subscriptions only. Please send queries and mutations by POST. */
  | 'SUBSCRIPTIONS_ONLY'
  /** Book title is required */
  | 'TITLE_REQUIRED'
  /** Please use at most {max} characters */
  | 'TOO_LONG'
  /** The document has too many aliases */
  | 'TOO_MANY_ALIASES'
  /** Too many attempts. Please try again in {seconds} seconds. */
  | 'TOO_MANY_ATTEMPTS'
  /** An order can hold at most {max} copies of this book */
  | 'TOO_MANY_COPIES'
  /** The file holds more than {max} books */
  | 'TOO_MANY_ROWS'
  /** A connection has at most {max} subscriptions. Please end one first. */
  | 'TOO_MANY_SUBSCRIPTIONS'
  /** Please verify your email address first. Until then at most {max} of your orders can wait for their sellers. */
  | 'TOO_MANY_UNCONFIRMED_ORDERS'
  /** Someone else was changing the same thing. Please try again. */
  | 'TRY_AGAIN'
  /** Please log in first */
  | 'UNAUTHENTICATED'
  /** This content type is not supported */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** User not found */
  | 'USER_NOT_FOUND'
  /** Please enter a web address that begins with http:// or https:// */
  | 'WEBSITE_INVALID'
  /** At most {most} of the deposit can be withheld */
  | 'WITHHELD_TOO_MUCH'
  /** Failed to login: the email or the password is wrong */
  | 'WRONG_CREDENTIALS'
  /** The password is wrong */
  | 'WRONG_PASSWORD'
  /** Please enter a valid zipcode (5-6 digits) */
  | 'ZIPCODE_INVALID';

/** Which rental to extend, and by how much. */
export type ExtendRentalInput = {
  /** A text of your choice, new for every extension: the same one extends once, however often it is sent in a week. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How many months more, at least one. */
  readonly months: Scalars['Int']['input'];
  /** The line of the order. */
  readonly orderItemId: Scalars['ID']['input'];
};

/** What a book is about. */
export type Genre =
  /** Biography. */
  | 'BIOGRAPHY'
  /** Books for children. */
  | 'CHILDREN'
  /** Fantasy. */
  | 'FANTASY'
  /** Fiction. */
  | 'FICTION'
  /** History. */
  | 'HISTORY'
  /** Horror. */
  | 'HORROR'
  /** Mystery. */
  | 'MYSTERY'
  /** Non-fiction. */
  | 'NON_FICTION'
  /** Anything else. */
  | 'OTHER'
  /** Romance. */
  | 'ROMANCE'
  /** Science. */
  | 'SCIENCE'
  /** Science fiction. */
  | 'SCIENCE_FICTION'
  /** Self-help. */
  | 'SELF_HELP'
  /** Technology. */
  | 'TECHNOLOGY'
  /** Thriller. */
  | 'THRILLER';

/** Many books at once, from a file. */
export type ImportBooksInput = {
  /** A JSON file of at most 10,000,000 bytes: an array of books, each a `ListBookInput` without its cover, or a `BookData` of the REST API. The ISBN may be left out here. */
  readonly file?: InputMaybe<Scalars['Upload']['input']>;
};

/** The languages of the web client and of mail. */
export type Language =
  /** English. */
  | 'EN'
  /** Gujarati. */
  | 'GU'
  /** Hindi. */
  | 'HI';

/** What a book is rented out for. Amounts in rupees, durations in months. */
export type LeaseInput = {
  /** What is held for a copy until it is back. */
  readonly deposit: Scalars['Decimal']['input'];
  /** For each day that a copy comes back late, taken from its deposit; nothing when it is left out. */
  readonly lateFeePerDay?: InputMaybe<Scalars['Decimal']['input']>;
  /** The most months of a rental; no limit when it is left out. */
  readonly maxDuration?: InputMaybe<Scalars['Int']['input']>;
  /** The fewest months of a rental. */
  readonly minDuration?: Scalars['Int']['input'];
  /** The rent of a copy for a month, above zero. */
  readonly perMonth: Scalars['Decimal']['input'];
};

/** Why money moves. */
export type LedgerEntryKind =
  /** Purchases and rents, charged when the order was placed. */
  | 'CHARGE'
  /** Deposits, held until the books come back. */
  | 'DEPOSIT_HELD'
  /** Deposits given back. */
  | 'DEPOSIT_RELEASED'
  /** Kept of the deposit by the seller, for the reason in the note. */
  | 'DEPOSIT_WITHHELD'
  /** Taken from the deposit for what came back late. */
  | 'LATE_FEE'
  /** Charges given back. */
  | 'REFUND';

/** What a seller fills in to offer a book. Amounts in rupees. */
export type ListBookInput = {
  /** The author or authors. */
  readonly author: Scalars['String']['input'];
  /** The state of the paper. */
  readonly condition: BookCondition;
  /** More about its condition. */
  readonly conditionDescription?: InputMaybe<Scalars['String']['input']>;
  /** How many copies there are: 0 to 1,000,000. */
  readonly copies?: Scalars['Int']['input'];
  /** A photo of the cover: JPEG, PNG, WebP, AVIF or GIF of at most 5,242,880 bytes. */
  readonly cover?: InputMaybe<Scalars['Upload']['input']>;
  /** What there is to say of the book. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At least one genre, the main one first. */
  readonly genres: ReadonlyArray<Genre>;
  /** A text of your choice, new for every book: the same one gives the same book, however often it is sent. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The ISBN-10 or ISBN-13, with or without hyphens. */
  readonly isbn: Scalars['String']['input'];
  /** To rent a copy: required for LEASE and BOTH. */
  readonly lease?: InputMaybe<LeaseInput>;
  /** What is asked of those who rent it. */
  readonly leaseTerms?: InputMaybe<Scalars['String']['input']>;
  /** How the book is offered; prices of another kind are dropped. */
  readonly listingType: ListingType;
  /** How many copies one order may take: 1 to 1,000; 20 when it is left out. */
  readonly mostCopiesPerOrder?: InputMaybe<Scalars['Int']['input']>;
  /** To buy a copy: required for SALE and BOTH. */
  readonly salePrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The title. */
  readonly title: Scalars['String']['input'];
};

/** How a book is offered. As a filter, SALE and LEASE also find what is offered both ways. */
export type ListingType =
  /** To buy or to rent. */
  | 'BOTH'
  /** To rent. */
  | 'LEASE'
  /** To buy. */
  | 'SALE';

/** What one gives to log in. */
export type LogInInput = {
  /** The email address of the account. */
  readonly email: Scalars['String']['input'];
  /** The password. */
  readonly password: Scalars['String']['input'];
};

/** Which fulfillment was delivered. */
export type MarkDeliveredInput = {
  /** The fulfillment. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** What administrators can do. */
export type ModerationKind =
  /** Settle a report with which nothing is wrong. */
  | 'DISMISS_REPORT'
  /** Let it in again. */
  | 'REINSTATE_ACCOUNT'
  /** Take a listing off the market. */
  | 'REMOVE_LISTING'
  /** Put it back. */
  | 'RESTORE_LISTING'
  /** Take an account off the site, with what it offers. */
  | 'SUSPEND_ACCOUNT';

/** How far a fulfillment has come; of an order, how far the least advanced one that is not cancelled. */
export type OrderStatus =
  /** It will not be sent; the money goes back. */
  | 'CANCELLED'
  /** The seller will send it. */
  | 'CONFIRMED'
  /** The buyer has it. */
  | 'DELIVERED'
  /** Ordered; the seller has not answered yet. */
  | 'PENDING'
  /** What was rented has come back. */
  | 'RETURNED'
  /** On its way. */
  | 'SHIPPED';

/** How the buyer says to pay. */
export type PaymentMethod =
  /** Credit card. */
  | 'CREDIT_CARD'
  /** Debit card. */
  | 'DEBIT_CARD'
  /** A bank account, online. */
  | 'NET_BANKING'
  /** Unified Payments Interface. */
  | 'UPI';

/** How to order the cart. */
export type PlaceOrderInput = {
  /** The amount due that the buyer has seen (rupees): another one is refused with PRICE_CHANGED. */
  readonly expectedAmountDue?: InputMaybe<Scalars['Decimal']['input']>;
  /** A text of your choice, new for every order: the same one gives the same order, however often it is sent in a week. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** How to pay; UPI when it is left out. */
  readonly paymentMethod?: InputMaybe<PaymentMethod>;
  /** Where it is to go. */
  readonly shippingAddress: AddressInput;
};

/** Which book to put back on the market. */
export type PutBackBookInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
};

/** What the buyer of an order thinks of one of its sellers. */
export type RateSellerInput = {
  /** The order. */
  readonly orderId: Scalars['ID']['input'];
  /** The seller. */
  readonly sellerId: Scalars['ID']['input'];
  /** Half a star to five stars, in half stars. */
  readonly stars: Scalars['Float']['input'];
};

/** Which account to let in again. */
export type ReinstateAccountInput = {
  /** The person. */
  readonly userId: Scalars['ID']['input'];
};

/** Which book to save no more. */
export type RemoveBookmarkInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
};

/** Which line to take out of the cart. */
export type RemoveFromCartInput = {
  /** The line. */
  readonly cartItemId: Scalars['ID']['input'];
};

/** Which listing to take off the market, and why. */
export type RemoveListingInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
  /** Why; its seller is shown this. */
  readonly reason: Scalars['String']['input'];
};

/** For how long, and from when, to rent a book. */
export type RentalInput = {
  /** How many calendar months. */
  readonly months: Scalars['Int']['input'];
  /** The first day; today when it is left out. */
  readonly startsOn?: InputMaybe<Scalars['Date']['input']>;
};

/** What is wrong with which listing. */
export type ReportBookInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
  /** More about it; at most 1000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** What is wrong. */
  readonly reason: ReportReason;
};

/** What can be wrong with a listing. */
export type ReportReason =
  /** It is a pirated copy. */
  | 'COUNTERFEIT'
  /** The seller takes money for nothing. */
  | 'FRAUD'
  /** It insults or harms somebody. */
  | 'OFFENSIVE'
  /** Something else, which the note says. */
  | 'OTHER'
  /** It is not what the listing says. */
  | 'WRONG_DESCRIPTION';

/** Whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** The email address of the account. */
  readonly email: Scalars['String']['input'];
};

/** A new password by a mailed link. */
export type ResetPasswordInput = {
  /** The new password once more. */
  readonly confirmPassword: Scalars['String']['input'];
  /** The new password, at least 8 characters. */
  readonly password: Scalars['String']['input'];
  /** The last part of the mailed link. */
  readonly token: Scalars['String']['input'];
};

/** Which listing to put back. */
export type RestoreListingInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
};

/** What an account is for. Readers and publishers both sell. */
export type Role =
  /** Moderates listings and accounts. */
  | 'ADMINISTRATOR'
  /** A house that lists books in bulk. */
  | 'PUBLISHER'
  /** A person who reads, buys, rents and sells. */
  | 'READER';

/** What a seller has to do next about a fulfillment. */
export type SellerTask =
  /** Say that it will be sent. */
  | 'CONFIRM'
  /** Send it. */
  | 'SHIP'
  /** See to it that what was rented comes back: it is due today, or was before. */
  | 'TAKE_BACK';

/** Which fulfillment was shipped, and how. */
export type ShipFulfillmentInput = {
  /** Who carries it. */
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  /** The fulfillment. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** The number under which the carrier follows it. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What a publisher fills in to sign up. */
export type SignUpPublisherInput = {
  /** The company behind it. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  /** The password once more. */
  readonly confirmPassword: Scalars['String']['input'];
  /** What the publisher is about. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One account per address, whatever the case of its letters. */
  readonly email: Scalars['String']['input'];
  /** The phone number. */
  readonly officeContact: Scalars['String']['input'];
  /** At least 8 characters. */
  readonly password: Scalars['String']['input'];
  /** The postal address. */
  readonly publicationAddress: Scalars['String']['input'];
  /** The name on the books, at least 2 characters. */
  readonly publisherName: Scalars['String']['input'];
  /** The registration number. */
  readonly registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** The web site. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
  /** The postal code, 5 or 6 digits. */
  readonly zipcode: Scalars['String']['input'];
};

/** What a reader fills in to sign up. */
export type SignUpReaderInput = {
  /** The postal address. */
  readonly address: Scalars['String']['input'];
  /** The password once more. */
  readonly confirmPassword: Scalars['String']['input'];
  /** One account per address, whatever the case of its letters. */
  readonly email: Scalars['String']['input'];
  /** The full name. */
  readonly name: Scalars['String']['input'];
  /** At least 8 characters. */
  readonly password: Scalars['String']['input'];
  /** The phone number. */
  readonly phone: Scalars['String']['input'];
  /** The postal code, 5 or 6 digits. */
  readonly zipcode: Scalars['String']['input'];
};

/** Which account to suspend, and why. */
export type SuspendAccountInput = {
  /** Why; it stays on record. */
  readonly reason: Scalars['String']['input'];
  /** The person. */
  readonly userId: Scalars['ID']['input'];
};

/** Of which fulfillment what was rented is back. */
export type TakeBackFulfillmentInput = {
  /** The fulfillment. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** What is kept of the deposit for damage; nothing when it is left out. */
  readonly withhold?: InputMaybe<WithholdInput>;
};

/** Which book to take off the market. */
export type TakeOffBookInput = {
  /** The book. */
  readonly bookId: Scalars['ID']['input'];
};

/** How the web client looks. */
export type Theme =
  /** Light text on dark. */
  | 'DARK'
  /** Dark text on light. */
  | 'LIGHT'
  /** As the device is set. */
  | 'SYSTEM';

/** How many copies a line of the cart is to have. */
export type UpdateCartItemInput = {
  /** The line. */
  readonly cartItemId: Scalars['ID']['input'];
  /** How many copies, at least one. */
  readonly quantity: Scalars['Int']['input'];
};

/** What to change in the profile; what is left out stays. */
export type UpdateProfileInput = {
  /** The new postal address. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** The new phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** The settings to change; what is left out stays. */
export type UpdateSettingsInput = {
  /** The currency of approximate prices. */
  readonly currency?: InputMaybe<CurrencyCode>;
  /** Whether any mail is sent beside the necessary. */
  readonly emailNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** The language of the web client and of mail. */
  readonly language?: InputMaybe<Language>;
  /** Whether to send a daily list of new books. */
  readonly newBookAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to tell of each change of an order. */
  readonly orderUpdates?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the web client looks. */
  readonly theme?: InputMaybe<Theme>;
};

/** Proof of an address by a mailed link. */
export type VerifyEmailInput = {
  /** The last part of the mailed link. */
  readonly token: Scalars['String']['input'];
};

/** What the seller keeps of the deposit, and why. */
export type WithholdInput = {
  /** In rupees, above zero, at most what the late fee leaves. */
  readonly amount: Scalars['Decimal']['input'];
  /** What the buyer reads. */
  readonly reason: Scalars['String']['input'];
};
