export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  /** A moment in UTC, as ISO 8601: 2026-11-21T09:30:00.000Z. */
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  Upload: { input: File; output: File; }
};

export type AddToCartInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  readonly rental?: InputMaybe<RentalInput>;
  readonly type: CartItemType;
};

export type AddressInput = {
  readonly city: Scalars['String']['input'];
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly state: Scalars['String']['input'];
  readonly street: Scalars['String']['input'];
  readonly zipcode: Scalars['String']['input'];
};

export type BookCondition =
  | 'ACCEPTABLE'
  | 'GOOD'
  | 'LIKE_NEW'
  | 'NEW'
  | 'VERY_GOOD';

export type BookFilter = {
  readonly genre?: InputMaybe<Genre>;
  readonly listingType?: InputMaybe<ListingType>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sellerId?: InputMaybe<Scalars['ID']['input']>;
};

export type BookSort =
  | 'DATE_ASC'
  | 'DATE_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RATING_DESC';

export type BookStatus =
  | 'AVAILABLE'
  | 'RENTED'
  | 'SOLD'
  | 'UNLISTED';

export type CancelFulfillmentInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type CancelOrderInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type CartItemType =
  | 'PURCHASE'
  | 'RENTAL';

export type ConfirmFulfillmentInput = {
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

/** Every way in which Panna says no. The description of a code is its English text. */
export type ErrorCode =
  /** This account has been suspended */
  | 'ACCOUNT_SUSPENDED'
  /** Address is required */
  | 'ADDRESS_REQUIRED'
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
  /** This has already been returned */
  | 'ALREADY_RETURNED'
  /** This has already been shipped */
  | 'ALREADY_SHIPPED'
  /** Please enter an amount with at most two decimals */
  | 'AMOUNT_INVALID'
  /** This amount is too large */
  | 'AMOUNT_TOO_LARGE'
  /** Author is required */
  | 'AUTHOR_REQUIRED'
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
  /** This item is not in your cart */
  | 'CART_ITEM_NOT_FOUND'
  /** Please choose the condition of the book */
  | 'CONDITION_REQUIRED'
  /** This condition is not known */
  | 'CONDITION_UNKNOWN'
  /** The number of copies must be a whole number from 1 to 1000 */
  | 'COPIES_OUT_OF_RANGE'
  /** Requests from other sites are not accepted */
  | 'CROSS_SITE_REQUEST'
  /** This page cursor is not valid */
  | 'CURSOR_INVALID'
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
  /** This idempotency key belongs to another order */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Image size should be less than 5MB */
  | 'IMAGE_TOO_LARGE'
  /** Something went wrong. Please try again. */
  | 'INTERNAL_ERROR'
  /** Invalid book data */
  | 'INVALID_BOOK_DATA'
  /** This value is not valid */
  | 'INVALID_VALUE'
  /** Please enter a valid ISBN (10 or 13 digits) */
  | 'ISBN_INVALID'
  /** ISBN is required */
  | 'ISBN_REQUIRED'
  /** Invalid JSON format */
  | 'JSON_INVALID'
  /** Please choose how to offer the book */
  | 'LISTING_TYPE_REQUIRED'
  /** The listing type must be sale, lease or both */
  | 'LISTING_TYPE_UNKNOWN'
  /** The request could not be understood */
  | 'MALFORMED_REQUEST'
  /** Name is required */
  | 'NAME_REQUIRED'
  /** There is no rental to take back */
  | 'NOTHING_TO_TAKE_BACK'
  /** Please upload an image file */
  | 'NOT_AN_IMAGE'
  /** Only {available} of these copies can be had */
  | 'NOT_ENOUGH_COPIES'
  /** This book is not for rent */
  | 'NOT_FOR_RENT'
  /** This book is not for sale */
  | 'NOT_FOR_SALE'
  /** Not found */
  | 'NOT_FOUND'
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
  /** Order not found */
  | 'ORDER_NOT_FOUND'
  /** You cannot buy or rent your own book */
  | 'OWN_BOOK'
  /** Use first with after, or last with before, but not both */
  | 'PAGE_ARGUMENTS_CONFLICT'
  /** A page holds 1 to {max} entries */
  | 'PAGE_SIZE_OUT_OF_RANGE'
  /** Passwords do not match */
  | 'PASSWORDS_DO_NOT_MATCH'
  /** Please confirm your password */
  | 'PASSWORD_CONFIRMATION_REQUIRED'
  /** Password is required */
  | 'PASSWORD_REQUIRED'
  /** Password must be at least 8 characters long */
  | 'PASSWORD_TOO_SHORT'
  /** This payment method is not known */
  | 'PAYMENT_METHOD_UNKNOWN'
  /** The payment was refused */
  | 'PAYMENT_REFUSED'
  /** The rental must end after it begins */
  | 'PERIOD_INVALID'
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
  /** The quantity must be at least 1 */
  | 'QUANTITY_TOO_SMALL'
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
  /** This field is required */
  | 'REQUIRED'
  /** Sale price is required */
  | 'SALE_PRICE_REQUIRED'
  /** Only the seller can do this */
  | 'SELLER_ONLY'
  /** Uploader information not found */
  | 'SELLER_UNKNOWN'
  /** Unable to connect to the server. Please try again later. */
  | 'SERVICE_UNAVAILABLE'
  /** Please fill in all required fields */
  | 'SHIPPING_ADDRESS_INCOMPLETE'
  /** Book title is required */
  | 'TITLE_REQUIRED'
  /** Please use at most {max} characters */
  | 'TOO_LONG'
  /** Too many attempts. Please try again in {seconds} seconds. */
  | 'TOO_MANY_ATTEMPTS'
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
  /** Failed to login: the email or the password is wrong */
  | 'WRONG_CREDENTIALS'
  /** Please enter a valid zipcode (5-6 digits) */
  | 'ZIPCODE_INVALID';

export type Genre =
  | 'BIOGRAPHY'
  | 'CHILDREN'
  | 'FANTASY'
  | 'FICTION'
  | 'HISTORY'
  | 'HORROR'
  | 'MYSTERY'
  | 'NON_FICTION'
  | 'OTHER'
  | 'ROMANCE'
  | 'SCIENCE'
  | 'SCIENCE_FICTION'
  | 'SELF_HELP'
  | 'TECHNOLOGY'
  | 'THRILLER';

export type ImportBooksInput = {
  readonly file: Scalars['Upload']['input'];
};

/** The languages of the web client and of mail. */
export type Language =
  /** English. */
  | 'EN'
  /** Gujarati. */
  | 'GU'
  /** Hindi. */
  | 'HI';

export type LeaseInput = {
  readonly deposit: Scalars['Decimal']['input'];
  readonly maxDuration?: InputMaybe<Scalars['Int']['input']>;
  readonly minDuration?: InputMaybe<Scalars['Int']['input']>;
  readonly perMonth: Scalars['Decimal']['input'];
};

export type LedgerEntryKind =
  | 'CHARGE'
  | 'DEPOSIT_HELD'
  | 'DEPOSIT_RELEASED'
  | 'DEPOSIT_WITHHELD'
  | 'LATE_FEE'
  | 'REFUND';

export type ListBookInput = {
  readonly author: Scalars['String']['input'];
  readonly condition: BookCondition;
  readonly conditionDescription?: InputMaybe<Scalars['String']['input']>;
  readonly copies?: InputMaybe<Scalars['Int']['input']>;
  readonly cover?: InputMaybe<Scalars['Upload']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly genres: ReadonlyArray<Genre>;
  readonly isbn: Scalars['String']['input'];
  readonly lease?: InputMaybe<LeaseInput>;
  readonly leaseTerms?: InputMaybe<Scalars['String']['input']>;
  readonly listingType: ListingType;
  readonly salePrice?: InputMaybe<Scalars['Decimal']['input']>;
  readonly title: Scalars['String']['input'];
};

export type ListingType =
  | 'BOTH'
  | 'LEASE'
  | 'SALE';

/** What one gives to log in. */
export type LogInInput = {
  /** The email address of the account. */
  readonly email: Scalars['String']['input'];
  /** The password. */
  readonly password: Scalars['String']['input'];
};

export type MarkDeliveredInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type OrderStatus =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'PENDING'
  | 'RETURNED'
  | 'SHIPPED';

export type PaymentMethod =
  | 'CREDIT_CARD'
  | 'DEBIT_CARD'
  | 'NET_BANKING'
  | 'UPI';

export type PlaceOrderInput = {
  readonly expectedAmountDue?: InputMaybe<Scalars['Decimal']['input']>;
  readonly idempotencyKey: Scalars['String']['input'];
  readonly paymentMethod?: InputMaybe<PaymentMethod>;
  readonly shippingAddress: AddressInput;
};

export type RateSellerInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly sellerId: Scalars['ID']['input'];
  readonly stars: Scalars['Float']['input'];
};

export type RemoveFromCartInput = {
  readonly cartItemId: Scalars['ID']['input'];
};

export type RentalInput = {
  readonly months: Scalars['Int']['input'];
  readonly startsOn?: InputMaybe<Scalars['Date']['input']>;
};

/** What an account is for. Readers and publishers both sell. */
export type Role =
  /** Moderates listings and accounts. */
  | 'ADMINISTRATOR'
  /** A house that lists books in bulk. */
  | 'PUBLISHER'
  /** A person who reads, buys, rents and sells. */
  | 'READER';

export type ShipFulfillmentInput = {
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  readonly fulfillmentId: Scalars['ID']['input'];
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

export type TakeBackFulfillmentInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** How the web client looks. */
export type Theme =
  /** Light text on dark. */
  | 'DARK'
  /** Dark text on light. */
  | 'LIGHT'
  /** As the device is set. */
  | 'SYSTEM';

export type UpdateCartItemInput = {
  readonly cartItemId: Scalars['ID']['input'];
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
