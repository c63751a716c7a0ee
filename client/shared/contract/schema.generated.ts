export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in the format YYYY-MM-DD, such as 2026-11-21. */
  Date: { input: string; output: string; }
  /** A date and time in UTC, in ISO 8601 format, such as 2026-11-21T09:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** An exact amount in rupees or another major unit, as text with at most two decimals, such as "249.50". */
  Decimal: { input: string; output: string; }
  /** A file in a multipart request. */
  Upload: { input: File; output: File; }
};

/** The arguments of `acceptChargeback`, which accepts a chargeback. */
export type AcceptChargebackInput = {
  /** The ID of the chargeback to accept. */
  readonly chargebackId: Scalars['ID']['input'];
  /** The reason for accepting the chargeback: at most 1,000 characters. */
  readonly reason: Scalars['String']['input'];
};

/** The arguments of `acceptDisputeOffer`, which accepts the amount that the seller offers. */
export type AcceptDisputeOfferInput = {
  /** The ID of the dispute that this step applies to. */
  readonly disputeId: Scalars['ID']['input'];
};

/** The state of the check of a payout account. Panna pays one rupee to the account and waits for the answer of the bank. */
export type AccountProofState =
  /** The bank confirmed the account. */
  | 'PROVED'
  /** The bank refused the account. The seller must correct it. */
  | 'REFUSED'
  /** The bank has not answered yet. */
  | 'UNDER_WAY';

/** The arguments of `addAuthenticator`, which adds an authenticator app as a second factor. */
export type AddAuthenticatorInput = {
  /** The token from `startAuthenticator`. */
  readonly challenge: Scalars['String']['input'];
  /** The 6-digit code that the authenticator app shows. Each code works once. */
  readonly code: Scalars['String']['input'];
  /** A name to recognize the second factor by, at most 60 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `addBookPhoto`, which adds a photo to one of your listings, after the existing photos. */
export type AddBookPhotoInput = {
  /** The ID of the listing to add the photo to. */
  readonly bookId: Scalars['ID']['input'];
  /** A caption of at most 300 characters. */
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  /** The photo: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes. */
  readonly photo: Scalars['Upload']['input'];
};

/** The arguments of `addBookmark`, which adds a book to your bookmarks. */
export type AddBookmarkInput = {
  /** The ID of the book to bookmark. */
  readonly bookId: Scalars['ID']['input'];
};

/** The arguments of `addDisputePhoto`, which adds a photo to an open dispute, as its buyer or its seller. */
export type AddDisputePhotoInput = {
  /** A caption of at most 300 characters. */
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  /** The ID of the dispute to add the photo to. */
  readonly disputeId: Scalars['ID']['input'];
  /** The photo: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes. */
  readonly photo: Scalars['Upload']['input'];
};

/** The arguments of `addOrderPhoto`, which adds a photo of rented copies. */
export type AddOrderPhotoInput = {
  /** A caption of at most 300 characters. */
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  /** The ID of the fulfillment to add the photo to. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** The photo: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes. */
  readonly photo: Scalars['Upload']['input'];
  /** The stage of the rental at which the photo was taken: dispatch, receipt or return. */
  readonly stage: PhotoStage;
};

/** The arguments of `addPasskey`, which adds a passkey as a second factor. */
export type AddPasskeyInput = {
  /** The token from `startPasskey`. */
  readonly challenge: Scalars['String']['input'];
  /** A name to recognize the second factor by, at most 60 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The result of `navigator.credentials.create`, as JSON (`RegistrationResponseJSON` of WebAuthn). */
  readonly response: Scalars['String']['input'];
};

/** The arguments of `addToCart`, which adds a book to your cart. */
export type AddToCartInput = {
  /** The ID of the book to add. */
  readonly bookId: Scalars['ID']['input'];
  /** A unique text of your choice. Sending the same key again within a week returns your cart instead of adding the book again. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The number of copies; 1 by default. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The period of a rental. Required for RENTAL, refused for PURCHASE. */
  readonly rental?: InputMaybe<RentalInput>;
  /** PURCHASE to buy the book; RENTAL to rent the book. */
  readonly type: CartItemType;
};

/** The address to which an order is sent. */
export type AddressInput = {
  /** The town or city, such as Pune. */
  readonly city: Scalars['String']['input'];
  /** The name of the country; India by default. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** The receiver’s Indian mobile number. Each seller sees the number until their fulfillment is completed or cancelled. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The name of the person who receives the parcel; your name by default. */
  readonly receiver?: InputMaybe<Scalars['String']['input']>;
  /** The state or province, such as Maharashtra. */
  readonly state: Scalars['String']['input'];
  /** The house number and the street. */
  readonly street: Scalars['String']['input'];
  /** The postal code: 5 or 6 digits. */
  readonly zipcode: Scalars['String']['input'];
};

/** The arguments of `adjustCopies`, which adds copies to one of your listings, or removes copies from it, even if copies were ordered in the meantime. */
export type AdjustCopiesInput = {
  /** The ID of the listing whose copies change. */
  readonly bookId: Scalars['ID']['input'];
  /** The number of copies to add; negative to remove copies. */
  readonly delta: Scalars['Int']['input'];
  /** A unique text of your choice. Sending the same key again within a week does not adjust the copies again. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `answerComplaint`, which answers a complaint. */
export type AnswerComplaintInput = {
  /** The ID of the complaint that this step applies to. */
  readonly complaintId: Scalars['ID']['input'];
  /** Your answer, at most 4,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The arguments of `answerDispute`, which answers a dispute and offers an amount. */
export type AnswerDisputeInput = {
  /** The amount that you offer, such as `50.50`; `0` for nothing. Offering the whole claim settles the dispute. */
  readonly amount: Scalars['Decimal']['input'];
  /** Your answer, at most 2,000 characters. */
  readonly answer: Scalars['String']['input'];
  /** The ID of the dispute that this step applies to. */
  readonly disputeId: Scalars['ID']['input'];
  /** True if the buyer must send the books back before getting the amount; false by default. Allowed only if `viewerCanAskReturn` is true. */
  readonly returnFirst?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The arguments of `answerReview`, which replies to a review of you as a seller, or of a book that you delivered to the reviewer. */
export type AnswerReviewInput = {
  /** The ID of the review to reply to. */
  readonly reviewId: Scalars['ID']['input'];
  /** Plain text of at most 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The way in which a request for approval ended. */
export type ApprovalDecision =
  /** Another member of staff approved the request, and the step was taken. */
  | 'APPROVED'
  /** The request was neither approved nor declined within 14 days. */
  | 'EXPIRED'
  /** The member of staff who made the request is no longer allowed to take the step. */
  | 'LAPSED'
  /** Another member of staff declined the request. */
  | 'REJECTED'
  /** The member of staff who made the request withdrew it. */
  | 'WITHDRAWN';

/** The arguments of `approveStep`, which approves a step that another member of staff wants to take, and takes it. */
export type ApproveStepInput = {
  /** The ID of the request to approve. */
  readonly approvalId: Scalars['ID']['input'];
};

/** A step about money that only staff can take. A second member of staff must approve the step if its amount is above the limit set by the operator. */
export type ApprovedStep =
  /** Accept a chargeback: the payer keeps the money. */
  | 'ACCEPT_CHARGEBACK'
  /** Record that tax collected at source was paid to the government. */
  | 'RECORD_TAX_COLLECTED'
  /** Record that tax deducted at source was paid to the government. */
  | 'RECORD_TAX_DEDUCTED'
  /** Record that a seller has paid a debt back outside the site. */
  | 'SETTLE_DEBT'
  /** Record that a difference between the payment provider and Panna was resolved. */
  | 'SETTLE_DIFFERENCE'
  /** Record that a payout was paid by hand. */
  | 'SETTLE_PAYOUT'
  /** Record that a buyer whose refund failed was paid another way. */
  | 'SETTLE_REFUND'
  /** Record the outcome of a payment of unknown origin. */
  | 'SETTLE_UNKNOWN_PAYMENT';

/** A bank account in India. */
export type BankAccountInput = {
  /** The name of the account holder, at most 100 characters. */
  readonly holder: Scalars['String']['input'];
  /** The IFSC of the branch, such as `HDFC0001234`. */
  readonly ifsc: Scalars['String']['input'];
  /** The account number: 9 to 18 digits. */
  readonly number: Scalars['String']['input'];
};

/** The reason why staff must check a blocked deposit. */
export type BlockIssueKind =
  /** The provider refused to capture the part of the deposit that the seller keeps. The buyer now owes this part to the seller directly. The issue is listed for 30 days. */
  | 'CAPTURE_REFUSED'
  /** The block ends within 7 days, but it still secures deposits that are not settled. */
  | 'ENDING'
  /** The provider refused to release the block. Panna tries again every minute. */
  | 'RELEASE_REFUSED';

/** The binding of a book: paperback or hardcover. */
export type BookBinding =
  /** A book with a rigid cover. */
  | 'HARDCOVER'
  /** A book with a flexible paper cover. */
  | 'PAPERBACK';

/** The physical condition of the copies of a book. */
export type BookCondition =
  /** Heavily worn, but complete and readable. */
  | 'ACCEPTABLE'
  /** Complete, with visible signs of wear. */
  | 'GOOD'
  /** Read, without visible wear. */
  | 'LIKE_NEW'
  /** Unread. */
  | 'NEW'
  /** Read, with small signs of wear. */
  | 'VERY_GOOD';

/** Filters a list of books. Omitted fields do not filter. */
export type BookFilter = {
  /** If true, only books with the status AVAILABLE, which have a copy available today. */
  readonly availableNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only books in this condition or a better one. */
  readonly conditionAtLeast?: InputMaybe<BookCondition>;
  /** The ID of an edition. Only its offers that have copies left match. If the edition was joined into another one, the offers of the other edition match instead. Refused with EDITION_NOT_FOUND if there is no such edition. */
  readonly editionId?: InputMaybe<Scalars['ID']['input']>;
  /** Only books with at least one copy available on each day of this period. */
  readonly free?: InputMaybe<DaysInput>;
  /** Only books of this genre. */
  readonly genre?: InputMaybe<Genre>;
  /** Only books in this language, as specified by the seller. */
  readonly language?: InputMaybe<BookLanguage>;
  /** Only books offered this way. SALE and LEASE also match books offered both ways. */
  readonly listingType?: InputMaybe<ListingType>;
  /** An Indian PIN code. Only books of sellers in the same postal district, whose PIN codes begin with the same three digits. */
  readonly pinCode?: InputMaybe<Scalars['String']['input']>;
  /** Only books for rent with a monthly rent within this range. */
  readonly rentPerMonth?: InputMaybe<PriceRangeInput>;
  /** Only books for sale at a price within this range. */
  readonly salePrice?: InputMaybe<PriceRangeInput>;
  /** Words from the title or the author, or an ISBN. Tolerates typos, missing accents and unfinished words. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Only books of the seller with this ID. Refused with SELLER_NOT_FOUND if there is no such seller. */
  readonly sellerId?: InputMaybe<Scalars['ID']['input']>;
};

/** A filter of a list of books, named after its field in `BookFilter`. */
export type BookFilterName =
  /** The field `availableNow` of `BookFilter`. */
  | 'AVAILABLE_NOW'
  /** The field `conditionAtLeast` of `BookFilter`. */
  | 'CONDITION_AT_LEAST'
  /** The field `editionId` of `BookFilter`. */
  | 'EDITION'
  /** The field `free` of `BookFilter`. */
  | 'FREE'
  /** The field `genre` of `BookFilter`. */
  | 'GENRE'
  /** The field `language` of `BookFilter`. */
  | 'LANGUAGE'
  /** The field `listingType` of `BookFilter`. */
  | 'LISTING_TYPE'
  /** The field `pinCode` of `BookFilter`. */
  | 'PIN_CODE'
  /** The field `rentPerMonth` of `BookFilter`. */
  | 'RENT_PER_MONTH'
  /** The field `salePrice` of `BookFilter`. */
  | 'SALE_PRICE'
  /** The field `search` of `BookFilter`. */
  | 'SEARCH'
  /** The field `sellerId` of `BookFilter`. */
  | 'SELLER';

/** The language of a book, as its BCP 47 primary language code. */
export type BookLanguage =
  /** Arabic. */
  | 'AR'
  /** Assamese. */
  | 'AS'
  /** Bangla. */
  | 'BN'
  /** Bodo. */
  | 'BRX'
  /** Danish. */
  | 'DA'
  /** German. */
  | 'DE'
  /** Dogri. */
  | 'DOI'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** Persian. */
  | 'FA'
  /** Filipino. */
  | 'FIL'
  /** French. */
  | 'FR'
  /** Gujarati. */
  | 'GU'
  /** Hindi. */
  | 'HI'
  /** Indonesian. */
  | 'ID'
  /** Italian. */
  | 'IT'
  /** Japanese. */
  | 'JA'
  /** Kannada. */
  | 'KN'
  /** Korean. */
  | 'KO'
  /** Konkani. */
  | 'KOK'
  /** Kashmiri. */
  | 'KS'
  /** Maithili. */
  | 'MAI'
  /** Malayalam. */
  | 'ML'
  /** Manipuri. */
  | 'MNI'
  /** Marathi. */
  | 'MR'
  /** Nepali. */
  | 'NE'
  /** Dutch. */
  | 'NL'
  /** Norwegian. */
  | 'NO'
  /** Odia. */
  | 'OR'
  /** Any other language. */
  | 'OTHER'
  /** Punjabi. */
  | 'PA'
  /** Polish. */
  | 'PL'
  /** Portuguese. */
  | 'PT'
  /** Romanian. */
  | 'RO'
  /** Russian. */
  | 'RU'
  /** Sanskrit. */
  | 'SA'
  /** Santali. */
  | 'SAT'
  /** Sindhi. */
  | 'SD'
  /** Swedish. */
  | 'SV'
  /** Tamil. */
  | 'TA'
  /** Telugu. */
  | 'TE'
  /** Turkish. */
  | 'TR'
  /** Urdu. */
  | 'UR'
  /** Vietnamese. */
  | 'VI'
  /** Chinese. */
  | 'ZH';

/** The order of a list of books. */
export type BookSort =
  /** Oldest listing first. */
  | 'DATE_ASC'
  /** Newest listing first. */
  | 'DATE_DESC'
  /** Lowest price first. If the list is filtered by LEASE, the price is the monthly rent; if not, it is the sale price, and books that are only for rent come last. Books with an available copy come before all others. */
  | 'PRICE_ASC'
  /** Highest price first, by the same prices as PRICE_ASC. Books with an available copy come before all others. */
  | 'PRICE_DESC'
  /** Books of the highest-rated sellers first. */
  | 'RATING_DESC'
  /** Lowest monthly rent first. Books that are only for sale come last, the cheapest of them first. Books with an available copy come before all others. */
  | 'RENT_ASC';

/** The availability of a book today. */
export type BookStatus =
  /** At least one copy is available today. */
  | 'AVAILABLE'
  /** All copies are rented out until `availableFrom`. */
  | 'RENTED'
  /** No copies are left. */
  | 'SOLD'
  /** Off the market: taken off by the seller, or removed by a moderator. */
  | 'UNLISTED';

/** The arguments of `buyRental`, which buys the rented copies of an order line at the price that was agreed in the order. */
export type BuyRentalInput = {
  /** The `released` amount of the quote that you saw, in rupees. The purchase is refused with PURCHASE_CHANGED if the amount has changed since, for example because of a late fee. */
  readonly expectedReleased?: InputMaybe<Scalars['Decimal']['input']>;
  /** The `toPay` amount of the quote that you saw, in rupees. The purchase is refused with PURCHASE_CHANGED if the amount has changed since. */
  readonly expectedToPay?: InputMaybe<Scalars['Decimal']['input']>;
  /** The ID of the order line whose copies you buy. */
  readonly orderItemId: Scalars['ID']['input'];
};

/** The arguments of `cancelFulfillment`, which cancels a fulfillment that has not been shipped. */
export type CancelFulfillmentInput = {
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** The reason for the cancellation. Required from sellers, optional for buyers. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `cancelOrder`, which cancels all fulfillments of an order. */
export type CancelOrderInput = {
  /** The ID of the order to cancel. */
  readonly orderId: Scalars['ID']['input'];
  /** The reason for the cancellation, shown to the sellers. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `captionBookPhoto`, which changes the caption of one of your photos. */
export type CaptionBookPhotoInput = {
  /** The new caption, at most 300 characters; null clears it. */
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  /** The ID of the photo to caption. */
  readonly photoId: Scalars['ID']['input'];
};

/** The kind of a cart or order line: a purchase or a rental. */
export type CartItemType =
  /** The buyer buys the copies. */
  | 'PURCHASE'
  /** The buyer rents the copies for whole calendar months and pays a deposit. */
  | 'RENTAL';

/** The new values of a saved address. Omitted fields are cleared. */
export type ChangeAddressInput = {
  /** The town or city, such as Pune. */
  readonly city: Scalars['String']['input'];
  /** The name of the country; India by default. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** The ID of the saved address to change. */
  readonly id: Scalars['ID']['input'];
  /** True to make this address the default. The first saved address is always the default. */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Your name for the address, such as Home; at most 50 characters. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** The receiver’s Indian mobile number: 10 digits, with or without +91. */
  readonly phone: Scalars['String']['input'];
  /** The name of the person who receives the parcel. */
  readonly receiver: Scalars['String']['input'];
  /** The state or province, such as Maharashtra. */
  readonly state: Scalars['String']['input'];
  /** The house number and the street. */
  readonly street: Scalars['String']['input'];
  /** The postal code: 5 or 6 digits. */
  readonly zipcode: Scalars['String']['input'];
};

/** The arguments of `changePassword`, which changes your password. */
export type ChangePasswordInput = {
  /** The new password again, to prevent typing errors. */
  readonly confirmPassword: Scalars['String']['input'];
  /** Your current password, to confirm your identity. */
  readonly currentPassword: Scalars['String']['input'];
  /** The new password: at least 8 characters. */
  readonly password: Scalars['String']['input'];
};

/** The answer that staff gave to a chargeback. */
export type ChargebackAnswer =
  /** Staff accepted the chargeback. The payer keeps the money. */
  | 'ACCEPTED'
  /** Staff contested the chargeback. The bank receives the evidence. */
  | 'CONTESTED';

/** The stage of a chargeback. The names are the terms that banks use. */
export type ChargebackPhase =
  /** The card network decides. */
  | 'ARBITRATION'
  /** The bank takes the money back. */
  | 'CHARGEBACK'
  /** The bank suspects fraud, and asks for information. */
  | 'FRAUD'
  /** The payer’s bank does not accept the evidence. */
  | 'PRE_ARBITRATION'
  /** The payer does not recognize the payment, and the bank asks for information. */
  | 'RETRIEVAL';

/** The progress of a chargeback, or how it ended. */
export type ChargebackStatus =
  /** The chargeback ended without a decision, and the payment stands. */
  | 'CLOSED'
  /** The payer keeps the money. This is final. */
  | 'LOST'
  /** Staff have not answered the chargeback yet. */
  | 'OPEN'
  /** Staff contested the chargeback, and the bank is reviewing the evidence. */
  | 'UNDER_REVIEW'
  /** The bank decided against the payer, and the payment stands. */
  | 'WON';

/** The arguments of `checkPayment`, which asks the provider whether the online payment of an order has arrived, for example when the buyer returns from the provider’s page. */
export type CheckPaymentInput = {
  /** The ID of the order whose payments are checked. */
  readonly orderId: Scalars['ID']['input'];
};

/** The arguments of `closeAccount`, which closes your account. */
export type CloseAccountInput = {
  /** Your current password, to confirm your identity. */
  readonly currentPassword: Scalars['String']['input'];
};

/** The arguments of `complain`, which makes a complaint to the marketplace. */
export type ComplainInput = {
  /** The ID of the book that the complaint is about, if any. */
  readonly bookId?: InputMaybe<Scalars['ID']['input']>;
  /** The subject of the complaint. */
  readonly kind: ComplaintKind;
  /** The ID of the order that the complaint is about, if any. */
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** The ID of the seller whom the complaint is about, if any. */
  readonly sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Your description of the problem, at most 4,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** A step in the history of a complaint. */
export type ComplaintEntryAction =
  /** Staff answered the complainant. */
  | 'ANSWER'
  /** The complaint was made. */
  | 'OPEN'
  /** The complainant added a message. */
  | 'REPLY'
  /** Staff settled the complaint. The text states the outcome. */
  | 'SETTLE'
  /** The complainant withdrew the complaint. */
  | 'WITHDRAW';

/** The subject of a complaint. */
export type ComplaintKind =
  /** A listing or its contents. */
  | 'LISTING'
  /** An order or its delivery. */
  | 'ORDER'
  /** A payment or a refund. */
  | 'PAYMENT'
  /** The protection of personal data. */
  | 'PRIVACY'
  /** A seller or the seller’s conduct. */
  | 'SELLER'
  /** The site itself, or anything else. */
  | 'SITE';

/** The side that took a step of a complaint: the complainant or staff. */
export type ComplaintParty =
  /** The account that made the complaint. */
  | 'COMPLAINANT'
  /** The staff who handle complaints. */
  | 'STAFF';

/** The progress of a complaint, or how it ended. */
export type ComplaintStatus =
  /** Staff have answered. The complainant can reply, and staff can settle the complaint. */
  | 'ANSWERED'
  /** Staff have not answered the last message of the complainant yet. */
  | 'OPEN'
  /** Staff settled the complaint and stated the outcome. */
  | 'SETTLED'
  /** The complainant withdrew the complaint. */
  | 'WITHDRAWN';

/** The arguments of `confirmDisputeReturn`, which confirms that you have received the disputed books back, by parcel or in person. */
export type ConfirmDisputeReturnInput = {
  /** The ID of the dispute that this step applies to. */
  readonly disputeId: Scalars['ID']['input'];
};

/** The arguments of `confirmFulfillment`, which confirms that you will send the books of a fulfillment, or have them ready for pick-up. */
export type ConfirmFulfillmentInput = {
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** The arguments of `confirmIdentity`: exactly one proof. If your account has a second factor, send a code, a recovery code or a passkey with the `challenge` from `startConfirmation`. Otherwise, send your password. */
export type ConfirmIdentityInput = {
  /** The token from `startConfirmation`. Required with a code, a recovery code or a passkey. */
  readonly challenge?: InputMaybe<Scalars['String']['input']>;
  /** The 6-digit code that the authenticator app shows. Each code works once. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The result of `navigator.credentials.get`, as JSON (`AuthenticationResponseJSON` of WebAuthn). */
  readonly passkey?: InputMaybe<Scalars['String']['input']>;
  /** Your password. Refused if the account has a second factor. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** One of your recovery codes. Case, spaces and hyphens do not matter. */
  readonly recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `confirmPayment`, which confirms that you received the outstanding amount of a fulfillment. */
export type ConfirmPaymentInput = {
  /** The ID of the fulfillment whose payment you received. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** The arguments of `confirmSecondFactor`: the `challenge`, and exactly one of `code`, `recoveryCode` and `passkey`. */
export type ConfirmSecondFactorInput = {
  /** The token from `logIn`. */
  readonly challenge: Scalars['String']['input'];
  /** The 6-digit code that the authenticator app shows. Each code works once. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The result of `navigator.credentials.get`, as JSON (`AuthenticationResponseJSON` of WebAuthn). */
  readonly passkey?: InputMaybe<Scalars['String']['input']>;
  /** One of your recovery codes. Case, spaces and hyphens do not matter. */
  readonly recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `contestChargeback`, which contests a chargeback by sending your explanation and the evidence to the bank. */
export type ContestChargebackInput = {
  /** The ID of the chargeback to contest. */
  readonly chargebackId: Scalars['ID']['input'];
  /** The reasons against the chargeback, at most 1,000 characters. The bank receives the text with the evidence. */
  readonly explanation: Scalars['String']['input'];
};

/** The arguments of `contestDisputeReturn`, which objects to a return. */
export type ContestDisputeReturnInput = {
  /** The ID of the dispute that this step applies to. */
  readonly disputeId: Scalars['ID']['input'];
  /** The problem with the return. */
  readonly problem: ReturnProblem;
  /** Your description of the problem, at most 2,000 characters. */
  readonly statement: Scalars['String']['input'];
};

/** An ISO 4217 currency code. Everything is charged in INR. The other currencies are only for display. */
export type CurrencyCode =
  /** Euro. */
  | 'EUR'
  /** Indian rupee. */
  | 'INR'
  /** US dollar. */
  | 'USD';

/** A period of days. `endsOn` is exclusive. */
export type DaysInput = {
  /** The day after the last day of the period. */
  readonly endsOn: Scalars['Date']['input'];
  /** The first day of the period. */
  readonly startsOn: Scalars['Date']['input'];
};

/** The way in which a seller repaid a debt. */
export type DebtRepaymentKind =
  /** Paid outside the site, and recorded by staff. */
  | 'RECORDED'
  /** Deducted from a payout to the seller when the payout was prepared. */
  | 'SET_OFF';

/** The arguments of `decideDispute`, which decides a dispute. */
export type DecideDisputeInput = {
  /** The amount that the buyer gets, such as `50.50`: from `0` to the whole claim. */
  readonly amount: Scalars['Decimal']['input'];
  /** Your explanation of the decision, for the buyer and the seller: at most 2,000 characters. */
  readonly decision: Scalars['String']['input'];
  /** The ID of the dispute that this step applies to. */
  readonly disputeId: Scalars['ID']['input'];
  /** True if the buyer must send the books back before getting the amount; false by default. Allowed only if `viewerCanAskReturn` is true. */
  readonly returnFirst?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The arguments of `declareLost`, which declares all rented copies of a fulfillment lost. */
export type DeclareLostInput = {
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** The arguments of `declineStep`, which declines the step that another member of staff wants to take, or withdraws your own request. */
export type DeclineStepInput = {
  /** The ID of the request to decline or, if you made it, to withdraw. */
  readonly approvalId: Scalars['ID']['input'];
  /** The reason for declining or withdrawing the request, at most 1,000 characters. */
  readonly reason: Scalars['String']['input'];
};

/** The way in which a seller charges for delivery. */
export type DeliveryKind =
  /** The charge depends on the weight of the books. */
  | 'BY_WEIGHT'
  /** The charge is the same for each order, whatever its weight. */
  | 'FLAT'
  /** Delivery costs nothing. */
  | 'FREE';

/** A row of a table of delivery charges by weight. */
export type DeliveryRateInput = {
  /** The charge for a parcel up to this weight, in rupees. */
  readonly charge: Scalars['Decimal']['input'];
  /** The maximum weight of a parcel for this charge, in grams: 10 to 100,000. */
  readonly upToGrams: Scalars['Int']['input'];
};

/** The progress of a block that secures deposits. */
export type DepositBlockStatus =
  /** The amount is blocked. Late fees and withheld amounts are captured from the blocked amount. */
  | 'ACTIVE'
  /** The bank has ended the block. The buyer now pays late fees and withheld amounts to the seller directly. */
  | 'EXPIRED'
  /** The part that was not captured was released. */
  | 'RELEASED'
  /** All deposits are settled. The provider is being asked to release the part that was not captured. */
  | 'RELEASING';

/** The way in which deposits are secured: charged or blocked. */
export type DepositSecurity =
  /** The buyer’s bank blocks the deposits. Only the part that the seller keeps is charged. */
  | 'BLOCKED'
  /** The buyer has paid the deposits, and gets the released part back. */
  | 'CHARGED'
  /** The buyer still has to pay the deposits: the payment has not arrived, or its recipient has not confirmed it. */
  | 'TO_PAY';

/** The way in which the records of the provider and of Panna differ. */
export type DifferenceKind =
  /** The amounts or the currencies differ. */
  | 'AMOUNT'
  /** The provider states a fee that differs from the fee that Panna booked. */
  | 'FEE'
  /** The provider has a record that Panna does not have. */
  | 'MISSING_HERE'
  /** Panna has a record that the provider does not have. */
  | 'MISSING_THERE'
  /** The two records disagree on how much of a transfer was reversed. */
  | 'REVERSAL'
  /** The states differ: only one of the two records says that the money has moved, or that a transfer is held. */
  | 'STATE';

/** The kind of record that differs between the provider and Panna. */
export type DifferenceSubject =
  /** A blocked deposit of a buyer. */
  | 'BLOCK'
  /** A payment of a buyer. */
  | 'PAYMENT'
  /** A payout to a seller. */
  | 'PAYOUT'
  /** A refund to a buyer. */
  | 'REFUND'
  /** A transfer to the linked account of a seller. */
  | 'TRANSFER';

/** The arguments of `dismissReport`, which dismisses a report on a listing; the listing stays as it is. */
export type DismissReportInput = {
  /** The reason for the decision, kept on record. */
  readonly reason: Scalars['String']['input'];
  /** The ID of the report to dismiss. */
  readonly reportId: Scalars['ID']['input'];
};

/** The arguments of `dismissReviewReport`, which dismisses a report on a review; the review stays as it is. */
export type DismissReviewReportInput = {
  /** The reason for the decision, kept on record. */
  readonly reason: Scalars['String']['input'];
  /** The ID of the report to dismiss. */
  readonly reportId: Scalars['ID']['input'];
};

/** The reason why a buyer disputes a fulfillment. */
export type DisputeReason =
  /** The seller declared rented copies lost, but the buyer has returned them or still has them. */
  | 'DECLARED_LOST'
  /** The seller withheld part of the deposit, and the buyer wants it back. */
  | 'DEPOSIT_WITHHELD'
  /** The books did not arrive. */
  | 'NOT_ARRIVED'
  /** The books are not as the listing describes them. */
  | 'NOT_AS_DESCRIBED';

/** The progress of a dispute, or how it ended. */
export type DisputeStatus =
  /** The seller has answered. The buyer can accept the offer, and staff can decide the dispute. */
  | 'ANSWERED'
  /** The buyer must send the books back. */
  | 'AWAITING_RETURN'
  /** Staff decided the amount that the buyer gets. */
  | 'DECIDED'
  /** The dispute ended in the buyer’s favour because no decision was made in time. */
  | 'EXPIRED'
  /** The dispute ended in the seller’s favour because the buyer did not send the books back in time. */
  | 'LAPSED'
  /** The seller has not answered yet. */
  | 'OPEN'
  /** The books are back, and the buyer got the refund. */
  | 'RETURNED'
  /** The seller objects to the return. Staff can now decide the dispute. */
  | 'RETURN_CONTESTED'
  /** The books are on their way back. The seller is asked to confirm the arrival. */
  | 'RETURN_SENT'
  /** The buyer and the seller have agreed on an amount. */
  | 'SETTLED'
  /** The buyer withdrew the dispute. */
  | 'WITHDRAWN';

/** The reason why earnings are not due yet. */
export type EarningsWait =
  /** The buyer’s bank questions the payment, and has not decided yet. */
  | 'CHARGEBACK'
  /** The books have not arrived. */
  | 'DELIVERY'
  /** A dispute about the fulfillment is open. */
  | 'DISPUTE';

/** The arguments of `editBook`. Omitted arguments keep their values. Amounts are in rupees. */
export type EditBookInput = {
  /** The author or authors, as a single string. */
  readonly author?: InputMaybe<Scalars['String']['input']>;
  /** The binding of the book; null clears it. */
  readonly binding?: InputMaybe<BookBinding>;
  /** The ID of the listing to change. */
  readonly bookId: Scalars['ID']['input'];
  /** The number of copies that you saw when you chose `copies`. Required if `copies` is set. If copies have been ordered since then, the edit is refused with COPIES_CHANGED, and `values` contains the current number. To add or remove copies regardless of orders, use `adjustCopies`. */
  readonly compareCopies?: InputMaybe<Scalars['Int']['input']>;
  /** The physical condition of the copies. */
  readonly condition?: InputMaybe<BookCondition>;
  /** Details of the condition; null clears them. */
  readonly conditionDescription?: InputMaybe<Scalars['String']['input']>;
  /** The number of unsold copies you have, as in `Book.copies.total`: 0 to 1,000,000. */
  readonly copies?: InputMaybe<Scalars['Int']['input']>;
  /** A new photo of the cover: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes. */
  readonly cover?: InputMaybe<Scalars['Upload']['input']>;
  /** Your description of the book, which buyers see; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At least one genre, the main one first. */
  readonly genres?: InputMaybe<ReadonlyArray<Genre>>;
  /** The ISBN-10 or ISBN-13, with or without hyphens. Its check digit must be correct. */
  readonly isbn?: InputMaybe<Scalars['String']['input']>;
  /** The language of the book; null clears it. */
  readonly language?: InputMaybe<BookLanguage>;
  /** The new rental terms, which replace all old terms. Required to offer a book for rent that was only for sale. */
  readonly lease?: InputMaybe<LeaseInput>;
  /** Your conditions for readers who rent the book; null clears them. */
  readonly leaseTerms?: InputMaybe<Scalars['String']['input']>;
  /** For sale, for rent, or both. Prices that no longer apply are dropped. */
  readonly listingType?: InputMaybe<ListingType>;
  /** The maximum number of copies in one order: 1 to 1,000; null restores the default of 20. */
  readonly mostCopiesPerOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The number of pages: 1 to 20,000; null clears it. */
  readonly pages?: InputMaybe<Scalars['Int']['input']>;
  /** The publisher, as printed on the book; null clears it. */
  readonly publishedBy?: InputMaybe<Scalars['String']['input']>;
  /** The year of publication: from 1450 to next year; null clears it. */
  readonly publishedIn?: InputMaybe<Scalars['Int']['input']>;
  /** If true, replaces the uploaded cover with a drawn one. Ignored if `cover` is set. */
  readonly removeCover?: Scalars['Boolean']['input'];
  /** The price of one copy in rupees. Required to offer a book for sale that was only for rent. */
  readonly salePrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The title, as printed on the book. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The weight of a copy in grams, 1 to 50,000; null clears it. */
  readonly weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** The arguments of `editReview`, which changes one of your reviews, within `REVIEW_CHANGE_DAYS` days of writing it. */
export type EditReviewInput = {
  /** The ID of the review to change. */
  readonly reviewId: Scalars['ID']['input'];
  /** The number of stars: 0.5 to 5, in steps of 0.5. Only for a review of a book. If omitted, the stars stay as they are. */
  readonly stars?: InputMaybe<Scalars['Float']['input']>;
  /** Plain text of at most 5,000 characters. If omitted, the text stays as it is. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `endSession`, which signs you out of one of your sessions. */
export type EndSessionInput = {
  /** The ID of the session to end, one of your own. */
  readonly sessionId: Scalars['ID']['input'];
};

/** The reasons for refusing a request. The description of each code is its English message. */
export type ErrorCode =
  /** This account has open orders. Please complete or cancel them first. */
  | 'ACCOUNT_HAS_OPEN_ORDERS'
  /** This account has been suspended */
  | 'ACCOUNT_SUSPENDED'
  /** You can keep at most {max} saved addresses. Please remove one first. */
  | 'ADDRESS_LIMIT'
  /** Address not found */
  | 'ADDRESS_NOT_FOUND'
  /** Address is required */
  | 'ADDRESS_REQUIRED'
  /** Only administrators can do this */
  | 'ADMINISTRATORS_ONLY'
  /** Staff accounts cannot be suspended. Please revoke their staff roles first. */
  | 'ADMINISTRATOR_STAYS'
  /** You have already replied to this review */
  | 'ALREADY_ANSWERED'
  /** These copies have already been bought */
  | 'ALREADY_BOUGHT'
  /** This part of the order has been cancelled */
  | 'ALREADY_CANCELLED'
  /** The seller has already confirmed this part of the order */
  | 'ALREADY_CONFIRMED'
  /** This part of the order has already been delivered */
  | 'ALREADY_DELIVERED'
  /** This part of the order has already been disputed for this reason */
  | 'ALREADY_DISPUTED'
  /** This book is already in your cart. Please check your cart. */
  | 'ALREADY_IN_CART'
  /** This part of the order has been declared lost */
  | 'ALREADY_LOST'
  /** This payment is already marked as paid. The recipient has not confirmed it yet. */
  | 'ALREADY_MARKED_PAID'
  /** This order has already been paid online */
  | 'ALREADY_PAID_ONLINE'
  /** This part of the order has already been picked up */
  | 'ALREADY_PICKED_UP'
  /** You have already rated this seller for this order */
  | 'ALREADY_RATED'
  /** This part of the order has already been marked as ready for pick-up */
  | 'ALREADY_READY'
  /** You have already rented this book. To keep it longer, extend your rental. */
  | 'ALREADY_RENTED'
  /** You have already reported this listing. Thank you. */
  | 'ALREADY_REPORTED'
  /** You have already reported this review. Thank you. */
  | 'ALREADY_REPORTED_REVIEW'
  /** This part of the order has already been returned */
  | 'ALREADY_RETURNED'
  /** You have already written a review. You can edit it instead. */
  | 'ALREADY_REVIEWED'
  /** These books have already been sent back */
  | 'ALREADY_SENT_BACK'
  /** This part of the order has already been shipped */
  | 'ALREADY_SHIPPED'
  /** This account is already suspended */
  | 'ALREADY_SUSPENDED'
  /** You are already on the waiting list for this book. To change the dates, leave the list and join it again. */
  | 'ALREADY_WAITING'
  /** Please enter an amount with at most two decimals */
  | 'AMOUNT_INVALID'
  /** The amount must be above zero */
  | 'AMOUNT_NOT_POSITIVE'
  /** The amount can be at most {max} */
  | 'AMOUNT_TOO_LARGE'
  /** A moderator removed the reply to this review: {reason} */
  | 'ANSWER_REMOVED'
  /** This request has already been approved or declined */
  | 'APPROVAL_DECIDED'
  /** The member of staff who requested this is no longer allowed to do it */
  | 'APPROVAL_LAPSED'
  /** Request for approval not found */
  | 'APPROVAL_NOT_FOUND'
  /** This is already waiting for approval by a second member of staff */
  | 'APPROVAL_PENDING'
  /** Author is required */
  | 'AUTHOR_REQUIRED'
  /** This is not a valid GraphQL request */
  | 'BAD_REQUEST'
  /** The variables do not match the types of the operation */
  | 'BAD_USER_INPUT'
  /** Please enter the account number: 9 to 18 digits */
  | 'BANK_ACCOUNT_INVALID'
  /** Please enter the name of the account holder */
  | 'BANK_HOLDER_REQUIRED'
  /** Unknown binding. Please choose paperback or hardcover. */
  | 'BINDING_UNKNOWN'
  /** The request is too large. At most {max} bytes are accepted. */
  | 'BODY_TOO_LARGE'
  /** The file must contain a list of books */
  | 'BOOKS_NOT_A_LIST'
  /** Unknown language. Please choose one of the listed languages. */
  | 'BOOK_LANGUAGE_UNKNOWN'
  /** Book not found */
  | 'BOOK_NOT_FOUND'
  /** This book is rented out until {availableFrom} */
  | 'BOOK_RENTED'
  /** This book has been sold */
  | 'BOOK_SOLD'
  /** This book is off the market */
  | 'BOOK_UNLISTED'
  /** Another reader has reserved this copy from {from}, and no other copy is available. You can ask the seller to add a copy. */
  | 'BOUGHT_COPY_RESERVED'
  /** Only the buyer can do this */
  | 'BUYER_ONLY'
  /** A support view of your own account or of a staff account is not possible */
  | 'CANNOT_SUPPORT'
  /** Your cart is empty */
  | 'CART_EMPTY'
  /** A cart can hold at most {max} different items */
  | 'CART_FULL'
  /** This item is not in your cart */
  | 'CART_ITEM_NOT_FOUND'
  /** This step has expired. Please start again. */
  | 'CHALLENGE_EXPIRED'
  /** This chargeback has already been answered */
  | 'CHARGEBACK_ANSWERED'
  /** The bank has already decided this chargeback */
  | 'CHARGEBACK_ENDED'
  /** Chargeback not found */
  | 'CHARGEBACK_NOT_FOUND'
  /** The bank has not decided the chargeback of this payment yet. A refund now would pay the buyer twice. */
  | 'CHARGEBACK_OPEN'
  /** The deadline for answering this chargeback has passed */
  | 'CHARGEBACK_TOO_LATE'
  /** The amount can be at most {most} */
  | 'CLAIMED_TOO_MUCH'
  /** This code has already been used. Please wait for the next code. */
  | 'CODE_ALREADY_USED'
  /** Please enter the 6 digits of the code */
  | 'CODE_INVALID'
  /** This code is not current. Please check the clock of the device that shows the codes, and enter the current code. */
  | 'CODE_OF_ANOTHER_TIME'
  /** To change the number of copies, send the number you saw as compareCopies. There are now {copies}. */
  | 'COMPARE_COPIES_REQUIRED'
  /** Only the person who complained can do this */
  | 'COMPLAINANT_ONLY'
  /** You already have {max} open complaints. Please wait until one is settled, or withdraw one. */
  | 'COMPLAINTS_LIMIT'
  /** This complaint is closed */
  | 'COMPLAINT_ENDED'
  /** Please choose what the complaint is about */
  | 'COMPLAINT_KIND_UNKNOWN'
  /** You have written {max} messages about this complaint. Please wait for its outcome. */
  | 'COMPLAINT_MESSAGES_LIMIT'
  /** Complaint not found */
  | 'COMPLAINT_NOT_FOUND'
  /** Please choose the condition of the book */
  | 'CONDITION_REQUIRED'
  /** Unknown condition. Allowed: New, Like New, Very Good, Good, Acceptable. */
  | 'CONDITION_UNKNOWN'
  /** Please confirm your identity first */
  | 'CONFIRMATION_REQUIRED'
  /** The number of copies has changed: it is now {copies}. Please check it and save again. */
  | 'COPIES_CHANGED'
  /** The number of copies must be a whole number from 0 to 1,000,000 */
  | 'COPIES_OUT_OF_RANGE'
  /** {min} copies are rented out or reserved and cannot be removed */
  | 'COPIES_TAKEN'
  /** Requests from other websites are not accepted */
  | 'CROSS_SITE_REQUEST'
  /** This cursor is not valid. Please use a cursor from the same list. */
  | 'CURSOR_INVALID'
  /** The last day cannot be before the first day */
  | 'DATES_REVERSED'
  /** Please enter a valid date */
  | 'DATE_INVALID'
  /** The rental cannot start in the past */
  | 'DATE_IN_PAST'
  /** The rental cannot start after {latest} */
  | 'DATE_TOO_FAR'
  /** These days are in the past. Please choose later days. */
  | 'DAYS_PAST'
  /** This seller owes only {debt}. Please enter this amount or less. */
  | 'DEBT_EXCEEDED'
  /** This seller owes nothing */
  | 'DEBT_NOT_FOUND'
  /** You owe {debt}, because buyers got money back after you had been paid for their orders. Your next sales pay it off. To close your account before then, please write to the operator of this site. */
  | 'DEBT_OUTSTANDING'
  /** Another repayment has this reference. Please check the bank reference. */
  | 'DEBT_REFERENCE_USED'
  /** The delivery charge cannot be negative */
  | 'DELIVERY_CHARGE_NEGATIVE'
  /** Please enter the delivery charge */
  | 'DELIVERY_CHARGE_REQUIRED'
  /** Please choose how you charge for delivery: free, flat or by weight */
  | 'DELIVERY_KIND_UNKNOWN'
  /** Please enter at least one weight and its charge */
  | 'DELIVERY_RATES_REQUIRED'
  /** Two rows are for {grams} g. Please keep one of them. */
  | 'DELIVERY_WEIGHT_REPEATED'
  /** The security deposit cannot be negative */
  | 'DEPOSIT_NEGATIVE'
  /** Difference not found */
  | 'DIFFERENCE_NOT_FOUND'
  /** This difference has already been resolved */
  | 'DIFFERENCE_RESOLVED'
  /** It is too late to open a dispute. It can be opened within {days} days of delivery, or of the return or loss of a rental. */
  | 'DISPUTED_TOO_LATE'
  /** This dispute is closed */
  | 'DISPUTE_ENDED'
  /** Dispute not found */
  | 'DISPUTE_NOT_FOUND'
  /** A dispute about this part of the order is open. It must end first. */
  | 'DISPUTE_OPEN'
  /** Unknown reason for a dispute. Please choose one of the listed reasons. */
  | 'DISPUTE_REASON_UNKNOWN'
  /** The maximum rental duration cannot be less than the minimum */
  | 'DURATIONS_REVERSED'
  /** This book can be rented for at least {min} and at most {max} months */
  | 'DURATION_OUT_OF_RANGE'
  /** A rental lasts at most {max} months */
  | 'DURATION_TOO_LONG'
  /** A rental lasts at least 1 month */
  | 'DURATION_TOO_SHORT'
  /** This edition has already been joined with another */
  | 'EDITION_JOINED'
  /** Edition not found */
  | 'EDITION_NOT_FOUND'
  /** Please enter a valid email address */
  | 'EMAIL_INVALID'
  /** Email is required */
  | 'EMAIL_REQUIRED'
  /** An account with this email already exists */
  | 'EMAIL_TAKEN'
  /** You can keep the book until {latest}, because your deposit can be blocked for at most 90 days. */
  | 'EXTENSION_BEYOND_BLOCK'
  /** This idempotency key was used for a different extension. Please use a new key. */
  | 'EXTENSION_KEY_REUSED'
  /** Someone else has reserved this book from {from}. You can keep it until {latest}. */
  | 'EXTENSION_RESERVED'
  /** This book can be rented for at most {max} months. You can keep it until {latest}. */
  | 'EXTENSION_TOO_LONG'
  /** Second factor not found */
  | 'FACTOR_NOT_FOUND'
  /** Please upload a JSON file */
  | 'FILE_NOT_JSON'
  /** Please select a file to upload */
  | 'FILE_REQUIRED'
  /** The file is too large. At most {max} bytes are accepted. */
  | 'FILE_TOO_LARGE'
  /** You are not allowed to do this. It requires the ability {ability}. */
  | 'FORBIDDEN'
  /** These books could be reported as found only until {until} */
  | 'FOUND_TOO_LATE'
  /** This book is available on these days. You can rent it now. */
  | 'FREE_ON_THESE_DAYS'
  /** This part of the order was not found */
  | 'FULFILLMENT_NOT_FOUND'
  /** Please choose at least one genre */
  | 'GENRE_REQUIRED'
  /** Unknown genre. Please choose one of the listed genres. */
  | 'GENRE_UNKNOWN'
  /** The document is not valid GraphQL */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not match the schema */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Please enter a valid GSTIN of 15 characters, such as 27AAPFU0939F1ZV */
  | 'GSTIN_INVALID'
  /** This GSTIN belongs to another PAN */
  | 'GSTIN_PAN_MISMATCH'
  /** This idempotency key was used for a different request. Please use a new key. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Please enter a valid IFSC, such as HDFC0001234 */
  | 'IFSC_INVALID'
  /** The image has {width} by {height} pixels. Please use one with at most {max} megapixels. */
  | 'IMAGE_DIMENSIONS_TOO_LARGE'
  /** Interlaced PNG images are not supported. Please save the image without interlacing, or as JPEG. */
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
  /** Not available in a support view, which is read-only and hides some pages */
  | 'IN_SUPPORT_VIEW'
  /** Please enter a valid ISBN (10 or 13 digits) */
  | 'ISBN_INVALID'
  /** ISBN is required */
  | 'ISBN_REQUIRED'
  /** Invalid JSON format */
  | 'JSON_INVALID'
  /** The late fee cannot be negative */
  | 'LATE_FEE_NEGATIVE'
  /** Late fees are taken from the deposit. Please set a deposit as well. */
  | 'LATE_FEE_WITHOUT_DEPOSIT'
  /** This link is no longer valid. Please request a new one. */
  | 'LINK_INVALID'
  /** Please choose at least one listing */
  | 'LISTINGS_REQUIRED'
  /** At least one listing must stay in the edition */
  | 'LISTING_MUST_STAY'
  /** Only a listing that a moderator removed can be restored */
  | 'LISTING_NOT_REMOVED'
  /** This listing was removed by a moderator: {reason} */
  | 'LISTING_REMOVED'
  /** Please choose how to offer the book */
  | 'LISTING_TYPE_REQUIRED'
  /** The listing type must be sale, lease or both */
  | 'LISTING_TYPE_UNKNOWN'
  /** Another reader has reserved this copy from {from}, and no other copy is available. The seller must cancel that order or add a copy first. */
  | 'LOST_COPY_RESERVED'
  /** You can declare these books lost only if they have not come back by {from} */
  | 'LOST_TOO_EARLY'
  /** The request could not be read. Please check its syntax. */
  | 'MALFORMED_REQUEST'
  /** This path supports only {allowed} */
  | 'METHOD_NOT_ALLOWED'
  /** Please enter an Indian mobile number with 10 digits, such as 98765 43210 */
  | 'MOBILE_INVALID'
  /** Please enter a month such as 2026-11 */
  | 'MONTH_INVALID'
  /** The limit per order must be from 1 to 1,000 copies */
  | 'MOST_COPIES_PER_ORDER_OUT_OF_RANGE'
  /** A name cannot contain a web address */
  | 'NAME_HAS_LINK'
  /** Name is required */
  | 'NAME_REQUIRED'
  /** The request nests lists or objects more than {max} levels deep */
  | 'NESTED_TOO_DEEPLY'
  /** The seller has made no offer that you can accept */
  | 'NOTHING_OFFERED'
  /** Only rented copies can be bought here */
  | 'NOTHING_TO_BUY'
  /** This reason does not apply to this part of the order */
  | 'NOTHING_TO_DISPUTE'
  /** Only rentals can be extended */
  | 'NOTHING_TO_EXTEND'
  /** These copies have no open payment that you could give up */
  | 'NOTHING_TO_GIVE_UP'
  /** Only rented books can be declared lost */
  | 'NOTHING_TO_LOSE'
  /** There is nothing to pay for this part of the order */
  | 'NOTHING_TO_PAY'
  /** Only rentals can be sent back */
  | 'NOTHING_TO_SEND_BACK'
  /** There are no rented copies to return */
  | 'NOTHING_TO_TAKE_BACK'
  /** This review has no reply */
  | 'NOT_ANSWERED'
  /** Please upload an image file */
  | 'NOT_AN_IMAGE'
  /** Only {available} copies can be ordered */
  | 'NOT_ENOUGH_COPIES'
  /** This book is not for rent */
  | 'NOT_FOR_RENT'
  /** The seller did not offer to sell you these copies */
  | 'NOT_FOR_RENTERS'
  /** This book is not for sale */
  | 'NOT_FOR_SALE'
  /** Not found */
  | 'NOT_FOUND'
  /** This part of the order has not been declared lost */
  | 'NOT_LOST'
  /** The payer has not marked this payment as paid */
  | 'NOT_MARKED_PAID'
  /** One of these listings does not belong to this edition */
  | 'NOT_OF_EDITION'
  /** This part of the order is for delivery, not for pick-up */
  | 'NOT_PICKED_UP'
  /** This account is not suspended */
  | 'NOT_SUSPENDED'
  /** The seller has not confirmed this part of the order yet */
  | 'NOT_YET_CONFIRMED'
  /** This part of the order has not been delivered yet */
  | 'NOT_YET_DELIVERED'
  /** This part of the order has not been picked up yet */
  | 'NOT_YET_PICKED_UP'
  /** This part of the order is not ready for pick-up yet */
  | 'NOT_YET_READY'
  /** This part of the order has not been shipped yet */
  | 'NOT_YET_SHIPPED'
  /** Only the seller of this book can do this */
  | 'NOT_YOUR_BOOK'
  /** This order is not waiting for an online payment */
  | 'NO_AWAITED_PAYMENT'
  /** No return of these books has been agreed */
  | 'NO_RETURN_AGREED'
  /** This account has no second factor */
  | 'NO_SECOND_FACTOR'
  /** Office contact is required */
  | 'OFFICE_CONTACT_REQUIRED'
  /** Online payment is not available. Please pay the sellers directly. */
  | 'ONLINE_PAYMENT_NOT_OFFERED'
  /** Direct payment is not available. Please pay for this order online. */
  | 'ONLINE_PAYMENT_REQUIRED'
  /** Please set operationName to the name of an operation in the document */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Order item not found */
  | 'ORDER_ITEM_NOT_FOUND'
  /** Order not found */
  | 'ORDER_NOT_FOUND'
  /** The buyer has not paid for this order yet */
  | 'ORDER_NOT_PAID'
  /** An order can hold at most {max} copies in total. Please order the rest separately. */
  | 'ORDER_TOO_LARGE'
  /** You requested this yourself. Another member of staff must approve it. */
  | 'OWN_APPROVAL'
  /** You cannot buy or rent your own book */
  | 'OWN_BOOK'
  /** You cannot answer a chargeback on your own order */
  | 'OWN_CHARGEBACK'
  /** You cannot handle a complaint that you made or that is about you */
  | 'OWN_COMPLAINT'
  /** You cannot record a repayment of your own debt */
  | 'OWN_DEBT'
  /** You cannot decide a dispute about your own order */
  | 'OWN_DISPUTE'
  /** You cannot review yourself or your own listing */
  | 'OWN_LISTING_REVIEW'
  /** You cannot record a payout to yourself */
  | 'OWN_PAYOUT'
  /** You cannot decide about your own payout account */
  | 'OWN_PAYOUT_ACCOUNT'
  /** You cannot settle a refund of your own order */
  | 'OWN_REFUND'
  /** You cannot report your own review */
  | 'OWN_REVIEW'
  /** You cannot revoke this role of your own account. Please ask another administrator. */
  | 'OWN_STAFF_ROLE'
  /** The number of pages must be a whole number from 1 to 20,000 */
  | 'PAGES_OUT_OF_RANGE'
  /** Use either `first` with `after`, or `last` with `before` */
  | 'PAGE_ARGUMENTS_CONFLICT'
  /** A page can have 1 to {max} entries */
  | 'PAGE_SIZE_OUT_OF_RANGE'
  /** This amount is paid online. Nobody needs to mark it as paid or confirm it. */
  | 'PAID_ONLINE'
  /** Please enter a valid PAN, such as ABCPE1234F */
  | 'PAN_INVALID'
  /** Please enter the PAN too. It must match the PAN in the GSTIN. */
  | 'PAN_REQUIRED'
  /** Document not found */
  | 'PAPER_NOT_FOUND'
  /** Unknown query parameter. Known parameters: {known}. */
  | 'PARAMETER_UNKNOWN'
  /** This passkey has already been added */
  | 'PASSKEY_ALREADY_ADDED'
  /** The passkey could not be verified. Please try again. */
  | 'PASSKEY_REFUSED'
  /** This passkey belongs to no account. Please log in with your password. */
  | 'PASSKEY_UNKNOWN'
  /** Passwords do not match */
  | 'PASSWORDS_DO_NOT_MATCH'
  /** Please confirm your password */
  | 'PASSWORD_CONFIRMATION_REQUIRED'
  /** Password is required */
  | 'PASSWORD_REQUIRED'
  /** This password is blocked, because its owner reported that someone else used the account. Please set a new password: follow the link in our email, or use “Forgot your password?”. */
  | 'PASSWORD_RESET_REQUIRED'
  /** This password is easy to guess. Please choose another one. */
  | 'PASSWORD_TOO_COMMON'
  /** Password must be at least 8 characters long */
  | 'PASSWORD_TOO_SHORT'
  /** Unknown payment method. Please choose one of the listed methods. */
  | 'PAYMENT_METHOD_UNKNOWN'
  /** The time to pay for this order is over */
  | 'PAYMENT_TIME_OVER'
  /** Some of your earnings are not paid out yet. You can close your account once they are. */
  | 'PAYOUTS_OUTSTANDING'
  /** The payouts to this seller are not stopped */
  | 'PAYOUT_ACCOUNT_NOT_RESTRICTED'
  /** This payout has already been paid or has failed */
  | 'PAYOUT_ENDED'
  /** The payout provider makes this payout. Please choose to pay it by hand first, so that it is not paid twice. */
  | 'PAYOUT_NOT_BY_HAND'
  /** Payout not found */
  | 'PAYOUT_NOT_FOUND'
  /** Please enter the bank reference */
  | 'PAYOUT_REFERENCE_REQUIRED'
  /** Another payout has this reference. Please check the bank reference. */
  | 'PAYOUT_REFERENCE_USED'
  /** The payouts to this seller are stopped. Please resume them first, or record that this payout failed. */
  | 'PAYOUT_STOPPED'
  /** The payout provider is handling this payout. Please wait until it reports the outcome. */
  | 'PAYOUT_WITH_PROVIDER'
  /** The rental must end after it starts */
  | 'PERIOD_INVALID'
  /** Unknown persisted query. Please send its text as well. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Persisted queries are not supported */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** Phone is required */
  | 'PHONE_REQUIRED'
  /** Photos can be added to rentals only */
  | 'PHOTOS_OF_RENTALS_ONLY'
  /** Photo not found */
  | 'PHOTO_NOT_FOUND'
  /** Please list each photo of the listing exactly once */
  | 'PHOTO_ORDER_INVALID'
  /** Please choose a stage: dispatch, receipt or return */
  | 'PHOTO_STAGE_UNKNOWN'
  /** You can cancel this part of the order from {from}, if the books have not been picked up by then */
  | 'PICK_UP_AWAITED'
  /** Please save a default address first. Its city is shown to buyers. */
  | 'PICK_UP_CITY_MISSING'
  /** Please enter the 6 digits that the buyer shows you */
  | 'PICK_UP_CODE_INVALID'
  /** This is not the code of this order. Please check the digits that the buyer shows you. */
  | 'PICK_UP_CODE_WRONG'
  /** Orders picked up in person have no carrier or tracking number */
  | 'PICK_UP_HAS_NO_PARCEL'
  /** A seller in this order does not offer pick-up in person. Please choose delivery from this seller. */
  | 'PICK_UP_NOT_OFFERED'
  /** Please enter a PIN code of 6 digits */
  | 'PIN_CODE_INVALID'
  /** You agreed to a version that is not in force. Please read the current version and sign up again. */
  | 'POLICY_NOT_IN_FORCE'
  /** A price has changed. The amount due is now {amountDue}. Please check your cart. */
  | 'PRICE_CHANGED'
  /** The price must be above zero */
  | 'PRICE_NOT_POSITIVE'
  /** Please send exactly one proof: a password, a code, a recovery code or a passkey */
  | 'PROOF_REQUIRED'
  /** Publication address is required */
  | 'PUBLICATION_ADDRESS_REQUIRED'
  /** Only publishers can upload books in bulk */
  | 'PUBLISHERS_ONLY'
  /** Publisher name must be at least 2 characters long */
  | 'PUBLISHER_NAME_TOO_SHORT'
  /** The amounts have changed. You now pay {toPay} and get back {released} of the deposit. Please check them and buy again. */
  | 'PURCHASE_CHANGED'
  /** The quantity can be at most {max} */
  | 'QUANTITY_TOO_LARGE'
  /** The quantity must be at least {min} */
  | 'QUANTITY_TOO_SMALL'
  /** The cost of this operation is {cost}, but the limit is {max}. Please request fewer fields or smaller pages. */
  | 'QUERY_TOO_COSTLY'
  /** The operation is nested too deeply. Please request fewer levels. */
  | 'QUERY_TOO_DEEP'
  /** The maximum cannot be less than the minimum */
  | 'RANGE_REVERSED'
  /** The weight must be a whole number from 10 to 1,00,000 grams */
  | 'RATE_WEIGHT_OUT_OF_RANGE'
  /** A seller can be rated for {days} days after delivery, or after the return or loss of a rental */
  | 'RATING_CLOSED'
  /** A rating must be from half a star to five stars, in steps of half a star */
  | 'RATING_OUT_OF_RANGE'
  /** Please give a reason */
  | 'REASON_REQUIRED'
  /** Please enter the name of the person who receives the parcel */
  | 'RECEIVER_REQUIRED'
  /** A refund to you is not finished yet. You can close your account once you have it. */
  | 'REFUNDS_OUTSTANDING'
  /** You do not need to enter an account for the refunds of this order */
  | 'REFUND_NOT_BY_PAYOUT'
  /** Refund not found */
  | 'REFUND_NOT_FOUND'
  /** This refund no longer needs action: it was retried, paid or settled in the meantime */
  | 'REFUND_NOT_STUCK'
  /** This refund is already on its way. Please wait until the payout provider reports the outcome. */
  | 'REFUND_ON_ITS_WAY'
  /** You have not finished an online payment for these copies. Please complete or cancel it first. */
  | 'RENTAL_AWAITS_PAYMENT'
  /** Please choose how long to rent the book */
  | 'RENTAL_PERIOD_REQUIRED'
  /** A purchase cannot have a rental period */
  | 'RENTAL_PERIOD_UNEXPECTED'
  /** The share of the rent that counts towards the price must be a whole percentage from 0 to 100 */
  | 'RENT_CREDIT_OUT_OF_RANGE'
  /** The price of a rented book that is not for sale is its deposit. Please set a deposit as well, or offer the book for sale. */
  | 'RENT_CREDIT_WITHOUT_PRICE'
  /** Rent per month is required */
  | 'RENT_REQUIRED'
  /** You have {max} open reports. Please wait until some of them are closed. */
  | 'REPORTS_LIMIT'
  /** Report not found */
  | 'REPORT_NOT_FOUND'
  /** Please choose what is wrong with the listing */
  | 'REPORT_REASON_REQUIRED'
  /** This field is required */
  | 'REQUIRED'
  /** The seller has objected to the return. Our staff will decide. */
  | 'RETURN_CONTESTED'
  /** The return of these books must be completed first */
  | 'RETURN_FIRST'
  /** The buyer has not sent the books back yet */
  | 'RETURN_NOT_SENT'
  /** A return can be required only for purchased books that are not as described. Please enter an amount without a return. */
  | 'RETURN_OF_SALES_ONLY'
  /** Please choose a problem: the books did not arrive, or they are not in the condition in which you sent them */
  | 'RETURN_PROBLEM_UNKNOWN'
  /** Only the author of a review can change it */
  | 'REVIEWER_ONLY'
  /** Review not found */
  | 'REVIEW_NOT_FOUND'
  /** You can review only books that were delivered to you, and their sellers */
  | 'REVIEW_NOT_RECEIVED'
  /** Only a review that a moderator removed can be restored */
  | 'REVIEW_NOT_REMOVED'
  /** A moderator removed this review: {reason} */
  | 'REVIEW_REMOVED'
  /** Please choose what is wrong with the review */
  | 'REVIEW_REPORT_REASON_REQUIRED'
  /** A review can only be changed within {days} days of writing it */
  | 'REVIEW_TOO_OLD'
  /** Sale price is required */
  | 'SALE_PRICE_REQUIRED'
  /** An edition cannot be joined with itself */
  | 'SAME_EDITION'
  /** You can save at most {max} searches */
  | 'SAVED_SEARCH_LIMIT'
  /** Please enter a search or choose a filter */
  | 'SEARCH_EMPTY'
  /** Staff accounts require a second factor. Please add one in the security settings. */
  | 'SECOND_FACTOR_REQUIRED'
  /** Security event not found */
  | 'SECURITY_EVENT_NOT_FOUND'
  /** The seller’s account is suspended or closed, so the listing stays off the market */
  | 'SELLER_INACTIVE'
  /** Seller not found */
  | 'SELLER_NOT_FOUND'
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
  /** Unknown sort order. Allowed: price_asc, price_desc, rent_asc, date_asc, date_desc, rating_desc. */
  | 'SORT_UNKNOWN'
  /** Please explain in a few words */
  | 'STATEMENT_REQUIRED'
  /** Only subscriptions are supported over a WebSocket. Please send queries and mutations by POST. */
  | 'SUBSCRIPTIONS_ONLY'
  /** Only {owed} of this tax is owed. Please enter this amount or less. */
  | 'TAX_PAYMENT_EXCEEDED'
  /** Another payment of this tax has this reference. Please check it. */
  | 'TAX_REFERENCE_USED'
  /** Book title is required */
  | 'TITLE_REQUIRED'
  /** Please use at most {max} characters */
  | 'TOO_LONG'
  /** The document has too many aliases. Please split it into several requests. */
  | 'TOO_MANY_ALIASES'
  /** Too many attempts. Please try again in {seconds} seconds. */
  | 'TOO_MANY_ATTEMPTS'
  /** An order can hold at most {max} copies of this book */
  | 'TOO_MANY_COPIES'
  /** The table can have at most {max} rows */
  | 'TOO_MANY_DELIVERY_RATES'
  /** An account can have at most {max} second factors. Please remove one first. */
  | 'TOO_MANY_FACTORS'
  /** You can add at most {max} photos here */
  | 'TOO_MANY_PHOTOS'
  /** The file contains more than {max} books. Please split it. */
  | 'TOO_MANY_ROWS'
  /** At most {max} subscriptions can be open at a time. Please end one first. */
  | 'TOO_MANY_SUBSCRIPTIONS'
  /** Please verify your email address first. Until then, you can have at most {max} unconfirmed orders. */
  | 'TOO_MANY_UNCONFIRMED_ORDERS'
  /** Please enter the transfer reference */
  | 'TRANSFER_REFERENCE_REQUIRED'
  /** Someone else changed this at the same time. Please try again. */
  | 'TRY_AGAIN'
  /** Please log in first */
  | 'UNAUTHENTICATED'
  /** Payment of unknown origin not found */
  | 'UNKNOWN_PAYMENT_NOT_FOUND'
  /** This payment has already been resolved */
  | 'UNKNOWN_PAYMENT_SETTLED'
  /** This content type is not supported */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Please enter a valid UPI ID, such as asha@okbank */
  | 'UPI_ADDRESS_INVALID'
  /** User not found */
  | 'USER_NOT_FOUND'
  /** You can be on the waiting lists of at most {max} books at a time */
  | 'WAITING_LIMIT'
  /** No payment provider is configured, so there are no webhooks */
  | 'WEBHOOKS_OFF'
  /** The signature does not match the body. Please sign the raw body with a current webhook secret. */
  | 'WEBHOOK_SIGNATURE_INVALID'
  /** Please enter a web address that begins with http:// or https:// */
  | 'WEBSITE_INVALID'
  /** The weight of a copy must be a whole number from 1 to 50,000 grams */
  | 'WEIGHT_OUT_OF_RANGE'
  /** At most {most} of the deposit can be withheld */
  | 'WITHHELD_TOO_MUCH'
  /** The code is wrong */
  | 'WRONG_CODE'
  /** Failed to login: the email or the password is wrong */
  | 'WRONG_CREDENTIALS'
  /** The password is wrong */
  | 'WRONG_PASSWORD'
  /** This recovery code is wrong or has already been used */
  | 'WRONG_RECOVERY_CODE'
  /** The year of publication must be from 1450 to next year */
  | 'YEAR_INVALID'
  /** Please enter a valid zipcode (5-6 digits) */
  | 'ZIPCODE_INVALID';

/** The arguments of `extendRental`, which adds months to a rental. */
export type ExtendRentalInput = {
  /** A unique text of your choice. Sending the same key again within a week does not extend the rental again. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The number of months to add, at least 1. */
  readonly months: Scalars['Int']['input'];
  /** The ID of the order line to extend. */
  readonly orderItemId: Scalars['ID']['input'];
};

/** The genre of a book. */
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
  /** Any other genre. */
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

/** The account to which refunds of an order are paid out. Nothing is paid to the account in the first 24 hours. */
export type GiveRefundAccountInput = {
  /** Your bank account, if the method is `BANK_ACCOUNT`. */
  readonly bankAccount?: InputMaybe<BankAccountInput>;
  /** The kind of account: UPI ID or bank account. */
  readonly method: PayoutMethod;
  /** The ID of the order whose refunds go to the account. */
  readonly orderId: Scalars['ID']['input'];
  /** Your UPI ID, such as `asha@okbank`, if the method is `UPI`. */
  readonly upiAddress?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `giveUpRentalPayment`, which gives up the online payment for extending a rental or for buying its copies. */
export type GiveUpRentalPaymentInput = {
  /** The ID of the order line whose payment you give up. */
  readonly orderItemId: Scalars['ID']['input'];
};

/** The arguments of `grantStaffRole`, which grants a staff role to an account. */
export type GrantStaffRoleInput = {
  /** The email address of the account that gets the role. */
  readonly email: Scalars['String']['input'];
  /** The staff role that the account gets. */
  readonly role: StaffRole;
};

/** The arguments of `handOverFulfillment`, which records that the buyer has picked the books up, and marks them as delivered. */
export type HandOverFulfillmentInput = {
  /** The pick-up code: the 6 digits that the buyer shows you. */
  readonly code: Scalars['String']['input'];
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** The arguments of `importBooks`, which creates a listing for each book in a JSON file. */
export type ImportBooksInput = {
  /** A JSON file with an array of books, at most 10,000,000 bytes. Each book is a `ListBookInput` without `cover`, or a `BookData` of the REST API. In both formats, the ISBN is optional here. */
  readonly file?: InputMaybe<Scalars['Upload']['input']>;
};

/** The arguments of `joinEditions`, which moves all listings and reviews of an edition to another edition. */
export type JoinEditionsInput = {
  /** The ID of the edition whose listings move. */
  readonly editionId: Scalars['ID']['input'];
  /** The reason for the decision, kept on record. */
  readonly reason: Scalars['String']['input'];
  /** The ID of the edition that receives the listings. */
  readonly toEditionId: Scalars['ID']['input'];
};

/** The arguments of `joinWaitingList`, which joins the waiting list of a book. */
export type JoinWaitingListInput = {
  /** The ID of the book to wait for. */
  readonly bookId: Scalars['ID']['input'];
  /** The period for which you want to rent the book. */
  readonly rental: RentalInput;
};

/** A language of the web client and of emails. */
export type Language =
  /** English. */
  | 'EN'
  /** Gujarati. */
  | 'GU'
  /** Hindi. */
  | 'HI';

/** The rental terms of a book. Amounts are in rupees, and durations are in calendar months. */
export type LeaseInput = {
  /** The deposit held for each copy until it is returned; may be zero. */
  readonly deposit: Scalars['Decimal']['input'];
  /** The late fee for each copy and each day after the due date, taken from the deposit; zero by default. */
  readonly lateFeePerDay?: InputMaybe<Scalars['Decimal']['input']>;
  /** The longest rental allowed, in calendar months; 30 by default. */
  readonly maxDuration?: InputMaybe<Scalars['Int']['input']>;
  /** The shortest rental allowed, in calendar months. */
  readonly minDuration?: Scalars['Int']['input'];
  /** The rent of one copy for one month; above zero. */
  readonly perMonth: Scalars['Decimal']['input'];
  /** The share of the rent that counts towards the price if a reader buys rented copies: 0 to 100 per cent. If null, the default, rented copies cannot be bought. The price of a copy is its sale price or, if the book is not for sale, its deposit. */
  readonly rentCreditPercent?: InputMaybe<Scalars['Int']['input']>;
  /** The price of a lost copy, taken from the deposit and never more than the deposit. By default, it is the sale price or, if the book is not for sale, the whole deposit. */
  readonly replacementPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

/** The arguments of `leaveWaitingList`, which removes you from the waiting list of a book. */
export type LeaveWaitingListInput = {
  /** The ID of the book to stop waiting for. */
  readonly bookId: Scalars['ID']['input'];
};

/** The reason why the buyer or the seller owes an amount. The kind determines which side owes it. `LedgerEntry.isPaid` is true if the amount was received. */
export type LedgerEntryKind =
  /** The price of purchased books or the rent of rented books, which the buyer owes for an order or an extension. */
  | 'CHARGE'
  /** The delivery charge that the buyer owes. */
  | 'DELIVERY'
  /** The delivery charge to pay back to the buyer. An unpaid charge is no longer due. */
  | 'DELIVERY_REFUND'
  /** Deposits that the buyer must pay. The seller holds the deposits until the copies are returned. */
  | 'DEPOSIT_HELD'
  /** Deposits to pay back to the buyer. Unpaid deposits are no longer due. */
  | 'DEPOSIT_RELEASED'
  /** The part of a deposit that paid for rented copies when the buyer bought them. */
  | 'DEPOSIT_SPENT'
  /** The part of a deposit that the seller kept, for the reason in `note`. */
  | 'DEPOSIT_WITHHELD'
  /** A fee for copies that were returned late, taken from the deposit. */
  | 'LATE_FEE'
  /** The rest of the price when the buyer buys rented copies, after deducting the credited rent and the deposit. */
  | 'PURCHASE'
  /** Charges to pay back to the buyer. Unpaid charges are no longer due. */
  | 'REFUND';

/** A detail that a seller has to add before a linked account is opened. */
export type LinkedAccountRequirement =
  /** A saved address with a phone number. */
  | 'ADDRESS'
  /** A bank account, chosen as the method for payouts. */
  | 'BANK_ACCOUNT'
  /** A verified email address. */
  | 'EMAIL'
  /** The seller’s PAN (tax number). */
  | 'PAN';

/** The state of a linked account. Transfers go to active accounts only. */
export type LinkedAccountStatus =
  /** The account receives transfers, from the day after it became active. */
  | 'ACTIVE'
  /** The payment provider opens the account only after the seller has clarified something. */
  | 'REFUSED'
  /** The account is being opened. */
  | 'REQUESTED'
  /** The payment provider is checking the account. */
  | 'UNDER_REVIEW';

/** The arguments of `listBook`, which lists a book for sale, for rent, or both. */
export type ListBookInput = {
  /** The author or authors, as a single string. */
  readonly author: Scalars['String']['input'];
  /** The binding of the book: paperback or hardcover. */
  readonly binding?: InputMaybe<BookBinding>;
  /** The physical condition of the copies. */
  readonly condition: BookCondition;
  /** Details of the condition, such as notes in the margins. */
  readonly conditionDescription?: InputMaybe<Scalars['String']['input']>;
  /** The number of copies you have: 0 to 1,000,000; 1 by default. */
  readonly copies?: Scalars['Int']['input'];
  /** A photo of the cover: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes. Without it, a cover is drawn. */
  readonly cover?: InputMaybe<Scalars['Upload']['input']>;
  /** Your description of the book, which buyers see. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At least one genre, the main one first. */
  readonly genres: ReadonlyArray<Genre>;
  /** A unique text of your choice. Sending the same key again within a week returns the same book instead of listing another one. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The ISBN-10 or ISBN-13, with or without hyphens. Its check digit must be correct. */
  readonly isbn: Scalars['String']['input'];
  /** The language of the book. */
  readonly language?: InputMaybe<BookLanguage>;
  /** The rental terms. Required for LEASE and BOTH. */
  readonly lease?: InputMaybe<LeaseInput>;
  /** Your conditions for readers who rent the book, in your own words. */
  readonly leaseTerms?: InputMaybe<Scalars['String']['input']>;
  /** For sale, for rent, or both. Prices that do not apply are ignored. */
  readonly listingType: ListingType;
  /** The maximum number of copies in one order: 1 to 1,000; 20 by default. */
  readonly mostCopiesPerOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The number of pages: 1 to 20,000. */
  readonly pages?: InputMaybe<Scalars['Int']['input']>;
  /** The publisher, as printed on the book. */
  readonly publishedBy?: InputMaybe<Scalars['String']['input']>;
  /** The year of publication: from 1450 to next year. */
  readonly publishedIn?: InputMaybe<Scalars['Int']['input']>;
  /** The price of one copy in rupees. Required for SALE and BOTH. */
  readonly salePrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The title, as printed on the book. */
  readonly title: Scalars['String']['input'];
  /** The weight of a copy in grams, 1 to 50,000; estimated from binding and pages by default. */
  readonly weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** The way a book is offered. As a filter, SALE and LEASE also match books offered both ways. */
export type ListingType =
  /** For sale and for rent. */
  | 'BOTH'
  /** For rent. */
  | 'LEASE'
  /** For sale. */
  | 'SALE';

/** The arguments of `logIn`, which starts a session. */
export type LogInInput = {
  /** The email address of the account. */
  readonly email: Scalars['String']['input'];
  /** The password of the account. */
  readonly password: Scalars['String']['input'];
};

/** The arguments of `logInWithPasskey`, which starts a session with a passkey alone. */
export type LogInWithPasskeyInput = {
  /** The token from `startPasskeyLogIn`. */
  readonly challenge: Scalars['String']['input'];
  /** The result of `navigator.credentials.get`, as JSON (`AuthenticationResponseJSON` of WebAuthn). */
  readonly response: Scalars['String']['input'];
};

/** The arguments of `markDelivered`, which marks a shipped fulfillment as delivered. */
export type MarkDeliveredInput = {
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** The arguments of `markPaid`, which marks the outstanding amount of a fulfillment as paid directly to the recipient, who then confirms it. */
export type MarkPaidInput = {
  /** The ID of the fulfillment whose outstanding amount was paid. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** The arguments of `markPayoutFailed`, which records that a payout failed or was returned by the bank. */
export type MarkPayoutFailedInput = {
  /** The ID of the payout that failed or was returned by the bank. */
  readonly payoutId: Scalars['ID']['input'];
  /** The reason for the failure, at most 1,000 characters. It is shown to the seller. */
  readonly reason: Scalars['String']['input'];
};

/** The arguments of `markPayoutPaid`, which records that a payout was paid. */
export type MarkPayoutPaidInput = {
  /** The ID of the payout that was paid. */
  readonly payoutId: Scalars['ID']['input'];
  /** The bank’s reference (UTR) of the payment, at most 100 characters. */
  readonly reference: Scalars['String']['input'];
};

/** The arguments of `markRefundFailed`, which records that a refund did not reach the buyer, if it was sent as a payout by a provider that is no longer configured. */
export type MarkRefundFailedInput = {
  /** The reason why the buyer did not get the refund, at most 1,000 characters. It is shown to the buyer. */
  readonly reason: Scalars['String']['input'];
  /** The ID of the refund by payout that did not reach the buyer. */
  readonly refundId: Scalars['ID']['input'];
};

/** The kind of a moderation action, such as removing a listing or splitting an edition. */
export type ModerationKind =
  /** Dismissed a report on a listing. */
  | 'DISMISS_REPORT'
  /** Dismissed a report on a review. */
  | 'DISMISS_REVIEW_REPORT'
  /** Moved all listings of an edition into another. */
  | 'JOIN_EDITIONS'
  /** Lifted the suspension of an account. */
  | 'REINSTATE_ACCOUNT'
  /** Took a listing off the market. */
  | 'REMOVE_LISTING'
  /** Removed a review from the site. */
  | 'REMOVE_REVIEW'
  /** Removed a seller’s reply to a review from the site. */
  | 'REMOVE_REVIEW_ANSWER'
  /** Put a removed listing back on the market. */
  | 'RESTORE_LISTING'
  /** Put a removed review back on the site. */
  | 'RESTORE_REVIEW'
  /** Moved listings out of an edition, into a new one. */
  | 'SPLIT_EDITION'
  /** Suspended an account. */
  | 'SUSPEND_ACCOUNT';

/** The availability of online payment: not offered, optional for the buyer, or required. */
export type OnlinePaymentOffer =
  /** Online payment is not offered. Buyers pay the sellers directly. */
  | 'NONE'
  /** The buyer chooses to pay online or to pay the sellers directly. */
  | 'OFFERED'
  /** Every order has to be paid online. */
  | 'REQUIRED';

/** The progress of an online payment for an order or for one of its rentals. */
export type OnlinePaymentStatus =
  /** The copies are kept until the payment arrives or expires. */
  | 'AWAITING'
  /** The payment was not made because the buyer cancelled the order or gave the payment up, or because the rental ended. */
  | 'CANCELLED'
  /** The buyer did not pay in time. The order is cancelled, or the rental stays as it was. The copies are available again. */
  | 'EXPIRED'
  /** The payment has arrived. */
  | 'PAID';

/** The arguments of `openDispute`, which opens a dispute about a fulfillment, for one of the reasons in `viewerPossibleDisputes`. */
export type OpenDisputeInput = {
  /** The amount that you want back, such as `50.50`. If it is omitted, and always for NOT_ARRIVED, you claim the maximum. */
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The ID of the fulfillment that the dispute is about. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** The reason for the dispute, one of `viewerPossibleDisputes`. */
  readonly reason: DisputeReason;
  /** Your description of the problem, at most 2,000 characters. */
  readonly statement: Scalars['String']['input'];
};

/** A party to a fulfillment: the buyer or the seller. */
export type OrderSide =
  /** The account that placed the order. */
  | 'BUYER'
  /** The account that sends the fulfillment. */
  | 'SELLER';

/** The status of a fulfillment. An order has the status of its least advanced fulfillment that is not cancelled. */
export type OrderStatus =
  /** Cancelled by the buyer or the seller, or automatically because a deadline passed. The charges and deposits are cancelled, and any payment has to be refunded. */
  | 'CANCELLED'
  /** Confirmed by the seller, not yet shipped. */
  | 'CONFIRMED'
  /** Received by the buyer. */
  | 'DELIVERED'
  /** The rented copies were declared lost. The seller keeps the part of the deposits that pays for them. */
  | 'LOST'
  /** Ordered, not yet confirmed by the seller. */
  | 'PENDING'
  /** The rented copies are back with the seller. */
  | 'RETURNED'
  /** On its way to the buyer, or ready for pick-up. */
  | 'SHIPPED';

/** The kind of a numbered document, which depends on its issuer and on GST. */
export type PaperKind =
  /** The bill of a seller that charges no GST. */
  | 'BILL_OF_SUPPLY'
  /** The operator’s credit note for commission that was given back. */
  | 'COMMISSION_CREDIT_NOTE'
  /** The operator’s invoice for the commission. */
  | 'COMMISSION_INVOICE'
  /** The seller’s credit note for a refund after a bill. */
  | 'CREDIT_NOTE'
  /** The bill of a seller that charges GST. */
  | 'INVOICE';

/** The arguments of `payDirectly`, which changes an order that awaits its online payment, so that you pay the sellers directly. */
export type PayDirectlyInput = {
  /** The ID of the order whose sellers you want to pay directly. */
  readonly orderId: Scalars['ID']['input'];
  /** The payment method; by default the one that was chosen when the order was placed. */
  readonly paymentMethod?: InputMaybe<PaymentMethod>;
};

/** The arguments of `payPayoutByHand`, which reserves a pending payout for payment by hand, so that it is not sent to a payout provider. */
export type PayPayoutByHandInput = {
  /** The ID of the payout that staff pay by hand. */
  readonly payoutId: Scalars['ID']['input'];
};

/** The progress of a payment that a provider takes. */
export type PaymentAttemptStatus =
  /** The provider has received the money. */
  | 'CAPTURED'
  /** No money has moved. The bank may still confirm the payment within a few days. */
  | 'FAILED';

/** The direction of a payment between the buyer and the seller of a fulfillment. */
export type PaymentKind =
  /** From the buyer to the seller. */
  | 'PAYMENT'
  /** From the seller to the buyer, for example a returned deposit. */
  | 'REFUND';

/** The method by which the buyer pays for an order. */
export type PaymentMethod =
  /** A credit card of any network. */
  | 'CREDIT_CARD'
  /** A debit card of any network. */
  | 'DEBIT_CARD'
  /** A transfer on the website of the buyer’s bank. */
  | 'NET_BANKING'
  /** An app of the Unified Payments Interface. */
  | 'UPI';

/** The next payment that a fulfillment needs, or the confirmation that it waits for. */
export type PaymentState =
  /** The refund is under way: the seller has marked it as paid and the buyer has not confirmed it yet, or the provider is making it online. */
  | 'REFUND_SENT'
  /** The buyer has marked the payment as paid. The seller has not confirmed it yet. */
  | 'SENT'
  /** Nothing has to be paid. */
  | 'SETTLED'
  /** The buyer has to pay the seller. */
  | 'TO_PAY'
  /** The seller has to pay the buyer back. */
  | 'TO_REFUND';

/** The progress of a payment between buyer and seller. */
export type PaymentStatus =
  /** The recipient has received the money, or the provider has moved it. */
  | 'CAPTURED'
  /** Reported missing by the recipient. */
  | 'FAILED'
  /** The payment is marked as paid, or under way online. It is not confirmed yet. */
  | 'PENDING';

/** The state of a payout account. Payouts are prepared for active accounts only. */
export type PayoutAccountStatus =
  /** Payouts are prepared. */
  | 'ACTIVE'
  /** Details are missing, as listed in `missing`. */
  | 'PENDING'
  /** Staff have stopped the payouts for good. */
  | 'REJECTED'
  /** Staff have stopped the payouts for now. */
  | 'RESTRICTED';

/** The way in which sellers are paid. */
export type PayoutDelivery =
  /** Staff pay the sellers outside the site. */
  | 'BY_HAND'
  /** A payout provider pays the sellers. */
  | 'PROVIDER'
  /** A simulator pays the sellers: no money moves. */
  | 'SIMULATED';

/** The way in which a seller is paid. */
export type PayoutMethod =
  /** To the bank account that the seller entered. */
  | 'BANK_ACCOUNT'
  /** To the UPI address of the profile. */
  | 'UPI';

/** A detail that a payout account lacks. */
export type PayoutRequirement =
  /** A bank account. Required for payouts to a bank account. */
  | 'BANK_ACCOUNT'
  /** The PAN. Required only if the operator asks for it. */
  | 'PAN'
  /** A UPI address in the profile. Required for payouts by UPI. */
  | 'UPI_ADDRESS';

/** A decision of staff that stops the payouts to a seller. */
export type PayoutRestriction =
  /** The payouts are stopped for good. */
  | 'REJECTED'
  /** The payouts are stopped for now, until something is clarified. */
  | 'RESTRICTED';

/** The progress of a payout to a seller. */
export type PayoutStatus =
  /** Failed, or returned by the bank. The amount is part of the next payout. */
  | 'FAILED'
  /** Paid to the seller. */
  | 'PAID'
  /** The payout is prepared, but neither the operator nor a payout provider has paid it yet. */
  | 'PENDING'
  /** A payout provider has received the payout, and has not reported the outcome yet. */
  | 'SENT';

/** The stage of a rental at which a photo is taken. */
export type PhotoStage =
  /** Taken by the seller, from confirmation until delivery. */
  | 'DISPATCH'
  /** Taken by the buyer, from shipment until the copies are returned. */
  | 'RECEIPT'
  /** Taken by either side, from delivery until the copies are returned. */
  | 'RETURN';

/** The arguments of `placeOrder`, which orders everything in your cart. */
export type PlaceOrderInput = {
  /** The amount due that the buyer saw, in rupees. If it has changed since, the order is refused with PRICE_CHANGED. */
  readonly expectedAmountDue?: InputMaybe<Scalars['Decimal']['input']>;
  /** A unique text of your choice. Sending the same key again within a week returns the same order instead of placing another one. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** True to pay online: the `payment` of the order then has the payment page and the deadline. False to pay the sellers directly. The default is true if `marketplace.onlinePayment` is REQUIRED, and false otherwise. */
  readonly payOnline?: InputMaybe<Scalars['Boolean']['input']>;
  /** The payment method; UPI by default. */
  readonly paymentMethod?: InputMaybe<PaymentMethod>;
  /** The IDs of the sellers from whom you pick the books up yourself, without a delivery charge. Each of them must offer pick-up, as shown by `pickUp` in the `deliveries` of the cart. All other sellers send the books. */
  readonly pickUpFrom?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The address to which the order is sent. */
  readonly shippingAddress: AddressInput;
};

/** The subject of a policy. */
export type PolicyKind =
  /** The handling of complaints. */
  | 'COMPLAINTS'
  /** Shipping and delivery. */
  | 'DELIVERY'
  /** The handling of personal data. */
  | 'PRIVACY'
  /** Returns and refunds. */
  | 'RETURNS'
  /** The terms of use. */
  | 'TERMS';

/** A version of a policy, as shown to the person who signs up. */
export type PolicyVersionInput = {
  /** The subject of the policy. */
  readonly kind: PolicyKind;
  /** The version of the policy that was shown to you. */
  readonly version: Scalars['String']['input'];
};

/** A range of amounts in rupees, including both ends. If an end is omitted, the range has no limit on that side. */
export type PriceRangeInput = {
  /** The lowest amount. */
  readonly from?: InputMaybe<Scalars['Decimal']['input']>;
  /** The highest amount. Refused with RANGE_REVERSED if lower than `from`. */
  readonly to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** The sale price of a listing compared with the usual price of its edition. */
export type PriceStanding =
  /** The price is above the range of usual sale prices of this edition. */
  | 'ABOVE'
  /** The price is below the range of usual sale prices of this edition. */
  | 'BELOW'
  /** The price is within the range of usual sale prices of this edition. */
  | 'WITHIN';

/** The arguments of `putBackBook`, which puts one of your listings back on the market. */
export type PutBackBookInput = {
  /** The ID of the listing to put back on the market. */
  readonly bookId: Scalars['ID']['input'];
};

/** The arguments of `rateSeller`, which rates a seller of one of your orders, after delivery. */
export type RateSellerInput = {
  /** The ID of the order that the rating is for. */
  readonly orderId: Scalars['ID']['input'];
  /** The ID of the seller to rate. */
  readonly sellerId: Scalars['ID']['input'];
  /** The number of stars: 0.5 to 5, in steps of 0.5. */
  readonly stars: Scalars['Float']['input'];
};

/** The arguments of `recordTaxPayment`, which records that the operator has paid a tax to the government, and posts the payment in the journal. */
export type RecordTaxPaymentInput = {
  /** The amount that was paid, such as `50.50`; at most the tax that is owed. */
  readonly amount: Scalars['Decimal']['input'];
  /** The reference of the payment (challan), at most 100 characters. */
  readonly reference: Scalars['String']['input'];
  /** The tax that was paid to the government. */
  readonly tax: SourceTax;
};

/** The way in which a refund by payout reaches the buyer. */
export type RefundPayoutMethod =
  /** To the bank account that the buyer gave. */
  | 'BANK_ACCOUNT'
  /** By a payout link, which asks the buyer for an account. */
  | 'LINK'
  /** To a UPI ID. */
  | 'UPI';

/** The progress of a refund by payout, which is made if the payment is too old for an ordinary refund. */
export type RefundPayoutState =
  /** The marketplace pays the refund by hand. */
  | 'BY_HAND'
  /** The last try failed. The refund is tried again, or staff pay it another way. */
  | 'FAILED'
  /** The buyer was sent a payout link for entering an account. */
  | 'LINK_SENT'
  /** There is nothing to refund yet. */
  | 'NOT_DUE'
  /** The refund was paid. */
  | 'PAID'
  /** The payout provider is paying the refund to the account. */
  | 'SENT'
  /** The refund will be sent to the payout provider soon. */
  | 'WAITING';

/** The arguments of `reinstateAccount`, which lifts the suspension of an account, and puts back the listings that the suspension took off the market. */
export type ReinstateAccountInput = {
  /** The ID of the account to reinstate. */
  readonly userId: Scalars['ID']['input'];
};

/** The arguments of `reinstatePayoutAccount`, which resumes the payouts to a seller. */
export type ReinstatePayoutAccountInput = {
  /** The ID of the seller whose payouts are resumed. */
  readonly userId: Scalars['ID']['input'];
};

/** The arguments of `removeAddress`, which removes a saved address. */
export type RemoveAddressInput = {
  /** The ID of the saved address to remove. */
  readonly id: Scalars['ID']['input'];
};

/** The arguments of `removeBookPhoto`, which removes a photo from one of your listings. */
export type RemoveBookPhotoInput = {
  /** The ID of the photo to remove. */
  readonly photoId: Scalars['ID']['input'];
};

/** The arguments of `removeBookmark`, which removes a book from your bookmarks. */
export type RemoveBookmarkInput = {
  /** The ID of the book to remove from your bookmarks. */
  readonly bookId: Scalars['ID']['input'];
};

/** The arguments of `removeFromCart`, which removes a line from your cart. */
export type RemoveFromCartInput = {
  /** The ID of the line to remove. */
  readonly cartItemId: Scalars['ID']['input'];
};

/** The arguments of `removeListing`, which takes a listing off the market and settles its reports. */
export type RemoveListingInput = {
  /** The ID of the listing to remove. */
  readonly bookId: Scalars['ID']['input'];
  /** The reason, shown to the seller. */
  readonly reason: Scalars['String']['input'];
};

/** The arguments of `removeReviewAnswer`, which removes the seller’s reply from the site; the review stays. */
export type RemoveReviewAnswerInput = {
  /** The reason, shown to the seller. */
  readonly reason: Scalars['String']['input'];
  /** The ID of the review whose reply is removed. */
  readonly reviewId: Scalars['ID']['input'];
};

/** The arguments of `removeReview`, which removes a review from the site and settles its reports. */
export type RemoveReviewInput = {
  /** The reason for the removal, shown to the author of the review. */
  readonly reason: Scalars['String']['input'];
  /** The ID of the review to remove. */
  readonly reviewId: Scalars['ID']['input'];
};

/** The arguments of `removeSavedSearch`, which removes one of your saved searches and stops its emails. */
export type RemoveSavedSearchInput = {
  /** The ID of the saved search to remove. */
  readonly id: Scalars['ID']['input'];
};

/** The arguments of `removeSecondFactor`, which removes one of your second factors. */
export type RemoveSecondFactorInput = {
  /** The ID of one of your second factors. */
  readonly factorId: Scalars['ID']['input'];
};

/** The first day and the length of a rental. */
export type RentalInput = {
  /** The number of calendar months, within the limits of the book. */
  readonly months: Scalars['Int']['input'];
  /** The first day: today by default, at most ten years ahead. */
  readonly startsOn?: InputMaybe<Scalars['Date']['input']>;
};

/** The purpose of an online payment for a rental: an extension or a purchase. */
export type RentalPaymentPurpose =
  /** The rental is extended when the payment arrives. */
  | 'EXTENSION'
  /** The rented copies are bought when the payment arrives. */
  | 'PURCHASE';

/** The arguments of `reorderBookPhotos`, which sets the order in which the photos of one of your listings are shown. */
export type ReorderBookPhotosInput = {
  /** The ID of the listing whose photos are reordered. */
  readonly bookId: Scalars['ID']['input'];
  /** The IDs of all photos of the listing, in the new order. */
  readonly photoIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** The arguments of `replyToComplaint`, which adds a message to one of your open complaints. */
export type ReplyToComplaintInput = {
  /** The ID of the complaint that this step applies to. */
  readonly complaintId: Scalars['ID']['input'];
  /** Your message, at most 4,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The arguments of `reportBook`, which reports a listing to the moderators. */
export type ReportBookInput = {
  /** The ID of the listing to report. */
  readonly bookId: Scalars['ID']['input'];
  /** Details, at most 1,000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The fault of the listing; moderators see it. */
  readonly reason: ReportReason;
};

/** The arguments of `reportFound`, which records that lost copies were found and are back. */
export type ReportFoundInput = {
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** The arguments of `reportIntrusion`, which reports that someone else used your account. */
export type ReportIntrusionInput = {
  /** The ID of the first security event that you did not cause. Second factors and recovery codes added since that event, or in its session, are removed. The second factor used to confirm this session is kept. If omitted, no second factors and no recovery codes are removed. */
  readonly eventId?: InputMaybe<Scalars['ID']['input']>;
};

/** The arguments of `reportPaymentMissing`, which reports that a payment did not arrive, although it was marked as paid or is due. */
export type ReportPaymentMissingInput = {
  /** The ID of the fulfillment whose payment did not arrive. */
  readonly fulfillmentId: Scalars['ID']['input'];
};

/** The reasons for which a listing can be reported. */
export type ReportReason =
  /** The copies are pirated. */
  | 'COUNTERFEIT'
  /** The seller takes money without sending the book. */
  | 'FRAUD'
  /** The listing insults or harms people. */
  | 'OFFENSIVE'
  /** Something else, described in the note. */
  | 'OTHER'
  /** The listing describes the book incorrectly. */
  | 'WRONG_DESCRIPTION';

/** The arguments of `reportReview`, which reports a review, or the seller’s reply to your own review, to the moderators. */
export type ReportReviewInput = {
  /** Details, at most 1,000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The fault of the review; moderators see it. */
  readonly reason: ReviewReportReason;
  /** The ID of the review to report. To report the seller’s reply, the ID of the review with the reply. */
  readonly reviewId: Scalars['ID']['input'];
};

/** The arguments of `requestPasswordReset`, which mails a link to set a new password. */
export type RequestPasswordResetInput = {
  /** The email address of the account that needs a new password. */
  readonly email: Scalars['String']['input'];
};

/** The arguments of `resetPassword`, which sets a new password with the token from a mailed link and ends all sessions of the account. */
export type ResetPasswordInput = {
  /** The new password again, to prevent typing errors. */
  readonly confirmPassword: Scalars['String']['input'];
  /** The new password: at least 8 characters. */
  readonly password: Scalars['String']['input'];
  /** The token at the end of the mailed link. */
  readonly token: Scalars['String']['input'];
};

/** The arguments of `restoreListing`, which puts a removed listing back on the market. */
export type RestoreListingInput = {
  /** The ID of the listing to restore. */
  readonly bookId: Scalars['ID']['input'];
};

/** The arguments of `restoreReview`, which puts a removed review back on the site. */
export type RestoreReviewInput = {
  /** The ID of the review to restore. */
  readonly reviewId: Scalars['ID']['input'];
};

/** The arguments of `restrictPayoutAccount`, which stops the payouts to a seller and shows the seller the reason. */
export type RestrictPayoutAccountInput = {
  /** The reason, at most 1,000 characters. It is shown to the seller. */
  readonly reason: Scalars['String']['input'];
  /** The decision: payouts are stopped for now, or for good. */
  readonly status: PayoutRestriction;
  /** The ID of the seller whose payouts are stopped. */
  readonly userId: Scalars['ID']['input'];
};

/** The arguments of `retryRefund`, which tries a stuck refund once more, within a minute. */
export type RetryRefundInput = {
  /** The ID of the stuck refund. */
  readonly refundId: Scalars['ID']['input'];
};

/** The problem that a seller reports with books that were sent back in a dispute. */
export type ReturnProblem =
  /** The books did not arrive. */
  | 'DID_NOT_ARRIVE'
  /** Other books arrived, or the books are damaged. */
  | 'NOT_AS_SENT';

/** The arguments of `reviewBook`, which reviews a book that was delivered to you. */
export type ReviewBookInput = {
  /** The ID of any listing of the book. The review belongs to its edition. */
  readonly bookId: Scalars['ID']['input'];
  /** The number of stars: 0.5 to 5, in steps of 0.5. */
  readonly stars: Scalars['Float']['input'];
  /** Plain text of at most 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The reasons for which a review can be reported. */
export type ReviewReportReason =
  /** The text advertises something. */
  | 'ADVERTISEMENT'
  /** The text is not about the book or the seller. */
  | 'NOT_ABOUT_IT'
  /** The text insults or harms people. */
  | 'OFFENSIVE'
  /** Something else, described in the note. */
  | 'OTHER'
  /** The text reveals personal data, such as an address or a phone number. */
  | 'PERSONAL_DATA';

/** The arguments of `reviewSeller`, which reviews a seller after an order of yours was delivered. */
export type ReviewSellerInput = {
  /** The ID of the seller to review. */
  readonly sellerId: Scalars['ID']['input'];
  /** Plain text of at most 5,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The arguments of `revokeStaffRole`, which takes a staff role away from an account. */
export type RevokeStaffRoleInput = {
  /** The staff role that the account loses. */
  readonly role: StaffRole;
  /** The ID of the account that loses the role. */
  readonly userId: Scalars['ID']['input'];
};

/** The role of an account. Readers and publishers can both buy, rent and sell. */
export type Role =
  /** A member of staff with all abilities of staff. */
  | 'ADMINISTRATOR'
  /** A publishing house, which can also import many books at once. */
  | 'PUBLISHER'
  /** A person who buys, rents and sells books. */
  | 'READER';

/** An address to save for your orders. */
export type SaveAddressInput = {
  /** The town or city, such as Pune. */
  readonly city: Scalars['String']['input'];
  /** The name of the country; India by default. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** True to make this address the default. The first saved address is always the default. */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Your name for the address, such as Home; at most 50 characters. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** The receiver’s Indian mobile number: 10 digits, with or without +91. */
  readonly phone: Scalars['String']['input'];
  /** The name of the person who receives the parcel. */
  readonly receiver: Scalars['String']['input'];
  /** The state or province, such as Maharashtra. */
  readonly state: Scalars['String']['input'];
  /** The house number and the street. */
  readonly street: Scalars['String']['input'];
  /** The postal code: 5 or 6 digits. */
  readonly zipcode: Scalars['String']['input'];
};

/** The filters of the search to save, with the same meaning as in `BookFilter`. At least one filter is required. */
export type SaveSearchInput = {
  /** Only books in this condition or a better one. */
  readonly conditionAtLeast?: InputMaybe<BookCondition>;
  /** Only books of this genre. */
  readonly genre?: InputMaybe<Genre>;
  /** Only books in this language, as specified by the seller. */
  readonly language?: InputMaybe<BookLanguage>;
  /** Only books offered this way. SALE and LEASE also match books offered both ways. */
  readonly listingType?: InputMaybe<ListingType>;
  /** An Indian PIN code. Only books of sellers in the same postal district, whose PIN codes begin with the same three digits. */
  readonly pinCode?: InputMaybe<Scalars['String']['input']>;
  /** Only books for rent with a monthly rent within this range. */
  readonly rentPerMonth?: InputMaybe<PriceRangeInput>;
  /** Only books for sale at a price within this range. */
  readonly salePrice?: InputMaybe<PriceRangeInput>;
  /** Words from the title or the author, or an ISBN; at most 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Only books of the seller with this ID. Refused with SELLER_NOT_FOUND if there is no such seller. */
  readonly sellerId?: InputMaybe<Scalars['ID']['input']>;
};

/** The kind of a second factor: an authenticator app or a passkey. */
export type SecondFactorKind =
  /** An app that shows a new 6-digit code every 30 seconds (TOTP, RFC 6238). */
  | 'AUTHENTICATOR'
  /** A passkey of a browser, a device or a security key (WebAuthn). */
  | 'PASSKEY';

/** The proofs accepted for a second step. */
export type SecondFactorMethod =
  /** An app that shows a new 6-digit code every 30 seconds (TOTP, RFC 6238). */
  | 'AUTHENTICATOR'
  /** A passkey of a browser, a device or a security key (WebAuthn). */
  | 'PASSKEY'
  /** One of the ten recovery codes. Each works once. */
  | 'RECOVERY_CODE';

/** The kinds of security event of an account, such as a log-in or a changed password. */
export type SecurityEventKind =
  /** A second factor was added. */
  | 'FACTOR_ADDED'
  /** A wrong code, recovery code or passkey was given. */
  | 'FACTOR_REFUSED'
  /** A second factor was removed. */
  | 'FACTOR_REMOVED'
  /** The owner reported an intruder. All sessions ended, and the password was blocked. */
  | 'INTRUSION_REPORTED'
  /** A session was started. */
  | 'LOGGED_IN'
  /** The password was changed. All sessions ended. */
  | 'PASSWORD_CHANGED'
  /** A new password was set with a mailed link. All sessions ended. */
  | 'PASSWORD_RESET'
  /** New recovery codes were created. The previous ones no longer work. */
  | 'RECOVERY_CODES_MADE'
  /** A recovery code was used. */
  | 'RECOVERY_CODE_USED'
  /** A session ended: you logged out of it, or ended it from another session. */
  | 'SESSION_ENDED';

/** The next step that a fulfillment requires from its seller. */
export type SellerTask =
  /** Confirm a pending fulfillment. */
  | 'CONFIRM'
  /** Ship a confirmed fulfillment, or report that it is ready for pick-up. */
  | 'SHIP'
  /** Record the return of the rented copies, which are due today or overdue. */
  | 'TAKE_BACK';

/** The arguments of `sendBackFulfillment`, which records that you have sent the rented copies back. */
export type SendBackFulfillmentInput = {
  /** The company that delivers the parcel. */
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** The carrier’s tracking number for the parcel. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `sendDisputeReturn`, which records that you have sent the books of a dispute back. */
export type SendDisputeReturnInput = {
  /** The company that carries the books back. */
  readonly carrier: Scalars['String']['input'];
  /** The ID of the dispute that this step applies to. */
  readonly disputeId: Scalars['ID']['input'];
  /** The carrier’s tracking number for the parcel. */
  readonly trackingNumber: Scalars['String']['input'];
};

/** The arguments of `setDefaultAddress`, which makes a saved address the default, which prefills each checkout. */
export type SetDefaultAddressInput = {
  /** The ID of the saved address that becomes the default. */
  readonly id: Scalars['ID']['input'];
};

/** The arguments of `settleComplaint`, which closes a complaint with an outcome. */
export type SettleComplaintInput = {
  /** The ID of the complaint that this step applies to. */
  readonly complaintId: Scalars['ID']['input'];
  /** The outcome for the complainant, at most 4,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** The arguments of `settleDifference`, which removes a difference from the list and records the reason. */
export type SettleDifferenceInput = {
  /** The ID of the difference to settle. */
  readonly differenceId: Scalars['ID']['input'];
  /** The reason for the difference and the steps taken, at most 1,000 characters. */
  readonly reason: Scalars['String']['input'];
};

/** The arguments of `settleRefund`, which settles a stuck refund whose buyer was paid another way, or a refund by payout that staff paid by hand or found in the bank’s records. */
export type SettleRefundInput = {
  /** The reason why the buyer was paid another way, at most 1,000 characters. The reason is kept even if the buyer closes the account. */
  readonly reason: Scalars['String']['input'];
  /** The reference of the transfer, at most 100 characters. The buyer can read it. */
  readonly reference: Scalars['String']['input'];
  /** The ID of the stuck refund, or of the refund by payout that staff paid by hand or found in the bank’s records. */
  readonly refundId: Scalars['ID']['input'];
};

/** The arguments of `settleSellerDebt`, which records that a seller has paid back all or part of a debt outside the site, and posts the repayment in the journal. */
export type SettleSellerDebtInput = {
  /** The amount that the seller has paid back, such as `50.50`; at most the debt. */
  readonly amount: Scalars['Decimal']['input'];
  /** The way in which the seller paid outside the site, and the reason, at most 1,000 characters. This text is kept even if the seller closes the account. */
  readonly reason: Scalars['String']['input'];
  /** The bank’s reference for the transfer, at most 100 characters. */
  readonly reference: Scalars['String']['input'];
  /** The ID of the seller who has paid the debt back. */
  readonly sellerId: Scalars['ID']['input'];
};

/** The arguments of `settleUnknownPayment`, which removes a payment of unknown origin from the list and records the reason. */
export type SettleUnknownPaymentInput = {
  /** The ID of the payment of unknown origin. */
  readonly attemptId: Scalars['ID']['input'];
  /** The outcome of the payment, at most 1,000 characters. */
  readonly reason: Scalars['String']['input'];
};

/** The kinds of shelf. The kind determines which books the shelf has, and their order. */
export type ShelfKind =
  /** Books in `Shelf.language`, newest listing first. */
  | 'IN_LANGUAGE'
  /** Books with a monthly rent below `Shelf.rentBelow`, cheapest first. */
  | 'LOW_RENT'
  /** The books that the most readers have bookmarked recently, each by at least two readers. */
  | 'MOST_SAVED'
  /** The newest listings. */
  | 'NEW';

/** The arguments of `shipFulfillment`, which marks a confirmed fulfillment as shipped, or as ready for pick-up. */
export type ShipFulfillmentInput = {
  /** The company that delivers the parcel. */
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** The carrier’s tracking number for the parcel. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `signUpPublisher`, which creates a publisher account and signs you in. */
export type SignUpPublisherInput = {
  /** The policies to which you agree, from `marketplace { policies }`. Your agreement is stored with its time. */
  readonly agreedPolicies?: InputMaybe<ReadonlyArray<PolicyVersionInput>>;
  /** The name of the company. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  /** The same password again, to prevent typing errors. */
  readonly confirmPassword: Scalars['String']['input'];
  /** A description of your publications. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The email address. Unique regardless of case. */
  readonly email: Scalars['String']['input'];
  /** The phone number of the office. Shown only to the account’s owner. */
  readonly officeContact: Scalars['String']['input'];
  /** The password: at least 8 characters. */
  readonly password: Scalars['String']['input'];
  /** The postal address. Shown only to the account’s owner. */
  readonly publicationAddress: Scalars['String']['input'];
  /** The name under which you publish, at least 2 characters. */
  readonly publisherName: Scalars['String']['input'];
  /** The registration number of the company. Shown only to the account’s owner. */
  readonly registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** The address of the website, beginning with http:// or https://. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
  /** The postal code: 5 or 6 digits. */
  readonly zipcode: Scalars['String']['input'];
};

/** The arguments of `signUpReader`, which creates a reader account and signs you in. */
export type SignUpReaderInput = {
  /** The postal address. Shown only to the account’s owner. */
  readonly address: Scalars['String']['input'];
  /** The policies to which you agree, from `marketplace { policies }`. Your agreement is stored with its time. */
  readonly agreedPolicies?: InputMaybe<ReadonlyArray<PolicyVersionInput>>;
  /** The same password again, to prevent typing errors. */
  readonly confirmPassword: Scalars['String']['input'];
  /** The email address. Unique regardless of case. */
  readonly email: Scalars['String']['input'];
  /** The full name. */
  readonly name: Scalars['String']['input'];
  /** The password: at least 8 characters. */
  readonly password: Scalars['String']['input'];
  /** A phone number. Shown only to the account’s owner. */
  readonly phone: Scalars['String']['input'];
  /** The postal code: 5 or 6 digits. */
  readonly zipcode: Scalars['String']['input'];
};

/** A tax that is taken at source from the earnings of sellers. */
export type SourceTax =
  /** Tax collected at source, under GST. */
  | 'COLLECTED'
  /** Tax deducted at source, as income tax. */
  | 'DEDUCTED';

/** The arguments of `splitEdition`, which moves listings of an edition, with the reviews of their copies, to a new edition. */
export type SplitEditionInput = {
  /** The IDs of the listings to move. At least one listing must stay in the edition. */
  readonly bookIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The ID of the edition to split. */
  readonly editionId: Scalars['ID']['input'];
  /** The reason for the decision, kept on record. */
  readonly reason: Scalars['String']['input'];
};

/** An action of staff that the audit log records. */
export type StaffAction =
  /** Accepted a chargeback of a payment that the account made. `detail` is the ID of the chargeback. */
  | 'ACCEPT_CHARGEBACK'
  /** Answered a complaint of the account. `detail` is the ID of the complaint. */
  | 'ANSWER_COMPLAINT'
  /** Approved a step about money that another member of staff had requested. `detail` is the ID of the refund, payout or other object that the step is about. */
  | 'APPROVE_STEP'
  /** Contested a chargeback of a payment that the account made. `detail` is the ID of the chargeback. */
  | 'CONTEST_CHARGEBACK'
  /** Decided a dispute that the account opened as a buyer. `detail` is the ID of the dispute. */
  | 'DECIDE_DISPUTE'
  /** Declined a step about money, or withdrew their own request. `detail` is the ID of the refund, payout or other object that the step is about. */
  | 'DECLINE_STEP'
  /** A support view of the account ended. */
  | 'END_SUPPORT_VIEW'
  /** Granted a staff role to the account. `detail` is the role. */
  | 'GRANT_ROLE'
  /** Viewed the bank account of a payout to the account. `detail` is the ID of the payout. */
  | 'READ_BANK_ACCOUNT'
  /** Viewed a complaint of the account. `detail` is the ID of the complaint. */
  | 'READ_COMPLAINT'
  /** Viewed the contact details of the account. */
  | 'READ_CONTACT'
  /** Viewed a financial record of the account: a payout, the payout account, a debt, a refund, a blocked deposit, a failed transfer, a chargeback, or a step that waits for approval. `detail` is the ID of the record; for a debt or the payout account, it is the ID of the account. */
  | 'READ_MONEY'
  /** Viewed an order that the account placed. `detail` is the ID of the order. */
  | 'READ_ORDER'
  /** Viewed a photo of a rented copy or a dispute, or listed the photos of a fulfillment or a dispute. `detail` is the ID of the photo, the fulfillment or the dispute. */
  | 'READ_PHOTO'
  /** Viewed a report that the account made of a listing or a review. `detail` is the ID of the report. */
  | 'READ_REPORT'
  /** Recorded that a tax was paid to the government. `detail` is the ID of the payment. The entry concerns no account. */
  | 'RECORD_TAX_PAYMENT'
  /** Resumed the payouts to the account. */
  | 'REINSTATE_PAYOUT_ACCOUNT'
  /** Asked a second member of staff to approve a step about money. `detail` is the ID of the refund, payout or other object that the step is about. */
  | 'REQUEST_APPROVAL'
  /** Removed all second factors of the account, because its owner lost them. */
  | 'RESET_FACTORS'
  /** Stopped the payouts to the account. `detail` is the kind of stop and the reason. */
  | 'RESTRICT_PAYOUT_ACCOUNT'
  /** Retried a failed refund to the account. `detail` is the ID of the failed try. */
  | 'RETRY_REFUND'
  /** Revoked a staff role of the account. `detail` is the role. */
  | 'REVOKE_ROLE'
  /** Requested a page in a support view of the account. `detail` is the request. */
  | 'SEE_PAGE'
  /** Settled a complaint of the account. `detail` is the ID of the complaint. */
  | 'SETTLE_COMPLAINT'
  /** Recorded that the account has paid back a debt as a seller. `detail` is the ID of the account. */
  | 'SETTLE_DEBT'
  /** Settled a difference between the payment provider and Panna. `detail` is its ID. The entry concerns no account. */
  | 'SETTLE_DIFFERENCE'
  /** Recorded that a payout to the account was paid or failed. */
  | 'SETTLE_PAYOUT'
  /** Settled a failed refund to the account, because the buyer was paid another way. `detail` is the ID of the failed try. */
  | 'SETTLE_REFUND'
  /** Settled a payment of unknown origin. `detail` is its ID. The entry concerns no account. */
  | 'SETTLE_UNKNOWN_PAYMENT'
  /** Started a support view of the account. `detail` is the reason. */
  | 'START_SUPPORT_VIEW';

/** A staff role, which grants abilities that other accounts do not have. */
export type StaffRole =
  /** Has all abilities of staff, including granting staff roles. */
  | 'ADMINISTRATOR'
  /** Sees all orders with their money, decides disputes, settles failed refunds and records payouts. */
  | 'FINANCE'
  /** Settles reports, removes and restores listings and reviews, and splits and joins editions. */
  | 'MODERATOR'
  /** Sees orders and contact details, handles complaints, and opens support views. */
  | 'SUPPORT';

/** The arguments of `startSupportView`, which starts a support view, in which you see the site for 30 minutes as the owner of an account sees it. */
export type StartSupportViewInput = {
  /** The email address of the account to view. */
  readonly email: Scalars['String']['input'];
  /** The reason for the support view, at most 1,000 characters. Shown to the owner of the account afterwards. */
  readonly reason: Scalars['String']['input'];
};

/** The kind of payment that was sent through a provider that is no longer configured. */
export type StrandedKind =
  /** A payout to a seller. Staff can record the outcome with `markPayoutPaid` or `markPayoutFailed`. */
  | 'PAYOUT'
  /** A refund by payout to a buyer. Staff can record the outcome with `settleRefund` or `markRefundFailed`. */
  | 'REFUND'
  /** The release of a transfer to a seller. Only its provider can end the release. */
  | 'RELEASE';

/** The kinds of suggestion: a title, an author, a genre or an ISBN. */
export type SuggestionKind =
  /** The name of an author. */
  | 'AUTHOR'
  /** A genre to filter by. */
  | 'GENRE'
  /** The ISBN of a book. */
  | 'ISBN'
  /** The title of a book. */
  | 'TITLE';

/** The arguments of `suspendAccount`, which suspends an account and takes its listings off the market. */
export type SuspendAccountInput = {
  /** The reason for the decision, kept on record. */
  readonly reason: Scalars['String']['input'];
  /** The ID of the account to suspend. */
  readonly userId: Scalars['ID']['input'];
};

/** The arguments of `takeBackFulfillment`, which records that the rented copies were returned and releases their deposits, less late fees and the withheld amount. */
export type TakeBackFulfillmentInput = {
  /** The ID of the fulfillment that this step applies to. */
  readonly fulfillmentId: Scalars['ID']['input'];
  /** The part of the deposit that you keep for damage; none by default. */
  readonly withhold?: InputMaybe<WithholdInput>;
};

/** The arguments of `takeOffBook`, which takes one of your listings off the market. */
export type TakeOffBookInput = {
  /** The ID of the listing to take off the market. */
  readonly bookId: Scalars['ID']['input'];
};

/** The appearance of the web client. */
export type Theme =
  /** Light text on dark. */
  | 'DARK'
  /** Dark text on light. */
  | 'LIGHT'
  /** Light or dark, as set on the device. */
  | 'SYSTEM';

/** The way in which a transfer, its reversal or its release failed. */
export type TransferFailureKind =
  /** The transfer has failed for good. Its earnings are part of the next payout to the seller. */
  | 'FAILED'
  /** The provider refused the transfer. It is tried again every 10 minutes, until its earnings are due or a refund of the payment begins. */
  | 'REFUSED'
  /** The provider refused to release the transfer to the seller's bank, although it is due. The release is tried again every 10 minutes. */
  | 'RELEASE_REFUSED'
  /** The part that the seller no longer earns could not be taken back. The reversal is tried again every 10 minutes, and refunds do not wait for it. */
  | 'REVERSAL_FAILED';

/** The state of a payment, a refund, a payout, a blocked deposit or a transfer, according to its provider or to Panna. */
export type TransferState =
  /** The payment has arrived. */
  | 'CAPTURED'
  /** The refund or the payout was made, or the deposit is blocked. */
  | 'DONE'
  /** No money has moved, or the block has ended. */
  | 'FAILED'
  /** The transfer is held on the seller’s linked account. */
  | 'HELD'
  /** The payment, refund, payout, block or transfer is under way. */
  | 'PENDING'
  /** The transfer was released to the seller's bank. */
  | 'RELEASED'
  /** The whole transfer was reversed. */
  | 'REVERSED';

/** The reasons why a book is not available today, or cannot be bought although it is for sale. */
export type UnavailableReason =
  /** A moderator removed the listing; `removalReason` contains the reason. */
  | 'REMOVED'
  /** All copies are rented out until `availableFrom`. */
  | 'RENTED_OUT'
  /** The book is for sale, but all copies are reserved for later rentals. */
  | 'RESERVED'
  /** No copies are left. */
  | 'SOLD_OUT'
  /** The seller took the listing off the market. */
  | 'UNLISTED';

/** The arguments of `updateCartItem`, which changes the quantity of a line in your cart. */
export type UpdateCartItemInput = {
  /** The ID of the line to change. */
  readonly cartItemId: Scalars['ID']['input'];
  /** The new number of copies, at least 1. */
  readonly quantity: Scalars['Int']['input'];
};

/** The arguments of `updateDeliveryTerms`, which sets your delivery terms as a seller. */
export type UpdateDeliveryTermsInput = {
  /** The charge for each order, in rupees. Required for FLAT, ignored for other kinds. */
  readonly charge?: InputMaybe<Scalars['Decimal']['input']>;
  /** The order value in rupees from which delivery is free, counting only your books; null if delivery never becomes free. */
  readonly freeAbove?: InputMaybe<Scalars['Decimal']['input']>;
  /** The way in which you charge for delivery. */
  readonly kind: DeliveryKind;
  /** The area where buyers can pick books up themselves, with a note such as the times; at most 200 characters. Null if you do not offer pick-up. Buyers are also shown the city of your default address, so you must have saved one. */
  readonly pickUpPlace?: InputMaybe<Scalars['String']['input']>;
  /** The charges by weight, at most 20. Required for BY_WEIGHT, ignored for other kinds. */
  readonly rates?: InputMaybe<ReadonlyArray<DeliveryRateInput>>;
};

/** A payout account. Omitted fields keep their values. Payouts wait for 24 hours after a change. */
export type UpdatePayoutAccountInput = {
  /** Your account for the method BANK_ACCOUNT. */
  readonly bankAccount?: InputMaybe<BankAccountInput>;
  /** Your GSTIN of 15 characters, which contains the PAN. Blank to remove it. */
  readonly gstin?: InputMaybe<Scalars['String']['input']>;
  /** The way in which you are paid. */
  readonly method?: InputMaybe<PayoutMethod>;
  /** Your PAN, such as `ABCPE1234F`. Blank to remove it. */
  readonly pan?: InputMaybe<Scalars['String']['input']>;
  /** The UPI address of your profile, such as `asha@okbank`. Blank to remove it. */
  readonly upiAddress?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `updateProfile`. Omitted arguments keep their values. */
export type UpdateProfileInput = {
  /** The new postal address. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** The new phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The new UPI address, such as asha@okbank. An empty text removes the address. */
  readonly upiAddress?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `updateSettings`. Omitted arguments keep their values. */
export type UpdateSettingsInput = {
  /** The currency of approximate prices. */
  readonly currency?: InputMaybe<CurrencyCode>;
  /** True to get optional emails; false to get only the emails that your account needs. */
  readonly emailNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** The language of the web client and of mails. */
  readonly language?: InputMaybe<Language>;
  /** True to get a daily mail with new books in the genres of your bookmarks and orders. */
  readonly newBookAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to get mail about every change to your orders and sales. */
  readonly orderUpdates?: InputMaybe<Scalars['Boolean']['input']>;
  /** The appearance of the web client. */
  readonly theme?: InputMaybe<Theme>;
};

/** The arguments of `usePhotoAsCover`, which uses one of your photos as the cover of its listing. */
export type UsePhotoAsCoverInput = {
  /** The ID of the photo to use as the cover. */
  readonly photoId: Scalars['ID']['input'];
};

/** The arguments of `verifyEmail`, which verifies an email address with the token from a mailed link. */
export type VerifyEmailInput = {
  /** The token at the end of the mailed link. */
  readonly token: Scalars['String']['input'];
};

/** The arguments of `withdrawComplaint`, which withdraws one of your open complaints. */
export type WithdrawComplaintInput = {
  /** The ID of the complaint that this step applies to. */
  readonly complaintId: Scalars['ID']['input'];
};

/** The arguments of `withdrawDispute`, which ends one of your disputes without a refund. */
export type WithdrawDisputeInput = {
  /** The ID of the dispute that this step applies to. */
  readonly disputeId: Scalars['ID']['input'];
};

/** The arguments of `withdrawReviewAnswer`, which deletes your reply to a review. */
export type WithdrawReviewAnswerInput = {
  /** The ID of the review whose reply you withdraw. */
  readonly reviewId: Scalars['ID']['input'];
};

/** The part of the deposit that the seller keeps, and the reason. */
export type WithholdInput = {
  /** The amount in rupees: above zero, and at most `Settlement.depositLeft`. */
  readonly amount: Scalars['Decimal']['input'];
  /** The reason, shown to the buyer. */
  readonly reason: Scalars['String']['input'];
};
