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
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  Upload: { input: File; output: File; }
};

export type AcceptChargebackInput = {
  readonly chargebackId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type AcceptChargebackPayload = {
  readonly approval?: Maybe<Approval>;
  readonly chargeback?: Maybe<Chargeback>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AcceptDisputeOfferInput = {
  readonly disputeId: Scalars['ID']['input'];
};

export type AcceptDisputeOfferPayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AccountProofState =
  | 'PROVED'
  | 'REFUSED'
  | 'UNDER_WAY';

export type AddAuthenticatorInput = {
  readonly challenge: Scalars['String']['input'];
  readonly code: Scalars['String']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

export type AddAuthenticatorPayload = {
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly secondFactors?: Maybe<SecondFactors>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AddBookPhotoInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  readonly photo: Scalars['Upload']['input'];
};

export type AddBookPhotoPayload = {
  readonly book?: Maybe<Book>;
  readonly photo?: Maybe<BookPhoto>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AddBookmarkInput = {
  readonly bookId: Scalars['ID']['input'];
};

export type AddBookmarkPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AddDisputePhotoInput = {
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  readonly disputeId: Scalars['ID']['input'];
  readonly photo: Scalars['Upload']['input'];
};

export type AddDisputePhotoPayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly photo?: Maybe<DisputePhoto>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AddOrderPhotoInput = {
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  readonly fulfillmentId: Scalars['ID']['input'];
  readonly photo: Scalars['Upload']['input'];
  readonly stage: PhotoStage;
};

export type AddOrderPhotoPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly photo?: Maybe<OrderPhoto>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AddPasskeyInput = {
  readonly challenge: Scalars['String']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly response: Scalars['String']['input'];
};

export type AddPasskeyPayload = {
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly secondFactors?: Maybe<SecondFactors>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AddToCartInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  readonly rental?: InputMaybe<RentalInput>;
  readonly type: CartItemType;
};

export type AddToCartPayload = {
  readonly cart?: Maybe<Cart>;
  readonly cartItem?: Maybe<CartItem>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Address = {
  readonly city: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly receiver?: Maybe<Scalars['String']['output']>;
  readonly state: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly zipcode: Scalars['String']['output'];
};

export type AddressInput = {
  readonly city: Scalars['String']['input'];
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly receiver?: InputMaybe<Scalars['String']['input']>;
  readonly state: Scalars['String']['input'];
  readonly street: Scalars['String']['input'];
  readonly zipcode: Scalars['String']['input'];
};

export type AdjustCopiesInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly delta: Scalars['Int']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type AdjustCopiesPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AnswerComplaintInput = {
  readonly complaintId: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
};

export type AnswerComplaintPayload = {
  readonly complaint?: Maybe<Complaint>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AnswerDisputeInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly answer: Scalars['String']['input'];
  readonly disputeId: Scalars['ID']['input'];
  readonly returnFirst?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AnswerDisputePayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type AnswerReviewInput = {
  readonly reviewId: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
};

export type AnswerReviewPayload = {
  readonly review?: Maybe<Review>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Approval = {
  readonly account?: Maybe<User>;
  readonly amount?: Maybe<Money>;
  readonly decision?: Maybe<ApprovalDecision>;
  readonly id: Scalars['ID']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly requestedBy?: Maybe<User>;
  readonly step: ApprovedStep;
  readonly subjectId: Scalars['ID']['output'];
  readonly viewerCanApprove: Scalars['Boolean']['output'];
  readonly viewerCanDecline: Scalars['Boolean']['output'];
};

export type ApprovalConnection = {
  readonly edges: ReadonlyArray<ApprovalEdge>;
  readonly nodes: ReadonlyArray<Approval>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type ApprovalDecision =
  | 'APPROVED'
  | 'EXPIRED'
  | 'LAPSED'
  | 'REJECTED'
  | 'WITHDRAWN';

export type ApprovalEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Approval;
};

export type ApproveStepInput = {
  readonly approvalId: Scalars['ID']['input'];
};

export type ApproveStepPayload = {
  readonly approval?: Maybe<Approval>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ApprovedStep =
  | 'ACCEPT_CHARGEBACK'
  | 'RECORD_TAX_COLLECTED'
  | 'RECORD_TAX_DEDUCTED'
  | 'SETTLE_DEBT'
  | 'SETTLE_DIFFERENCE'
  | 'SETTLE_PAYOUT'
  | 'SETTLE_REFUND'
  | 'SETTLE_UNKNOWN_PAYMENT';

export type BankAccount = {
  readonly holder: Scalars['String']['output'];
  readonly ifsc: Scalars['String']['output'];
  readonly number: Scalars['String']['output'];
};

export type BankAccountInput = {
  readonly holder: Scalars['String']['input'];
  readonly ifsc: Scalars['String']['input'];
  readonly number: Scalars['String']['input'];
};

export type BlockIssue = {
  readonly amount: Money;
  readonly buyer: User;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: BlockIssueKind;
  readonly order?: Maybe<Order>;
  readonly owed?: Maybe<Money>;
  readonly provider: Scalars['String']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly refusedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly seller?: Maybe<User>;
};

export type BlockIssueConnection = {
  readonly edges: ReadonlyArray<BlockIssueEdge>;
  readonly nodes: ReadonlyArray<BlockIssue>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type BlockIssueEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: BlockIssue;
};

export type BlockIssueKind =
  | 'CAPTURE_REFUSED'
  | 'ENDING'
  | 'RELEASE_REFUSED';

export type Book = Node & {
  readonly author: Scalars['String']['output'];
  readonly availableFrom?: Maybe<Scalars['Date']['output']>;
  readonly binding?: Maybe<BookBinding>;
  readonly cheaperToBuyAfter?: Maybe<Scalars['Int']['output']>;
  readonly condition: BookCondition;
  readonly conditionDescription?: Maybe<Scalars['String']['output']>;
  readonly copies: CopyCount;
  readonly cover: Cover;
  readonly delivery: BookDelivery;
  readonly description: Scalars['String']['output'];
  readonly edition: Edition;
  readonly freePeriods: ReadonlyArray<Days>;
  readonly genres: ReadonlyArray<Genre>;
  readonly id: Scalars['ID']['output'];
  readonly isbn?: Maybe<Scalars['String']['output']>;
  readonly language?: Maybe<BookLanguage>;
  readonly leaseTerms?: Maybe<Scalars['String']['output']>;
  readonly listedAt: Scalars['DateTime']['output'];
  readonly listingType: ListingType;
  readonly moreByAuthor: ReadonlyArray<Book>;
  readonly mostCopiesPerOrder: Scalars['Int']['output'];
  readonly nextFreeFrom?: Maybe<Scalars['Date']['output']>;
  readonly nextTakenFrom?: Maybe<Scalars['Date']['output']>;
  readonly pages?: Maybe<Scalars['Int']['output']>;
  readonly photos: ReadonlyArray<BookPhoto>;
  readonly price: BookPrice;
  readonly priceStanding?: Maybe<PriceStanding>;
  readonly publicPath?: Maybe<Scalars['String']['output']>;
  readonly publishedBy?: Maybe<Scalars['String']['output']>;
  readonly publishedIn?: Maybe<Scalars['Int']['output']>;
  readonly removalReason?: Maybe<Scalars['String']['output']>;
  readonly rentalStarts: ReadonlyArray<Days>;
  readonly seller: User;
  readonly similar: ReadonlyArray<Book>;
  readonly status: BookStatus;
  readonly title: Scalars['String']['output'];
  readonly unavailableReason?: Maybe<UnavailableReason>;
  readonly viewerCanBuy: Scalars['Boolean']['output'];
  readonly viewerCanEdit: Scalars['Boolean']['output'];
  readonly viewerCanModerate: Scalars['Boolean']['output'];
  readonly viewerCanRent: Scalars['Boolean']['output'];
  readonly viewerCanReport: Scalars['Boolean']['output'];
  readonly viewerCanRestore: Scalars['Boolean']['output'];
  readonly viewerCanWait: Scalars['Boolean']['output'];
  readonly viewerHasBookmarked: Scalars['Boolean']['output'];
  readonly viewerIsSeller: Scalars['Boolean']['output'];
  readonly viewerWaiting?: Maybe<WaitingEntry>;
  readonly waitingCount?: Maybe<Scalars['Int']['output']>;
  readonly weightGrams?: Maybe<Scalars['Int']['output']>;
};


export type BookFreePeriodsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  quantity?: Scalars['Int']['input'];
  until?: InputMaybe<Scalars['Date']['input']>;
};


export type BookMoreByAuthorArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type BookNextFreeFromArgs = {
  months?: Scalars['Int']['input'];
  quantity?: Scalars['Int']['input'];
};


export type BookNextTakenFromArgs = {
  months?: Scalars['Int']['input'];
  quantity?: Scalars['Int']['input'];
};


export type BookRentalStartsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  months?: Scalars['Int']['input'];
  quantity?: Scalars['Int']['input'];
  until?: InputMaybe<Scalars['Date']['input']>;
};


export type BookSimilarArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type BookBinding =
  | 'HARDCOVER'
  | 'PAPERBACK';

export type BookCondition =
  | 'ACCEPTABLE'
  | 'GOOD'
  | 'LIKE_NEW'
  | 'NEW'
  | 'VERY_GOOD';

export type BookConnection = {
  readonly edges: ReadonlyArray<BookEdge>;
  readonly facets?: Maybe<BookFacets>;
  readonly nearMisses?: Maybe<ReadonlyArray<Book>>;
  readonly nodes: ReadonlyArray<Book>;
  readonly pageInfo: PageInfo;
  readonly relaxations?: Maybe<ReadonlyArray<BookRelaxation>>;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};


export type BookConnectionNearMissesArgs = {
  first?: Scalars['Int']['input'];
};

export type BookDelivery = {
  readonly charge: Money;
  readonly freeAbove?: Maybe<Money>;
};

export type BookEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Book;
};

export type BookFacets = {
  readonly conditions: ReadonlyArray<ConditionCount>;
  readonly genres: ReadonlyArray<GenreCount>;
  readonly languages: ReadonlyArray<LanguageCount>;
  readonly listingTypes: ReadonlyArray<ListingTypeCount>;
};

export type BookFilter = {
  readonly availableNow?: InputMaybe<Scalars['Boolean']['input']>;
  readonly conditionAtLeast?: InputMaybe<BookCondition>;
  readonly editionId?: InputMaybe<Scalars['ID']['input']>;
  readonly free?: InputMaybe<DaysInput>;
  readonly genre?: InputMaybe<Genre>;
  readonly language?: InputMaybe<BookLanguage>;
  readonly listingType?: InputMaybe<ListingType>;
  readonly pinCode?: InputMaybe<Scalars['String']['input']>;
  readonly rentPerMonth?: InputMaybe<PriceRangeInput>;
  readonly salePrice?: InputMaybe<PriceRangeInput>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sellerId?: InputMaybe<Scalars['ID']['input']>;
};

export type BookFilterName =
  | 'AVAILABLE_NOW'
  | 'CONDITION_AT_LEAST'
  | 'EDITION'
  | 'FREE'
  | 'GENRE'
  | 'LANGUAGE'
  | 'LISTING_TYPE'
  | 'PIN_CODE'
  | 'RENT_PER_MONTH'
  | 'SALE_PRICE'
  | 'SEARCH'
  | 'SELLER';

export type BookLanguage =
  | 'AR'
  | 'AS'
  | 'BN'
  | 'BRX'
  | 'DA'
  | 'DE'
  | 'DOI'
  | 'EN'
  | 'ES'
  | 'FA'
  | 'FIL'
  | 'FR'
  | 'GU'
  | 'HI'
  | 'ID'
  | 'IT'
  | 'JA'
  | 'KN'
  | 'KO'
  | 'KOK'
  | 'KS'
  | 'MAI'
  | 'ML'
  | 'MNI'
  | 'MR'
  | 'NE'
  | 'NL'
  | 'NO'
  | 'OR'
  | 'OTHER'
  | 'PA'
  | 'PL'
  | 'PT'
  | 'RO'
  | 'RU'
  | 'SA'
  | 'SAT'
  | 'SD'
  | 'SV'
  | 'TA'
  | 'TE'
  | 'TR'
  | 'UR'
  | 'VI'
  | 'ZH';

export type BookPhoto = {
  readonly caption?: Maybe<Scalars['String']['output']>;
  readonly full: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly thumbnail: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type BookPrice = {
  readonly lease?: Maybe<LeasePrice>;
  readonly purchaseOffer?: Maybe<PurchaseOffer>;
  readonly sale?: Maybe<Money>;
};

export type BookRelaxation = {
  readonly count: Scalars['Int']['output'];
  readonly countIsCapped: Scalars['Boolean']['output'];
  readonly without: BookFilterName;
};

export type BookSort =
  | 'DATE_ASC'
  | 'DATE_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RATING_DESC'
  | 'RENT_ASC';

export type BookStatus =
  | 'AVAILABLE'
  | 'RENTED'
  | 'SOLD'
  | 'UNLISTED';

export type BuyRentalInput = {
  readonly expectedReleased?: InputMaybe<Scalars['Decimal']['input']>;
  readonly expectedToPay?: InputMaybe<Scalars['Decimal']['input']>;
  readonly orderItemId: Scalars['ID']['input'];
};

export type BuyRentalPayload = {
  readonly orderItem?: Maybe<OrderItem>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type CancelFulfillmentInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type CancelFulfillmentPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type CancelOrderInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type CancelOrderPayload = {
  readonly order?: Maybe<Order>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type CaptionBookPhotoInput = {
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  readonly photoId: Scalars['ID']['input'];
};

export type CaptionBookPhotoPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Cart = Node & {
  readonly amountDue: Money;
  readonly deliveries: ReadonlyArray<CartDelivery>;
  readonly deliveryCharge: Money;
  readonly depositTotal: Money;
  readonly id: Scalars['ID']['output'];
  readonly itemCount: Scalars['Int']['output'];
  readonly items: ReadonlyArray<CartItem>;
  readonly totalAmount: Money;
  readonly totalWithDelivery: Money;
};

export type CartDelivery = {
  readonly charge: Money;
  readonly isPickedUp: Scalars['Boolean']['output'];
  readonly pickUp?: Maybe<PickUpOffer>;
  readonly seller?: Maybe<User>;
  readonly shortOfFree?: Maybe<Money>;
  readonly weightGrams: Scalars['Int']['output'];
};

export type CartItem = Node & {
  readonly book: Book;
  readonly deposit: Money;
  readonly id: Scalars['ID']['output'];
  readonly lineTotal: Money;
  readonly problem?: Maybe<UserError>;
  readonly quantity: Scalars['Int']['output'];
  readonly rentalPeriod?: Maybe<RentalPeriod>;
  readonly type: CartItemType;
  readonly unitPrice: Money;
};

export type CartItemType =
  | 'PURCHASE'
  | 'RENTAL';

export type ChangeAddressInput = {
  readonly city: Scalars['String']['input'];
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly phone: Scalars['String']['input'];
  readonly receiver: Scalars['String']['input'];
  readonly state: Scalars['String']['input'];
  readonly street: Scalars['String']['input'];
  readonly zipcode: Scalars['String']['input'];
};

export type ChangeAddressPayload = {
  readonly savedAddress?: Maybe<SavedAddress>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ChangePasswordInput = {
  readonly confirmPassword: Scalars['String']['input'];
  readonly currentPassword: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Chargeback = {
  readonly amount?: Maybe<Money>;
  readonly answer?: Maybe<ChargebackAnswer>;
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly approval?: Maybe<Approval>;
  readonly evidenceUrl?: Maybe<Scalars['String']['output']>;
  readonly explanation?: Maybe<Scalars['String']['output']>;
  readonly failure?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isDeducted: Scalars['Boolean']['output'];
  readonly isOverdue: Scalars['Boolean']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly paymentReference: Scalars['String']['output'];
  readonly phase: ChargebackPhase;
  readonly provider: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly respondBy?: Maybe<Scalars['DateTime']['output']>;
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: ChargebackStatus;
  readonly viewerCanAnswer: Scalars['Boolean']['output'];
};

export type ChargebackAnswer =
  | 'ACCEPTED'
  | 'CONTESTED';

export type ChargebackConnection = {
  readonly edges: ReadonlyArray<ChargebackEdge>;
  readonly nodes: ReadonlyArray<Chargeback>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type ChargebackEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Chargeback;
};

export type ChargebackPhase =
  | 'ARBITRATION'
  | 'CHARGEBACK'
  | 'FRAUD'
  | 'PRE_ARBITRATION'
  | 'RETRIEVAL';

export type ChargebackStatus =
  | 'CLOSED'
  | 'LOST'
  | 'OPEN'
  | 'UNDER_REVIEW'
  | 'WON';

export type CheckPaymentInput = {
  readonly orderId: Scalars['ID']['input'];
};

export type CheckPaymentPayload = {
  readonly order?: Maybe<Order>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type CheckoutAddress = {
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly receiver?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly street?: Maybe<Scalars['String']['output']>;
  readonly zipcode?: Maybe<Scalars['String']['output']>;
};

export type CloseAccountInput = {
  readonly currentPassword: Scalars['String']['input'];
};

export type CloseAccountPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ComplainInput = {
  readonly bookId?: InputMaybe<Scalars['ID']['input']>;
  readonly kind: ComplaintKind;
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  readonly sellerId?: InputMaybe<Scalars['ID']['input']>;
  readonly text: Scalars['String']['input'];
};

export type ComplainPayload = {
  readonly complaint?: Maybe<Complaint>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Complaint = Node & {
  readonly answerBy: Scalars['DateTime']['output'];
  readonly book?: Maybe<Book>;
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly complainant?: Maybe<User>;
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly entries: ReadonlyArray<ComplaintEntry>;
  readonly id: Scalars['ID']['output'];
  readonly isOverdue: Scalars['Boolean']['output'];
  readonly kind: ComplaintKind;
  readonly number: Scalars['String']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly order?: Maybe<Order>;
  readonly seller?: Maybe<User>;
  readonly settleBy: Scalars['DateTime']['output'];
  readonly status: ComplaintStatus;
  readonly viewerCanAnswer: Scalars['Boolean']['output'];
  readonly viewerCanReply: Scalars['Boolean']['output'];
  readonly viewerCanSettle: Scalars['Boolean']['output'];
  readonly viewerCanWithdraw: Scalars['Boolean']['output'];
};

export type ComplaintConnection = {
  readonly edges: ReadonlyArray<ComplaintEdge>;
  readonly nodes: ReadonlyArray<Complaint>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type ComplaintEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Complaint;
};

export type ComplaintEntry = {
  readonly action: ComplaintEntryAction;
  readonly by: ComplaintParty;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly text?: Maybe<Scalars['String']['output']>;
};

export type ComplaintEntryAction =
  | 'ANSWER'
  | 'OPEN'
  | 'REPLY'
  | 'SETTLE'
  | 'WITHDRAW';

export type ComplaintKind =
  | 'LISTING'
  | 'ORDER'
  | 'PAYMENT'
  | 'PRIVACY'
  | 'SELLER'
  | 'SITE';

export type ComplaintParty =
  | 'COMPLAINANT'
  | 'STAFF';

export type ComplaintStatus =
  | 'ANSWERED'
  | 'OPEN'
  | 'SETTLED'
  | 'WITHDRAWN';

export type ConditionCount = {
  readonly choice: BookCondition;
  readonly count: Scalars['Int']['output'];
  readonly countIsCapped: Scalars['Boolean']['output'];
};

export type ConfirmDisputeReturnInput = {
  readonly disputeId: Scalars['ID']['input'];
};

export type ConfirmDisputeReturnPayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ConfirmFulfillmentInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type ConfirmFulfillmentPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ConfirmIdentityInput = {
  readonly challenge?: InputMaybe<Scalars['String']['input']>;
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly passkey?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmIdentityPayload = {
  readonly confirmedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ConfirmPaymentInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type ConfirmPaymentPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ConfirmSecondFactorInput = {
  readonly challenge: Scalars['String']['input'];
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly passkey?: InputMaybe<Scalars['String']['input']>;
  readonly recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmSecondFactorPayload = {
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ContactDetails = {
  readonly address: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly emailVerified: Scalars['Boolean']['output'];
  readonly phone: Scalars['String']['output'];
  readonly upiAddress?: Maybe<Scalars['String']['output']>;
  readonly zipcode: Scalars['String']['output'];
};

export type ContestChargebackInput = {
  readonly chargebackId: Scalars['ID']['input'];
  readonly explanation: Scalars['String']['input'];
};

export type ContestChargebackPayload = {
  readonly chargeback?: Maybe<Chargeback>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ContestDisputeReturnInput = {
  readonly disputeId: Scalars['ID']['input'];
  readonly problem: ReturnProblem;
  readonly statement: Scalars['String']['input'];
};

export type ContestDisputeReturnPayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type CopyCount = {
  readonly available: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
};

export type Cover = {
  readonly card: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly drawn: Scalars['Boolean']['output'];
};

export type CurrencyCode =
  | 'EUR'
  | 'INR'
  | 'USD';

export type Dashboard = {
  readonly listings: ListingCounts;
  readonly revenue: ReadonlyArray<MonthlyRevenue>;
  readonly revenueTotal: Money;
  readonly seller: User;
  readonly toDo: TaskCounts;
};

export type Days = {
  readonly endsOn: Scalars['Date']['output'];
  readonly startsOn: Scalars['Date']['output'];
};

export type DaysInput = {
  readonly endsOn: Scalars['Date']['input'];
  readonly startsOn: Scalars['Date']['input'];
};

export type DebtRepayment = {
  readonly amount: Money;
  readonly id: Scalars['ID']['output'];
  readonly kind: DebtRepaymentKind;
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly repaidAt: Scalars['DateTime']['output'];
};

export type DebtRepaymentConnection = {
  readonly edges: ReadonlyArray<DebtRepaymentEdge>;
  readonly nodes: ReadonlyArray<DebtRepayment>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type DebtRepaymentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: DebtRepayment;
};

export type DebtRepaymentKind =
  | 'RECORDED'
  | 'SET_OFF';

export type DecideDisputeInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly decision: Scalars['String']['input'];
  readonly disputeId: Scalars['ID']['input'];
  readonly returnFirst?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DecideDisputePayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type DeclareLostInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type DeclareLostPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type DeclineStepInput = {
  readonly approvalId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type DeclineStepPayload = {
  readonly approval?: Maybe<Approval>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type DeliveryKind =
  | 'BY_WEIGHT'
  | 'FLAT'
  | 'FREE';

export type DeliveryRate = {
  readonly charge: Money;
  readonly upToGrams: Scalars['Int']['output'];
};

export type DeliveryRateInput = {
  readonly charge: Scalars['Decimal']['input'];
  readonly upToGrams: Scalars['Int']['input'];
};

export type DeliveryTerms = {
  readonly charge?: Maybe<Money>;
  readonly freeAbove?: Maybe<Money>;
  readonly kind: DeliveryKind;
  readonly pickUp?: Maybe<PickUpOffer>;
  readonly rates: ReadonlyArray<DeliveryRate>;
  readonly suggestedRates: ReadonlyArray<DeliveryRate>;
};

export type DepositBlock = {
  readonly amount: Money;
  readonly captured: Money;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly status: DepositBlockStatus;
};

export type DepositBlockStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'RELEASED'
  | 'RELEASING';

export type DepositSecurity =
  | 'BLOCKED'
  | 'CHARGED'
  | 'TO_PAY';

export type DifferenceKind =
  | 'AMOUNT'
  | 'FEE'
  | 'MISSING_HERE'
  | 'MISSING_THERE'
  | 'REVERSAL'
  | 'STATE';

export type DifferenceSubject =
  | 'BLOCK'
  | 'PAYMENT'
  | 'PAYOUT'
  | 'REFUND'
  | 'TRANSFER';

export type DismissReportInput = {
  readonly reason: Scalars['String']['input'];
  readonly reportId: Scalars['ID']['input'];
};

export type DismissReportPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type DismissReviewReportInput = {
  readonly reason: Scalars['String']['input'];
  readonly reportId: Scalars['ID']['input'];
};

export type DismissReviewReportPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Dispute = Node & {
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly answerBy: Scalars['DateTime']['output'];
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly awarded?: Maybe<Money>;
  readonly claimed: Money;
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decision?: Maybe<Scalars['String']['output']>;
  readonly endsAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['Int']['output'];
  readonly offered?: Maybe<Money>;
  readonly offersReturn: Scalars['Boolean']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly order?: Maybe<Order>;
  readonly photos: ReadonlyArray<DisputePhoto>;
  readonly reason: DisputeReason;
  readonly returnOfBooks?: Maybe<DisputeReturn>;
  readonly statement: Scalars['String']['output'];
  readonly status: DisputeStatus;
  readonly viewerCanAcceptOffer: Scalars['Boolean']['output'];
  readonly viewerCanAddPhotos: Scalars['Boolean']['output'];
  readonly viewerCanAnswer: Scalars['Boolean']['output'];
  readonly viewerCanAskReturn: Scalars['Boolean']['output'];
  readonly viewerCanConfirmReturn: Scalars['Boolean']['output'];
  readonly viewerCanContestReturn: Scalars['Boolean']['output'];
  readonly viewerCanDecide: Scalars['Boolean']['output'];
  readonly viewerCanSendReturn: Scalars['Boolean']['output'];
  readonly viewerCanWithdraw: Scalars['Boolean']['output'];
};

export type DisputeConnection = {
  readonly edges: ReadonlyArray<DisputeEdge>;
  readonly nodes: ReadonlyArray<Dispute>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type DisputeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Dispute;
};

export type DisputePhoto = {
  readonly addedAt: Scalars['DateTime']['output'];
  readonly caption?: Maybe<Scalars['String']['output']>;
  readonly full: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly side: OrderSide;
  readonly thumbnail: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type DisputePromptness = {
  readonly asked: Scalars['Int']['output'];
  readonly inTime: Scalars['Int']['output'];
};

export type DisputeReason =
  | 'DECLARED_LOST'
  | 'DEPOSIT_WITHHELD'
  | 'NOT_ARRIVED'
  | 'NOT_AS_DESCRIBED';

export type DisputeReturn = {
  readonly arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly askedAt: Scalars['DateTime']['output'];
  readonly carrier?: Maybe<Scalars['String']['output']>;
  readonly confirmBy?: Maybe<Scalars['DateTime']['output']>;
  readonly contestedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly problem?: Maybe<ReturnProblem>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly refund: Money;
  readonly sendBy: Scalars['DateTime']['output'];
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly statement?: Maybe<Scalars['String']['output']>;
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
};

export type DisputeStatus =
  | 'ANSWERED'
  | 'AWAITING_RETURN'
  | 'DECIDED'
  | 'EXPIRED'
  | 'LAPSED'
  | 'OPEN'
  | 'RETURNED'
  | 'RETURN_CONTESTED'
  | 'RETURN_SENT'
  | 'SETTLED'
  | 'WITHDRAWN';

export type EarningsQuote = {
  readonly commission: Money;
  readonly earned: Money;
  readonly taxDeducted: Money;
};

export type EarningsWait =
  | 'CHARGEBACK'
  | 'DELIVERY'
  | 'DISPUTE';

export type EditBookInput = {
  readonly author?: InputMaybe<Scalars['String']['input']>;
  readonly binding?: InputMaybe<BookBinding>;
  readonly bookId: Scalars['ID']['input'];
  readonly compareCopies?: InputMaybe<Scalars['Int']['input']>;
  readonly condition?: InputMaybe<BookCondition>;
  readonly conditionDescription?: InputMaybe<Scalars['String']['input']>;
  readonly copies?: InputMaybe<Scalars['Int']['input']>;
  readonly cover?: InputMaybe<Scalars['Upload']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly genres?: InputMaybe<ReadonlyArray<Genre>>;
  readonly isbn?: InputMaybe<Scalars['String']['input']>;
  readonly language?: InputMaybe<BookLanguage>;
  readonly lease?: InputMaybe<LeaseInput>;
  readonly leaseTerms?: InputMaybe<Scalars['String']['input']>;
  readonly listingType?: InputMaybe<ListingType>;
  readonly mostCopiesPerOrder?: InputMaybe<Scalars['Int']['input']>;
  readonly pages?: InputMaybe<Scalars['Int']['input']>;
  readonly publishedBy?: InputMaybe<Scalars['String']['input']>;
  readonly publishedIn?: InputMaybe<Scalars['Int']['input']>;
  readonly removeCover?: Scalars['Boolean']['input'];
  readonly salePrice?: InputMaybe<Scalars['Decimal']['input']>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

export type EditBookPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type EditReviewInput = {
  readonly reviewId: Scalars['ID']['input'];
  readonly stars?: InputMaybe<Scalars['Float']['input']>;
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type EditReviewPayload = {
  readonly review?: Maybe<Review>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Edition = Node & {
  readonly author: Scalars['String']['output'];
  readonly availableFrom?: Maybe<Scalars['Date']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isbn?: Maybe<Scalars['String']['output']>;
  readonly lowestRent?: Maybe<Money>;
  readonly lowestSale?: Maybe<Money>;
  readonly offerCount: Scalars['Int']['output'];
  readonly offers: BookConnection;
  readonly publicPath?: Maybe<Scalars['String']['output']>;
  readonly reviewSummary: ReviewSummary;
  readonly reviews: ReviewConnection;
  readonly title: Scalars['String']['output'];
  readonly usualPrice?: Maybe<UsualPrice>;
  readonly viewerCanModerate: Scalars['Boolean']['output'];
  readonly viewerCanReview: Scalars['Boolean']['output'];
  readonly viewerReview?: Maybe<Review>;
};


export type EditionOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BookSort>;
};


export type EditionReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type EditionConnection = {
  readonly edges: ReadonlyArray<EditionEdge>;
  readonly facets: BookFacets;
  readonly nodes: ReadonlyArray<Edition>;
  readonly pageInfo: PageInfo;
  readonly relaxations: ReadonlyArray<BookRelaxation>;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type EditionEdge = {
  readonly availableFrom?: Maybe<Scalars['Date']['output']>;
  readonly cursor: Scalars['String']['output'];
  readonly lowestRent?: Maybe<Money>;
  readonly lowestSale?: Maybe<Money>;
  readonly node: Edition;
  readonly offer: Book;
  readonly offerCount: Scalars['Int']['output'];
  readonly status: BookStatus;
};

export type EndSessionInput = {
  readonly sessionId: Scalars['ID']['input'];
};

export type EndSessionPayload = {
  readonly sessions?: Maybe<ReadonlyArray<Session>>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type EndSupportViewPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ErrorCode =
  | 'ACCOUNT_HAS_OPEN_ORDERS'
  | 'ACCOUNT_SUSPENDED'
  | 'ADDRESS_LIMIT'
  | 'ADDRESS_NOT_FOUND'
  | 'ADDRESS_REQUIRED'
  | 'ADMINISTRATORS_ONLY'
  | 'ADMINISTRATOR_STAYS'
  | 'ALREADY_ANSWERED'
  | 'ALREADY_BOUGHT'
  | 'ALREADY_CANCELLED'
  | 'ALREADY_CONFIRMED'
  | 'ALREADY_DELIVERED'
  | 'ALREADY_DISPUTED'
  | 'ALREADY_IN_CART'
  | 'ALREADY_LOST'
  | 'ALREADY_MARKED_PAID'
  | 'ALREADY_PAID_ONLINE'
  | 'ALREADY_PICKED_UP'
  | 'ALREADY_RATED'
  | 'ALREADY_READY'
  | 'ALREADY_RENTED'
  | 'ALREADY_REPORTED'
  | 'ALREADY_REPORTED_REVIEW'
  | 'ALREADY_RETURNED'
  | 'ALREADY_REVIEWED'
  | 'ALREADY_SENT_BACK'
  | 'ALREADY_SHIPPED'
  | 'ALREADY_SUSPENDED'
  | 'ALREADY_WAITING'
  | 'AMOUNT_INVALID'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_TOO_LARGE'
  | 'ANSWER_REMOVED'
  | 'APPROVAL_DECIDED'
  | 'APPROVAL_LAPSED'
  | 'APPROVAL_NOT_FOUND'
  | 'APPROVAL_PENDING'
  | 'AUTHOR_REQUIRED'
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'BANK_ACCOUNT_INVALID'
  | 'BANK_HOLDER_REQUIRED'
  | 'BINDING_UNKNOWN'
  | 'BODY_TOO_LARGE'
  | 'BOOKS_NOT_A_LIST'
  | 'BOOK_LANGUAGE_UNKNOWN'
  | 'BOOK_NOT_FOUND'
  | 'BOOK_RENTED'
  | 'BOOK_SOLD'
  | 'BOOK_UNLISTED'
  | 'BOUGHT_COPY_RESERVED'
  | 'BUYER_ONLY'
  | 'CANNOT_SUPPORT'
  | 'CART_EMPTY'
  | 'CART_FULL'
  | 'CART_ITEM_NOT_FOUND'
  | 'CHALLENGE_EXPIRED'
  | 'CHARGEBACK_ANSWERED'
  | 'CHARGEBACK_ENDED'
  | 'CHARGEBACK_NOT_FOUND'
  | 'CHARGEBACK_OPEN'
  | 'CHARGEBACK_TOO_LATE'
  | 'CLAIMED_TOO_MUCH'
  | 'CODE_ALREADY_USED'
  | 'CODE_INVALID'
  | 'CODE_OF_ANOTHER_TIME'
  | 'COMPARE_COPIES_REQUIRED'
  | 'COMPLAINANT_ONLY'
  | 'COMPLAINTS_LIMIT'
  | 'COMPLAINT_ENDED'
  | 'COMPLAINT_KIND_UNKNOWN'
  | 'COMPLAINT_MESSAGES_LIMIT'
  | 'COMPLAINT_NOT_FOUND'
  | 'CONDITION_REQUIRED'
  | 'CONDITION_UNKNOWN'
  | 'CONFIRMATION_REQUIRED'
  | 'COPIES_CHANGED'
  | 'COPIES_OUT_OF_RANGE'
  | 'COPIES_TAKEN'
  | 'CROSS_SITE_REQUEST'
  | 'CURSOR_INVALID'
  | 'DATES_REVERSED'
  | 'DATE_INVALID'
  | 'DATE_IN_PAST'
  | 'DATE_TOO_FAR'
  | 'DAYS_PAST'
  | 'DEBT_EXCEEDED'
  | 'DEBT_NOT_FOUND'
  | 'DEBT_OUTSTANDING'
  | 'DEBT_REFERENCE_USED'
  | 'DELIVERY_CHARGE_NEGATIVE'
  | 'DELIVERY_CHARGE_REQUIRED'
  | 'DELIVERY_KIND_UNKNOWN'
  | 'DELIVERY_RATES_REQUIRED'
  | 'DELIVERY_WEIGHT_REPEATED'
  | 'DEPOSIT_NEGATIVE'
  | 'DIFFERENCE_NOT_FOUND'
  | 'DIFFERENCE_RESOLVED'
  | 'DISPUTED_TOO_LATE'
  | 'DISPUTE_ENDED'
  | 'DISPUTE_NOT_FOUND'
  | 'DISPUTE_OPEN'
  | 'DISPUTE_REASON_UNKNOWN'
  | 'DURATIONS_REVERSED'
  | 'DURATION_OUT_OF_RANGE'
  | 'DURATION_TOO_LONG'
  | 'DURATION_TOO_SHORT'
  | 'EDITION_JOINED'
  | 'EDITION_NOT_FOUND'
  | 'EMAIL_INVALID'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_TAKEN'
  | 'EXTENSION_BEYOND_BLOCK'
  | 'EXTENSION_KEY_REUSED'
  | 'EXTENSION_RESERVED'
  | 'EXTENSION_TOO_LONG'
  | 'FACTOR_NOT_FOUND'
  | 'FILE_NOT_JSON'
  | 'FILE_REQUIRED'
  | 'FILE_TOO_LARGE'
  | 'FORBIDDEN'
  | 'FOUND_TOO_LATE'
  | 'FREE_ON_THESE_DAYS'
  | 'FULFILLMENT_NOT_FOUND'
  | 'GENRE_REQUIRED'
  | 'GENRE_UNKNOWN'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'GSTIN_INVALID'
  | 'GSTIN_PAN_MISMATCH'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IFSC_INVALID'
  | 'IMAGE_DIMENSIONS_TOO_LARGE'
  | 'IMAGE_INTERLACED'
  | 'IMAGE_TOO_LARGE'
  | 'INTERNAL_ERROR'
  | 'INVALID_BOOK_DATA'
  | 'INVALID_TOKEN'
  | 'INVALID_VALUE'
  | 'IN_SUPPORT_VIEW'
  | 'ISBN_INVALID'
  | 'ISBN_REQUIRED'
  | 'JSON_INVALID'
  | 'LATE_FEE_NEGATIVE'
  | 'LATE_FEE_WITHOUT_DEPOSIT'
  | 'LINK_INVALID'
  | 'LISTINGS_REQUIRED'
  | 'LISTING_MUST_STAY'
  | 'LISTING_NOT_REMOVED'
  | 'LISTING_REMOVED'
  | 'LISTING_TYPE_REQUIRED'
  | 'LISTING_TYPE_UNKNOWN'
  | 'LOST_COPY_RESERVED'
  | 'LOST_TOO_EARLY'
  | 'MALFORMED_REQUEST'
  | 'METHOD_NOT_ALLOWED'
  | 'MOBILE_INVALID'
  | 'MONTH_INVALID'
  | 'MOST_COPIES_PER_ORDER_OUT_OF_RANGE'
  | 'NAME_HAS_LINK'
  | 'NAME_REQUIRED'
  | 'NESTED_TOO_DEEPLY'
  | 'NOTHING_OFFERED'
  | 'NOTHING_TO_BUY'
  | 'NOTHING_TO_DISPUTE'
  | 'NOTHING_TO_EXTEND'
  | 'NOTHING_TO_GIVE_UP'
  | 'NOTHING_TO_LOSE'
  | 'NOTHING_TO_PAY'
  | 'NOTHING_TO_SEND_BACK'
  | 'NOTHING_TO_TAKE_BACK'
  | 'NOT_ANSWERED'
  | 'NOT_AN_IMAGE'
  | 'NOT_ENOUGH_COPIES'
  | 'NOT_FOR_RENT'
  | 'NOT_FOR_RENTERS'
  | 'NOT_FOR_SALE'
  | 'NOT_FOUND'
  | 'NOT_LOST'
  | 'NOT_MARKED_PAID'
  | 'NOT_OF_EDITION'
  | 'NOT_PICKED_UP'
  | 'NOT_SUSPENDED'
  | 'NOT_YET_CONFIRMED'
  | 'NOT_YET_DELIVERED'
  | 'NOT_YET_PICKED_UP'
  | 'NOT_YET_READY'
  | 'NOT_YET_SHIPPED'
  | 'NOT_YOUR_BOOK'
  | 'NO_AWAITED_PAYMENT'
  | 'NO_RETURN_AGREED'
  | 'NO_SECOND_FACTOR'
  | 'OFFICE_CONTACT_REQUIRED'
  | 'ONLINE_PAYMENT_NOT_OFFERED'
  | 'ONLINE_PAYMENT_REQUIRED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'ORDER_ITEM_NOT_FOUND'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_NOT_PAID'
  | 'ORDER_TOO_LARGE'
  | 'OWN_APPROVAL'
  | 'OWN_BOOK'
  | 'OWN_CHARGEBACK'
  | 'OWN_COMPLAINT'
  | 'OWN_DEBT'
  | 'OWN_DISPUTE'
  | 'OWN_LISTING_REVIEW'
  | 'OWN_PAYOUT'
  | 'OWN_PAYOUT_ACCOUNT'
  | 'OWN_REFUND'
  | 'OWN_REVIEW'
  | 'OWN_STAFF_ROLE'
  | 'PAGES_OUT_OF_RANGE'
  | 'PAGE_ARGUMENTS_CONFLICT'
  | 'PAGE_SIZE_OUT_OF_RANGE'
  | 'PAID_ONLINE'
  | 'PAN_INVALID'
  | 'PAN_REQUIRED'
  | 'PAPER_NOT_FOUND'
  | 'PARAMETER_UNKNOWN'
  | 'PASSKEY_ALREADY_ADDED'
  | 'PASSKEY_REFUSED'
  | 'PASSKEY_UNKNOWN'
  | 'PASSWORDS_DO_NOT_MATCH'
  | 'PASSWORD_CONFIRMATION_REQUIRED'
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_RESET_REQUIRED'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_TOO_SHORT'
  | 'PAYMENT_METHOD_UNKNOWN'
  | 'PAYMENT_TIME_OVER'
  | 'PAYOUTS_OUTSTANDING'
  | 'PAYOUT_ACCOUNT_NOT_RESTRICTED'
  | 'PAYOUT_ENDED'
  | 'PAYOUT_NOT_BY_HAND'
  | 'PAYOUT_NOT_FOUND'
  | 'PAYOUT_REFERENCE_REQUIRED'
  | 'PAYOUT_REFERENCE_USED'
  | 'PAYOUT_STOPPED'
  | 'PAYOUT_WITH_PROVIDER'
  | 'PERIOD_INVALID'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'PHONE_REQUIRED'
  | 'PHOTOS_OF_RENTALS_ONLY'
  | 'PHOTO_NOT_FOUND'
  | 'PHOTO_ORDER_INVALID'
  | 'PHOTO_STAGE_UNKNOWN'
  | 'PICK_UP_AWAITED'
  | 'PICK_UP_CITY_MISSING'
  | 'PICK_UP_CODE_INVALID'
  | 'PICK_UP_CODE_WRONG'
  | 'PICK_UP_HAS_NO_PARCEL'
  | 'PICK_UP_NOT_OFFERED'
  | 'PIN_CODE_INVALID'
  | 'POLICY_NOT_IN_FORCE'
  | 'PRICE_CHANGED'
  | 'PRICE_NOT_POSITIVE'
  | 'PROOF_REQUIRED'
  | 'PUBLICATION_ADDRESS_REQUIRED'
  | 'PUBLISHERS_ONLY'
  | 'PUBLISHER_NAME_TOO_SHORT'
  | 'PURCHASE_CHANGED'
  | 'QUANTITY_TOO_LARGE'
  | 'QUANTITY_TOO_SMALL'
  | 'QUERY_TOO_COSTLY'
  | 'QUERY_TOO_DEEP'
  | 'RANGE_REVERSED'
  | 'RATE_WEIGHT_OUT_OF_RANGE'
  | 'RATING_CLOSED'
  | 'RATING_OUT_OF_RANGE'
  | 'REASON_REQUIRED'
  | 'RECEIVER_REQUIRED'
  | 'REFUNDS_OUTSTANDING'
  | 'REFUND_NOT_BY_PAYOUT'
  | 'REFUND_NOT_FOUND'
  | 'REFUND_NOT_STUCK'
  | 'REFUND_ON_ITS_WAY'
  | 'RENTAL_AWAITS_PAYMENT'
  | 'RENTAL_PERIOD_REQUIRED'
  | 'RENTAL_PERIOD_UNEXPECTED'
  | 'RENT_CREDIT_OUT_OF_RANGE'
  | 'RENT_CREDIT_WITHOUT_PRICE'
  | 'RENT_REQUIRED'
  | 'REPORTS_LIMIT'
  | 'REPORT_NOT_FOUND'
  | 'REPORT_REASON_REQUIRED'
  | 'REQUIRED'
  | 'RETURN_CONTESTED'
  | 'RETURN_FIRST'
  | 'RETURN_NOT_SENT'
  | 'RETURN_OF_SALES_ONLY'
  | 'RETURN_PROBLEM_UNKNOWN'
  | 'REVIEWER_ONLY'
  | 'REVIEW_NOT_FOUND'
  | 'REVIEW_NOT_RECEIVED'
  | 'REVIEW_NOT_REMOVED'
  | 'REVIEW_REMOVED'
  | 'REVIEW_REPORT_REASON_REQUIRED'
  | 'REVIEW_TOO_OLD'
  | 'SALE_PRICE_REQUIRED'
  | 'SAME_EDITION'
  | 'SAVED_SEARCH_LIMIT'
  | 'SEARCH_EMPTY'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECURITY_EVENT_NOT_FOUND'
  | 'SELLER_INACTIVE'
  | 'SELLER_NOT_FOUND'
  | 'SELLER_ONLY'
  | 'SELLER_UNKNOWN'
  | 'SERVICE_UNAVAILABLE'
  | 'SESSION_NOT_FOUND'
  | 'SHIPPING_ADDRESS_INCOMPLETE'
  | 'SORT_UNKNOWN'
  | 'STATEMENT_REQUIRED'
  | 'SUBSCRIPTIONS_ONLY'
  | 'TAX_PAYMENT_EXCEEDED'
  | 'TAX_REFERENCE_USED'
  | 'TITLE_REQUIRED'
  | 'TOO_LONG'
  | 'TOO_MANY_ALIASES'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_COPIES'
  | 'TOO_MANY_DELIVERY_RATES'
  | 'TOO_MANY_FACTORS'
  | 'TOO_MANY_PHOTOS'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'TOO_MANY_UNCONFIRMED_ORDERS'
  | 'TRANSFER_REFERENCE_REQUIRED'
  | 'TRY_AGAIN'
  | 'UNAUTHENTICATED'
  | 'UNKNOWN_PAYMENT_NOT_FOUND'
  | 'UNKNOWN_PAYMENT_SETTLED'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UPI_ADDRESS_INVALID'
  | 'USER_NOT_FOUND'
  | 'WAITING_LIMIT'
  | 'WEBHOOKS_OFF'
  | 'WEBHOOK_SIGNATURE_INVALID'
  | 'WEBSITE_INVALID'
  | 'WEIGHT_OUT_OF_RANGE'
  | 'WITHHELD_TOO_MUCH'
  | 'WRONG_CODE'
  | 'WRONG_CREDENTIALS'
  | 'WRONG_PASSWORD'
  | 'WRONG_RECOVERY_CODE'
  | 'YEAR_INVALID'
  | 'ZIPCODE_INVALID';

export type ExchangeRate = {
  readonly currencyCode: CurrencyCode;
  readonly date: Scalars['Date']['output'];
  readonly rupeesPerUnit: Scalars['String']['output'];
};

export type ExtendRentalInput = {
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly months: Scalars['Int']['input'];
  readonly orderItemId: Scalars['ID']['input'];
};

export type ExtendRentalPayload = {
  readonly orderItem?: Maybe<OrderItem>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ExtensionLimit = {
  readonly endsOn: Scalars['Date']['output'];
  readonly months: Scalars['Int']['output'];
  readonly reason: UserError;
};

export type ExtensionQuote = {
  readonly charge: Money;
  readonly endsOn: Scalars['Date']['output'];
  readonly months: Scalars['Int']['output'];
};

export type FailedTransfer = {
  readonly amount: Money;
  readonly daysOpen: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: TransferFailureKind;
  readonly order?: Maybe<Order>;
  readonly provider: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly seller: User;
  readonly since: Scalars['DateTime']['output'];
  readonly triedAt: Scalars['DateTime']['output'];
};

export type FailedTransferConnection = {
  readonly edges: ReadonlyArray<FailedTransferEdge>;
  readonly nodes: ReadonlyArray<FailedTransfer>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type FailedTransferEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: FailedTransfer;
};

export type Fulfillment = Node & {
  readonly buyer: User;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly deadline?: Maybe<FulfillmentDeadline>;
  readonly deliveryCharge: Money;
  readonly disputes: ReadonlyArray<Dispute>;
  readonly earnings?: Maybe<FulfillmentEarnings>;
  readonly findableUntil?: Maybe<Scalars['Date']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly items: ReadonlyArray<OrderItem>;
  readonly ledger: ReadonlyArray<LedgerEntry>;
  readonly lossSettlement?: Maybe<LossSettlement>;
  readonly moneyBack?: Maybe<MoneyBack>;
  readonly openPayment?: Maybe<OpenPayment>;
  readonly order: Order;
  readonly packingSlipUrl?: Maybe<Scalars['String']['output']>;
  readonly papers: ReadonlyArray<Paper>;
  readonly payments: ReadonlyArray<Payment>;
  readonly photos: ReadonlyArray<OrderPhoto>;
  readonly pickUp?: Maybe<PickUp>;
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly ratingEndsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly returnShipment?: Maybe<ReturnShipment>;
  readonly seller: User;
  readonly sendBy?: Maybe<Scalars['Date']['output']>;
  readonly settlement?: Maybe<Settlement>;
  readonly shipment?: Maybe<Shipment>;
  readonly status: OrderStatus;
  /** @deprecated Use `timelineEntries`. */
  readonly timeline: ReadonlyArray<FulfillmentEvent>;
  readonly timelineEntries: ReadonlyArray<TimelineEntry>;
  readonly viewerCanCancel: Scalars['Boolean']['output'];
  readonly viewerCanConfirm: Scalars['Boolean']['output'];
  readonly viewerCanDeclareLost: Scalars['Boolean']['output'];
  readonly viewerCanDeclareLostFrom?: Maybe<Scalars['Date']['output']>;
  readonly viewerCanHandOver: Scalars['Boolean']['output'];
  readonly viewerCanMarkDelivered: Scalars['Boolean']['output'];
  readonly viewerCanRate: Scalars['Boolean']['output'];
  readonly viewerCanReportFound: Scalars['Boolean']['output'];
  readonly viewerCanSendBack: Scalars['Boolean']['output'];
  readonly viewerCanShip: Scalars['Boolean']['output'];
  readonly viewerCanTakeBack: Scalars['Boolean']['output'];
  readonly viewerMustGiveReason: Scalars['Boolean']['output'];
  readonly viewerPhotoStages: ReadonlyArray<PhotoStage>;
  readonly viewerPossibleDisputes: ReadonlyArray<PossibleDispute>;
};

export type FulfillmentConnection = {
  readonly edges: ReadonlyArray<FulfillmentEdge>;
  readonly nodes: ReadonlyArray<Fulfillment>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type FulfillmentDeadline = {
  readonly endsAt: Scalars['DateTime']['output'];
  readonly status: OrderStatus;
};

export type FulfillmentEarnings = {
  readonly amount: Money;
  readonly commission: Money;
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly paidOut: Money;
  readonly taxCollected: Money;
  readonly taxDeducted: Money;
  readonly waitsFor?: Maybe<EarningsWait>;
};

export type FulfillmentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Fulfillment;
};

export type FulfillmentEvent = {
  readonly actor?: Maybe<User>;
  readonly boughtItem?: Maybe<OrderItem>;
  readonly extension?: Maybe<RentalExtension>;
  readonly from?: Maybe<OrderStatus>;
  readonly isSentBack: Scalars['Boolean']['output'];
  readonly movedRentals: ReadonlyArray<MovedRental>;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly to: OrderStatus;
};

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

export type GenreCount = {
  readonly choice: Genre;
  readonly count: Scalars['Int']['output'];
  readonly countIsCapped: Scalars['Boolean']['output'];
};

export type GiveRefundAccountInput = {
  readonly bankAccount?: InputMaybe<BankAccountInput>;
  readonly method: PayoutMethod;
  readonly orderId: Scalars['ID']['input'];
  readonly upiAddress?: InputMaybe<Scalars['String']['input']>;
};

export type GiveRefundAccountPayload = {
  readonly order?: Maybe<Order>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type GiveUpRentalPaymentInput = {
  readonly orderItemId: Scalars['ID']['input'];
};

export type GiveUpRentalPaymentPayload = {
  readonly orderItem?: Maybe<OrderItem>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type GrantStaffRoleInput = {
  readonly email: Scalars['String']['input'];
  readonly role: StaffRole;
};

export type GrantStaffRolePayload = {
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type GrievanceOfficer = {
  readonly email: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
};

export type HandOverFulfillmentInput = {
  readonly code: Scalars['String']['input'];
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type HandOverFulfillmentPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ImportBooksInput = {
  readonly file?: InputMaybe<Scalars['Upload']['input']>;
};

export type ImportBooksPayload = {
  readonly createdCount: Scalars['Int']['output'];
  readonly refusedRows: ReadonlyArray<RefusedRow>;
  readonly skippedCount: Scalars['Int']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

export type JoinEditionsInput = {
  readonly editionId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly toEditionId: Scalars['ID']['input'];
};

export type JoinEditionsPayload = {
  readonly edition?: Maybe<Edition>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type JoinWaitingListInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly rental: RentalInput;
};

export type JoinWaitingListPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Language =
  | 'EN'
  | 'GU'
  | 'HI';

export type LanguageCount = {
  readonly choice: BookLanguage;
  readonly count: Scalars['Int']['output'];
  readonly countIsCapped: Scalars['Boolean']['output'];
};

export type LeaseInput = {
  readonly deposit: Scalars['Decimal']['input'];
  readonly lateFeePerDay?: InputMaybe<Scalars['Decimal']['input']>;
  readonly maxDuration?: InputMaybe<Scalars['Int']['input']>;
  readonly minDuration?: Scalars['Int']['input'];
  readonly perMonth: Scalars['Decimal']['input'];
  readonly rentCreditPercent?: InputMaybe<Scalars['Int']['input']>;
  readonly replacementPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

export type LeasePrice = {
  readonly deposit: Money;
  readonly lateFeePerDay: Money;
  readonly longestRental: Scalars['Int']['output'];
  readonly maxDuration?: Maybe<Scalars['Int']['output']>;
  readonly minDuration: Scalars['Int']['output'];
  readonly perMonth: Money;
  readonly rentCreditPercent?: Maybe<Scalars['Int']['output']>;
  readonly replacementPrice?: Maybe<Money>;
};

export type LeaveWaitingListInput = {
  readonly bookId: Scalars['ID']['input'];
};

export type LeaveWaitingListPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type LedgerEntry = {
  readonly amount: Money;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly isPaid: Scalars['Boolean']['output'];
  readonly kind: LedgerEntryKind;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly occurredAt: Scalars['DateTime']['output'];
};

export type LedgerEntryKind =
  | 'CHARGE'
  | 'DELIVERY'
  | 'DELIVERY_REFUND'
  | 'DEPOSIT_HELD'
  | 'DEPOSIT_RELEASED'
  | 'DEPOSIT_SPENT'
  | 'DEPOSIT_WITHHELD'
  | 'LATE_FEE'
  | 'PURCHASE'
  | 'REFUND';

export type LineMoney = {
  readonly lateFee: Money;
  readonly net: Money;
  readonly paid: Money;
  readonly refunded: Money;
  readonly withheld: Money;
};

export type LinkedAccount = {
  readonly missing: ReadonlyArray<LinkedAccountRequirement>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<LinkedAccountStatus>;
};

export type LinkedAccountRequirement =
  | 'ADDRESS'
  | 'BANK_ACCOUNT'
  | 'EMAIL'
  | 'PAN';

export type LinkedAccountStatus =
  | 'ACTIVE'
  | 'REFUSED'
  | 'REQUESTED'
  | 'UNDER_REVIEW';

export type ListBookInput = {
  readonly author: Scalars['String']['input'];
  readonly binding?: InputMaybe<BookBinding>;
  readonly condition: BookCondition;
  readonly conditionDescription?: InputMaybe<Scalars['String']['input']>;
  readonly copies?: Scalars['Int']['input'];
  readonly cover?: InputMaybe<Scalars['Upload']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly genres: ReadonlyArray<Genre>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isbn: Scalars['String']['input'];
  readonly language?: InputMaybe<BookLanguage>;
  readonly lease?: InputMaybe<LeaseInput>;
  readonly leaseTerms?: InputMaybe<Scalars['String']['input']>;
  readonly listingType: ListingType;
  readonly mostCopiesPerOrder?: InputMaybe<Scalars['Int']['input']>;
  readonly pages?: InputMaybe<Scalars['Int']['input']>;
  readonly publishedBy?: InputMaybe<Scalars['String']['input']>;
  readonly publishedIn?: InputMaybe<Scalars['Int']['input']>;
  readonly salePrice?: InputMaybe<Scalars['Decimal']['input']>;
  readonly title: Scalars['String']['input'];
  readonly weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

export type ListBookPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ListingCounts = {
  readonly available: Scalars['Int']['output'];
  readonly rented: Scalars['Int']['output'];
  readonly sold: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly unlisted: Scalars['Int']['output'];
};

export type ListingReport = {
  readonly book: Book;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly reason: ReportReason;
  readonly reporter: User;
};

export type ListingReportConnection = {
  readonly edges: ReadonlyArray<ListingReportEdge>;
  readonly nodes: ReadonlyArray<ListingReport>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type ListingReportEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ListingReport;
};

export type ListingType =
  | 'BOTH'
  | 'LEASE'
  | 'SALE';

export type ListingTypeCount = {
  readonly choice: ListingType;
  readonly count: Scalars['Int']['output'];
  readonly countIsCapped: Scalars['Boolean']['output'];
};

export type LogInInput = {
  readonly email: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
};

export type LogInPayload = {
  readonly secondFactor?: Maybe<SecondStep>;
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type LogInWithPasskeyInput = {
  readonly challenge: Scalars['String']['input'];
  readonly response: Scalars['String']['input'];
};

export type LogInWithPasskeyPayload = {
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type LogOutPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type LossSettlement = {
  readonly kept: Money;
  readonly lateFee: Money;
  readonly released: Money;
};

export type MakeRecoveryCodesPayload = {
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly secondFactors?: Maybe<SecondFactors>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type MarkDeliveredInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type MarkDeliveredPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type MarkPaidInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type MarkPaidPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type MarkPayoutFailedInput = {
  readonly payoutId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type MarkPayoutFailedPayload = {
  readonly payout?: Maybe<Payout>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type MarkPayoutPaidInput = {
  readonly payoutId: Scalars['ID']['input'];
  readonly reference: Scalars['String']['input'];
};

export type MarkPayoutPaidPayload = {
  readonly approval?: Maybe<Approval>;
  readonly payout?: Maybe<Payout>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type MarkRefundFailedInput = {
  readonly reason: Scalars['String']['input'];
  readonly refundId: Scalars['ID']['input'];
};

export type MarkRefundFailedPayload = {
  readonly order?: Maybe<Order>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Marketplace = {
  readonly complaintAnswerHours: Scalars['Int']['output'];
  readonly onlinePayment: OnlinePaymentOffer;
  readonly operator?: Maybe<Operator>;
  readonly policies: ReadonlyArray<Policy>;
  readonly timeZone: Scalars['String']['output'];
  readonly today: Scalars['Date']['output'];
};

export type ModerationAction = {
  readonly actor: User;
  readonly book?: Maybe<Book>;
  readonly edition?: Maybe<Edition>;
  readonly id: Scalars['ID']['output'];
  readonly isInForce: Scalars['Boolean']['output'];
  readonly kind: ModerationKind;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly review?: Maybe<Review>;
  readonly toEdition?: Maybe<Edition>;
  readonly user?: Maybe<User>;
};

export type ModerationActionConnection = {
  readonly edges: ReadonlyArray<ModerationActionEdge>;
  readonly nodes: ReadonlyArray<ModerationAction>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type ModerationActionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ModerationAction;
};

export type ModerationKind =
  | 'DISMISS_REPORT'
  | 'DISMISS_REVIEW_REPORT'
  | 'JOIN_EDITIONS'
  | 'REINSTATE_ACCOUNT'
  | 'REMOVE_LISTING'
  | 'REMOVE_REVIEW'
  | 'REMOVE_REVIEW_ANSWER'
  | 'RESTORE_LISTING'
  | 'RESTORE_REVIEW'
  | 'SPLIT_EDITION'
  | 'SUSPEND_ACCOUNT';

export type Money = {
  readonly amount: Scalars['Decimal']['output'];
  readonly currencyCode: CurrencyCode;
};

export type MoneyBack = {
  readonly notCharged: Money;
  readonly paidBack: Money;
};

export type MoneyFigure = {
  readonly amount: Money;
  readonly count: Scalars['Int']['output'];
};

export type MoneyOverview = {
  readonly captured: MoneyFigure;
  readonly chargebacks: MoneyFigure;
  readonly commission: MoneyFigure;
  readonly depositsHeld: MoneyFigure;
  readonly float: Money;
  readonly owedBesideTransfers: MoneyFigure;
  readonly owedForDelivery: Money;
  readonly owedToBuyers: Money;
  readonly owedToSellers: MoneyFigure;
  readonly paidOut: MoneyFigure;
  readonly paymentFees: MoneyFigure;
  readonly paymentFeesThisMonth: MoneyFigure;
  readonly payoutFees: MoneyFigure;
  readonly reconciledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly refunded: MoneyFigure;
  readonly refundsByPayout: MoneyFigure;
  readonly refundsStuck: MoneyFigure;
  readonly refundsUnderWay: MoneyFigure;
  readonly taxCollected: MoneyFigure;
  readonly taxDeducted: MoneyFigure;
  readonly toReverse: MoneyFigure;
  readonly transferred: MoneyFigure;
  readonly unknownPayments: MoneyFigure;
};

export type MonthlyRevenue = {
  readonly amount: Money;
  readonly month: Scalars['Date']['output'];
};

export type MovedRental = {
  readonly endsOn: Scalars['Date']['output'];
  readonly isShortened: Scalars['Boolean']['output'];
  readonly item: OrderItem;
  readonly startsOn: Scalars['Date']['output'];
};

export type Mutation = {
  readonly acceptChargeback: AcceptChargebackPayload;
  readonly acceptDisputeOffer: AcceptDisputeOfferPayload;
  readonly addAuthenticator: AddAuthenticatorPayload;
  readonly addBookPhoto: AddBookPhotoPayload;
  readonly addBookmark: AddBookmarkPayload;
  readonly addDisputePhoto: AddDisputePhotoPayload;
  readonly addOrderPhoto: AddOrderPhotoPayload;
  readonly addPasskey: AddPasskeyPayload;
  readonly addToCart: AddToCartPayload;
  readonly adjustCopies: AdjustCopiesPayload;
  readonly answerComplaint: AnswerComplaintPayload;
  readonly answerDispute: AnswerDisputePayload;
  readonly answerReview: AnswerReviewPayload;
  readonly approveStep: ApproveStepPayload;
  readonly buyRental: BuyRentalPayload;
  readonly cancelFulfillment: CancelFulfillmentPayload;
  readonly cancelOrder: CancelOrderPayload;
  readonly captionBookPhoto: CaptionBookPhotoPayload;
  readonly changeAddress: ChangeAddressPayload;
  readonly changePassword: ChangePasswordPayload;
  readonly checkPayment: CheckPaymentPayload;
  readonly closeAccount: CloseAccountPayload;
  readonly complain: ComplainPayload;
  readonly confirmDisputeReturn: ConfirmDisputeReturnPayload;
  readonly confirmFulfillment: ConfirmFulfillmentPayload;
  readonly confirmIdentity: ConfirmIdentityPayload;
  readonly confirmPayment: ConfirmPaymentPayload;
  readonly confirmSecondFactor: ConfirmSecondFactorPayload;
  readonly contestChargeback: ContestChargebackPayload;
  readonly contestDisputeReturn: ContestDisputeReturnPayload;
  readonly decideDispute: DecideDisputePayload;
  readonly declareLost: DeclareLostPayload;
  readonly declineStep: DeclineStepPayload;
  readonly dismissReport: DismissReportPayload;
  readonly dismissReviewReport: DismissReviewReportPayload;
  readonly editBook: EditBookPayload;
  readonly editReview: EditReviewPayload;
  readonly endSession: EndSessionPayload;
  readonly endSupportView: EndSupportViewPayload;
  readonly extendRental: ExtendRentalPayload;
  readonly giveRefundAccount: GiveRefundAccountPayload;
  readonly giveUpRentalPayment: GiveUpRentalPaymentPayload;
  readonly grantStaffRole: GrantStaffRolePayload;
  readonly handOverFulfillment: HandOverFulfillmentPayload;
  readonly importBooks: ImportBooksPayload;
  readonly joinEditions: JoinEditionsPayload;
  readonly joinWaitingList: JoinWaitingListPayload;
  readonly leaveWaitingList: LeaveWaitingListPayload;
  readonly listBook: ListBookPayload;
  readonly logIn: LogInPayload;
  readonly logInWithPasskey: LogInWithPasskeyPayload;
  readonly logOut: LogOutPayload;
  readonly makeRecoveryCodes: MakeRecoveryCodesPayload;
  readonly markDelivered: MarkDeliveredPayload;
  readonly markPaid: MarkPaidPayload;
  readonly markPayoutFailed: MarkPayoutFailedPayload;
  readonly markPayoutPaid: MarkPayoutPaidPayload;
  readonly markRefundFailed: MarkRefundFailedPayload;
  readonly openDispute: OpenDisputePayload;
  readonly payDirectly: PayDirectlyPayload;
  readonly payPayoutByHand: PayPayoutByHandPayload;
  readonly placeOrder: PlaceOrderPayload;
  readonly putBackBook: PutBackBookPayload;
  readonly rateSeller: RateSellerPayload;
  readonly recordTaxPayment: RecordTaxPaymentPayload;
  readonly reinstateAccount: ReinstateAccountPayload;
  readonly reinstatePayoutAccount: ReinstatePayoutAccountPayload;
  readonly removeAddress: RemoveAddressPayload;
  readonly removeBookPhoto: RemoveBookPhotoPayload;
  readonly removeBookmark: RemoveBookmarkPayload;
  readonly removeFromCart: RemoveFromCartPayload;
  readonly removeListing: RemoveListingPayload;
  readonly removeReview: RemoveReviewPayload;
  readonly removeReviewAnswer: RemoveReviewAnswerPayload;
  readonly removeSavedSearch: RemoveSavedSearchPayload;
  readonly removeSecondFactor: RemoveSecondFactorPayload;
  readonly reorderBookPhotos: ReorderBookPhotosPayload;
  readonly replyToComplaint: ReplyToComplaintPayload;
  readonly reportBook: ReportBookPayload;
  readonly reportFound: ReportFoundPayload;
  readonly reportIntrusion: ReportIntrusionPayload;
  readonly reportPaymentMissing: ReportPaymentMissingPayload;
  readonly reportReview: ReportReviewPayload;
  readonly requestEmailVerification: RequestEmailVerificationPayload;
  readonly requestPasswordReset: RequestPasswordResetPayload;
  readonly resetPassword: ResetPasswordPayload;
  readonly restoreListing: RestoreListingPayload;
  readonly restoreReview: RestoreReviewPayload;
  readonly restrictPayoutAccount: RestrictPayoutAccountPayload;
  readonly retryRefund: RetryRefundPayload;
  readonly reviewBook: ReviewBookPayload;
  readonly reviewSeller: ReviewSellerPayload;
  readonly revokeStaffRole: RevokeStaffRolePayload;
  readonly saveAddress: SaveAddressPayload;
  readonly saveSearch: SaveSearchPayload;
  readonly sendBackFulfillment: SendBackFulfillmentPayload;
  readonly sendDisputeReturn: SendDisputeReturnPayload;
  readonly setDefaultAddress: SetDefaultAddressPayload;
  readonly settleComplaint: SettleComplaintPayload;
  readonly settleDifference: SettleDifferencePayload;
  readonly settleRefund: SettleRefundPayload;
  readonly settleSellerDebt: SettleSellerDebtPayload;
  readonly settleUnknownPayment: SettleUnknownPaymentPayload;
  readonly shipFulfillment: ShipFulfillmentPayload;
  readonly signUpPublisher: SignUpPublisherPayload;
  readonly signUpReader: SignUpReaderPayload;
  readonly splitEdition: SplitEditionPayload;
  readonly startAuthenticator: StartAuthenticatorPayload;
  readonly startConfirmation: StartConfirmationPayload;
  readonly startPasskey: StartPasskeyPayload;
  readonly startPasskeyLogIn: StartPasskeyLogInPayload;
  readonly startSupportView: StartSupportViewPayload;
  readonly suspendAccount: SuspendAccountPayload;
  readonly takeBackFulfillment: TakeBackFulfillmentPayload;
  readonly takeOffBook: TakeOffBookPayload;
  readonly updateCartItem: UpdateCartItemPayload;
  readonly updateDeliveryTerms: UpdateDeliveryTermsPayload;
  readonly updatePayoutAccount: UpdatePayoutAccountPayload;
  readonly updateProfile: UpdateProfilePayload;
  readonly updateSettings: UpdateSettingsPayload;
  readonly usePhotoAsCover: UsePhotoAsCoverPayload;
  readonly verifyEmail: VerifyEmailPayload;
  readonly withdrawComplaint: WithdrawComplaintPayload;
  readonly withdrawDispute: WithdrawDisputePayload;
  readonly withdrawReviewAnswer: WithdrawReviewAnswerPayload;
};


export type MutationAcceptChargebackArgs = {
  input: AcceptChargebackInput;
};


export type MutationAcceptDisputeOfferArgs = {
  input: AcceptDisputeOfferInput;
};


export type MutationAddAuthenticatorArgs = {
  input: AddAuthenticatorInput;
};


export type MutationAddBookPhotoArgs = {
  input: AddBookPhotoInput;
};


export type MutationAddBookmarkArgs = {
  input: AddBookmarkInput;
};


export type MutationAddDisputePhotoArgs = {
  input: AddDisputePhotoInput;
};


export type MutationAddOrderPhotoArgs = {
  input: AddOrderPhotoInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


export type MutationAdjustCopiesArgs = {
  input: AdjustCopiesInput;
};


export type MutationAnswerComplaintArgs = {
  input: AnswerComplaintInput;
};


export type MutationAnswerDisputeArgs = {
  input: AnswerDisputeInput;
};


export type MutationAnswerReviewArgs = {
  input: AnswerReviewInput;
};


export type MutationApproveStepArgs = {
  input: ApproveStepInput;
};


export type MutationBuyRentalArgs = {
  input: BuyRentalInput;
};


export type MutationCancelFulfillmentArgs = {
  input: CancelFulfillmentInput;
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationCaptionBookPhotoArgs = {
  input: CaptionBookPhotoInput;
};


export type MutationChangeAddressArgs = {
  input: ChangeAddressInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCheckPaymentArgs = {
  input: CheckPaymentInput;
};


export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


export type MutationComplainArgs = {
  input: ComplainInput;
};


export type MutationConfirmDisputeReturnArgs = {
  input: ConfirmDisputeReturnInput;
};


export type MutationConfirmFulfillmentArgs = {
  input: ConfirmFulfillmentInput;
};


export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


export type MutationConfirmPaymentArgs = {
  input: ConfirmPaymentInput;
};


export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


export type MutationContestChargebackArgs = {
  input: ContestChargebackInput;
};


export type MutationContestDisputeReturnArgs = {
  input: ContestDisputeReturnInput;
};


export type MutationDecideDisputeArgs = {
  input: DecideDisputeInput;
};


export type MutationDeclareLostArgs = {
  input: DeclareLostInput;
};


export type MutationDeclineStepArgs = {
  input: DeclineStepInput;
};


export type MutationDismissReportArgs = {
  input: DismissReportInput;
};


export type MutationDismissReviewReportArgs = {
  input: DismissReviewReportInput;
};


export type MutationEditBookArgs = {
  input: EditBookInput;
};


export type MutationEditReviewArgs = {
  input: EditReviewInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationExtendRentalArgs = {
  input: ExtendRentalInput;
};


export type MutationGiveRefundAccountArgs = {
  input: GiveRefundAccountInput;
};


export type MutationGiveUpRentalPaymentArgs = {
  input: GiveUpRentalPaymentInput;
};


export type MutationGrantStaffRoleArgs = {
  input: GrantStaffRoleInput;
};


export type MutationHandOverFulfillmentArgs = {
  input: HandOverFulfillmentInput;
};


export type MutationImportBooksArgs = {
  input: ImportBooksInput;
};


export type MutationJoinEditionsArgs = {
  input: JoinEditionsInput;
};


export type MutationJoinWaitingListArgs = {
  input: JoinWaitingListInput;
};


export type MutationLeaveWaitingListArgs = {
  input: LeaveWaitingListInput;
};


export type MutationListBookArgs = {
  input: ListBookInput;
};


export type MutationLogInArgs = {
  input: LogInInput;
};


export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};


export type MutationMarkDeliveredArgs = {
  input: MarkDeliveredInput;
};


export type MutationMarkPaidArgs = {
  input: MarkPaidInput;
};


export type MutationMarkPayoutFailedArgs = {
  input: MarkPayoutFailedInput;
};


export type MutationMarkPayoutPaidArgs = {
  input: MarkPayoutPaidInput;
};


export type MutationMarkRefundFailedArgs = {
  input: MarkRefundFailedInput;
};


export type MutationOpenDisputeArgs = {
  input: OpenDisputeInput;
};


export type MutationPayDirectlyArgs = {
  input: PayDirectlyInput;
};


export type MutationPayPayoutByHandArgs = {
  input: PayPayoutByHandInput;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationPutBackBookArgs = {
  input: PutBackBookInput;
};


export type MutationRateSellerArgs = {
  input: RateSellerInput;
};


export type MutationRecordTaxPaymentArgs = {
  input: RecordTaxPaymentInput;
};


export type MutationReinstateAccountArgs = {
  input: ReinstateAccountInput;
};


export type MutationReinstatePayoutAccountArgs = {
  input: ReinstatePayoutAccountInput;
};


export type MutationRemoveAddressArgs = {
  input: RemoveAddressInput;
};


export type MutationRemoveBookPhotoArgs = {
  input: RemoveBookPhotoInput;
};


export type MutationRemoveBookmarkArgs = {
  input: RemoveBookmarkInput;
};


export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


export type MutationRemoveListingArgs = {
  input: RemoveListingInput;
};


export type MutationRemoveReviewArgs = {
  input: RemoveReviewInput;
};


export type MutationRemoveReviewAnswerArgs = {
  input: RemoveReviewAnswerInput;
};


export type MutationRemoveSavedSearchArgs = {
  input: RemoveSavedSearchInput;
};


export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


export type MutationReorderBookPhotosArgs = {
  input: ReorderBookPhotosInput;
};


export type MutationReplyToComplaintArgs = {
  input: ReplyToComplaintInput;
};


export type MutationReportBookArgs = {
  input: ReportBookInput;
};


export type MutationReportFoundArgs = {
  input: ReportFoundInput;
};


export type MutationReportIntrusionArgs = {
  input?: InputMaybe<ReportIntrusionInput>;
};


export type MutationReportPaymentMissingArgs = {
  input: ReportPaymentMissingInput;
};


export type MutationReportReviewArgs = {
  input: ReportReviewInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRestoreListingArgs = {
  input: RestoreListingInput;
};


export type MutationRestoreReviewArgs = {
  input: RestoreReviewInput;
};


export type MutationRestrictPayoutAccountArgs = {
  input: RestrictPayoutAccountInput;
};


export type MutationRetryRefundArgs = {
  input: RetryRefundInput;
};


export type MutationReviewBookArgs = {
  input: ReviewBookInput;
};


export type MutationReviewSellerArgs = {
  input: ReviewSellerInput;
};


export type MutationRevokeStaffRoleArgs = {
  input: RevokeStaffRoleInput;
};


export type MutationSaveAddressArgs = {
  input: SaveAddressInput;
};


export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


export type MutationSendBackFulfillmentArgs = {
  input: SendBackFulfillmentInput;
};


export type MutationSendDisputeReturnArgs = {
  input: SendDisputeReturnInput;
};


export type MutationSetDefaultAddressArgs = {
  input: SetDefaultAddressInput;
};


export type MutationSettleComplaintArgs = {
  input: SettleComplaintInput;
};


export type MutationSettleDifferenceArgs = {
  input: SettleDifferenceInput;
};


export type MutationSettleRefundArgs = {
  input: SettleRefundInput;
};


export type MutationSettleSellerDebtArgs = {
  input: SettleSellerDebtInput;
};


export type MutationSettleUnknownPaymentArgs = {
  input: SettleUnknownPaymentInput;
};


export type MutationShipFulfillmentArgs = {
  input: ShipFulfillmentInput;
};


export type MutationSignUpPublisherArgs = {
  input: SignUpPublisherInput;
};


export type MutationSignUpReaderArgs = {
  input: SignUpReaderInput;
};


export type MutationSplitEditionArgs = {
  input: SplitEditionInput;
};


export type MutationStartSupportViewArgs = {
  input: StartSupportViewInput;
};


export type MutationSuspendAccountArgs = {
  input: SuspendAccountInput;
};


export type MutationTakeBackFulfillmentArgs = {
  input: TakeBackFulfillmentInput;
};


export type MutationTakeOffBookArgs = {
  input: TakeOffBookInput;
};


export type MutationUpdateCartItemArgs = {
  input: UpdateCartItemInput;
};


export type MutationUpdateDeliveryTermsArgs = {
  input: UpdateDeliveryTermsInput;
};


export type MutationUpdatePayoutAccountArgs = {
  input: UpdatePayoutAccountInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


export type MutationUsePhotoAsCoverArgs = {
  input: UsePhotoAsCoverInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


export type MutationWithdrawComplaintArgs = {
  input: WithdrawComplaintInput;
};


export type MutationWithdrawDisputeArgs = {
  input: WithdrawDisputeInput;
};


export type MutationWithdrawReviewAnswerArgs = {
  input: WithdrawReviewAnswerInput;
};

export type Node = {
  readonly id: Scalars['ID']['output'];
};

export type OnlinePayment = {
  readonly amount: Money;
  readonly blockableDeposit?: Maybe<Money>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly isSimulated: Scalars['Boolean']['output'];
  readonly redirectUrl?: Maybe<Scalars['String']['output']>;
  readonly status: OnlinePaymentStatus;
};

export type OnlinePaymentOffer =
  | 'NONE'
  | 'OFFERED'
  | 'REQUIRED';

export type OnlinePaymentStatus =
  | 'AWAITING'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'PAID';

export type OpenDisputeInput = {
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly fulfillmentId: Scalars['ID']['input'];
  readonly reason: DisputeReason;
  readonly statement: Scalars['String']['input'];
};

export type OpenDisputePayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type OpenPayment = {
  readonly amount: Money;
  readonly complaintFrom?: Maybe<Scalars['DateTime']['output']>;
  readonly countsFrom?: Maybe<Scalars['DateTime']['output']>;
  readonly deposit: Money;
  readonly isOnline: Scalars['Boolean']['output'];
  readonly state: PaymentState;
  readonly upiAddress?: Maybe<Scalars['String']['output']>;
  readonly upiLink?: Maybe<Scalars['String']['output']>;
  readonly viewerCanConfirm: Scalars['Boolean']['output'];
  readonly viewerCanMarkPaid: Scalars['Boolean']['output'];
  readonly viewerCanReportMissing: Scalars['Boolean']['output'];
};

export type Operator = {
  readonly address: Scalars['String']['output'];
  readonly grievanceOfficer?: Maybe<GrievanceOfficer>;
  readonly legalName: Scalars['String']['output'];
};

export type Order = Node & {
  readonly amountDue: Money;
  readonly buyer: User;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly deliveryCharge: Money;
  readonly depositBlock?: Maybe<DepositBlock>;
  readonly depositSecurity?: Maybe<DepositSecurity>;
  readonly depositTotal: Money;
  readonly fulfillments: ReadonlyArray<Fulfillment>;
  readonly hasRated: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isPaidOnline: Scalars['Boolean']['output'];
  readonly isPickedUp: Scalars['Boolean']['output'];
  readonly items: ReadonlyArray<OrderItem>;
  readonly ledger: ReadonlyArray<LedgerEntry>;
  readonly moneyBack?: Maybe<MoneyBack>;
  readonly netAmount: Money;
  readonly payment?: Maybe<OnlinePayment>;
  readonly paymentMethod: PaymentMethod;
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly receiptUrl?: Maybe<Scalars['String']['output']>;
  readonly refundByPayout?: Maybe<RefundByPayout>;
  readonly refundedAmount: Money;
  readonly shippingAddress: Address;
  readonly status: OrderStatus;
  readonly totalAmount: Money;
  readonly totalWithDelivery: Money;
  readonly viewerCanCancel: Scalars['Boolean']['output'];
  readonly viewerCanPayDirectly: Scalars['Boolean']['output'];
  readonly viewerCanRate: Scalars['Boolean']['output'];
};

export type OrderConnection = {
  readonly edges: ReadonlyArray<OrderEdge>;
  readonly nodes: ReadonlyArray<Order>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type OrderEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Order;
};

export type OrderItem = Node & {
  readonly author: Scalars['String']['output'];
  readonly awaitsArrival: Scalars['Boolean']['output'];
  readonly book: Book;
  readonly deposit: Money;
  readonly depositSecurity?: Maybe<DepositSecurity>;
  readonly extensionLimit?: Maybe<ExtensionLimit>;
  readonly extensionTotal: Money;
  readonly fulfillment: Fulfillment;
  readonly id: Scalars['ID']['output'];
  readonly isOverdue: Scalars['Boolean']['output'];
  readonly keptIfLost: Money;
  readonly lateFeePerDay: Money;
  readonly lineTotal: Money;
  readonly money?: Maybe<LineMoney>;
  readonly paysOnline: Scalars['Boolean']['output'];
  readonly purchase?: Maybe<RentalPurchase>;
  readonly purchaseOffer?: Maybe<PurchaseOffer>;
  readonly purchaseQuote?: Maybe<PurchaseQuote>;
  readonly quantity: Scalars['Int']['output'];
  readonly rentalPayment?: Maybe<RentalPayment>;
  readonly rentalPeriod?: Maybe<RentalPeriod>;
  readonly seller: User;
  readonly title: Scalars['String']['output'];
  readonly type: CartItemType;
  readonly unitPrice: Money;
  readonly viewerCanExtend: Scalars['Boolean']['output'];
};

export type OrderItemConnection = {
  readonly edges: ReadonlyArray<OrderItemEdge>;
  readonly nodes: ReadonlyArray<OrderItem>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type OrderItemEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: OrderItem;
};

export type OrderPhoto = {
  readonly addedAt: Scalars['DateTime']['output'];
  readonly author?: Maybe<User>;
  readonly caption?: Maybe<Scalars['String']['output']>;
  readonly full: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly side: OrderSide;
  readonly stage: PhotoStage;
  readonly thumbnail: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type OrderSide =
  | 'BUYER'
  | 'SELLER';

export type OrderStatus =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'LOST'
  | 'PENDING'
  | 'RETURNED'
  | 'SHIPPED';

export type PageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type Paper = Node & {
  readonly amount: Money;
  readonly id: Scalars['ID']['output'];
  readonly issuedAt: Scalars['DateTime']['output'];
  readonly kind: PaperKind;
  readonly number: Scalars['String']['output'];
  readonly period?: Maybe<Scalars['String']['output']>;
  readonly url: Scalars['String']['output'];
};

export type PaperConnection = {
  readonly edges: ReadonlyArray<PaperEdge>;
  readonly nodes: ReadonlyArray<Paper>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type PaperEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Paper;
};

export type PaperKind =
  | 'BILL_OF_SUPPLY'
  | 'COMMISSION_CREDIT_NOTE'
  | 'COMMISSION_INVOICE'
  | 'CREDIT_NOTE'
  | 'INVOICE';

export type PayDirectlyInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly paymentMethod?: InputMaybe<PaymentMethod>;
};

export type PayDirectlyPayload = {
  readonly order?: Maybe<Order>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type PayPayoutByHandInput = {
  readonly payoutId: Scalars['ID']['input'];
};

export type PayPayoutByHandPayload = {
  readonly payout?: Maybe<Payout>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Payment = Node & {
  readonly amount: Money;
  readonly assumedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isOnline: Scalars['Boolean']['output'];
  readonly kind: PaymentKind;
  readonly status: PaymentStatus;
};

export type PaymentAttemptStatus =
  | 'CAPTURED'
  | 'FAILED';

export type PaymentKind =
  | 'PAYMENT'
  | 'REFUND';

export type PaymentMethod =
  | 'CREDIT_CARD'
  | 'DEBIT_CARD'
  | 'NET_BANKING'
  | 'UPI';

export type PaymentState =
  | 'REFUND_SENT'
  | 'SENT'
  | 'SETTLED'
  | 'TO_PAY'
  | 'TO_REFUND';

export type PaymentStatus =
  | 'CAPTURED'
  | 'FAILED'
  | 'PENDING';

export type Payout = Node & {
  readonly amount: Money;
  readonly approval?: Maybe<Approval>;
  readonly awaitsBalance: Scalars['Boolean']['output'];
  readonly bankAccount?: Maybe<BankAccount>;
  readonly bankAccountEnd?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly disputedAmount?: Maybe<Money>;
  readonly failure?: Maybe<Scalars['String']['output']>;
  readonly fee?: Maybe<Money>;
  readonly id: Scalars['ID']['output'];
  readonly isStranded: Scalars['Boolean']['output'];
  readonly lines: PayoutLineConnection;
  readonly payoutAccount?: Maybe<PayoutAccount>;
  readonly providerNote?: Maybe<Scalars['String']['output']>;
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly repaidAmount?: Maybe<Money>;
  readonly seller?: Maybe<User>;
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly settledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PayoutStatus;
  readonly upiAddress?: Maybe<Scalars['String']['output']>;
  readonly viewerCanMarkFailed: Scalars['Boolean']['output'];
  readonly viewerCanMarkPaid: Scalars['Boolean']['output'];
  readonly viewerCanPayByHand: Scalars['Boolean']['output'];
};


export type PayoutLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type PayoutAccount = {
  readonly bankAccountEnd?: Maybe<Scalars['String']['output']>;
  readonly gstinEnd?: Maybe<Scalars['String']['output']>;
  readonly linkedAccount?: Maybe<LinkedAccount>;
  readonly method: PayoutMethod;
  readonly missing: ReadonlyArray<PayoutRequirement>;
  readonly panEnd?: Maybe<Scalars['String']['output']>;
  readonly proof?: Maybe<AccountProofState>;
  readonly restrictionReason?: Maybe<Scalars['String']['output']>;
  readonly seller?: Maybe<User>;
  readonly status: PayoutAccountStatus;
};

export type PayoutAccountConnection = {
  readonly edges: ReadonlyArray<PayoutAccountEdge>;
  readonly nodes: ReadonlyArray<PayoutAccount>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type PayoutAccountEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PayoutAccount;
};

export type PayoutAccountStatus =
  | 'ACTIVE'
  | 'PENDING'
  | 'REJECTED'
  | 'RESTRICTED';

export type PayoutBalance = {
  readonly debt?: Maybe<PayoutDebt>;
  readonly due: Money;
  readonly onTheWay: Money;
  readonly pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly waiting: Money;
};

export type PayoutConnection = {
  readonly edges: ReadonlyArray<PayoutEdge>;
  readonly nodes: ReadonlyArray<Payout>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type PayoutDebt = {
  readonly amount: Money;
  readonly since: Scalars['DateTime']['output'];
};

export type PayoutDelivery =
  | 'BY_HAND'
  | 'PROVIDER'
  | 'SIMULATED';

export type PayoutEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Payout;
};

export type PayoutLine = {
  readonly amount: Money;
  readonly commission: Money;
  readonly fulfillmentId: Scalars['ID']['output'];
  readonly order?: Maybe<Order>;
  readonly taxCollected: Money;
  readonly taxDeducted: Money;
};

export type PayoutLineConnection = {
  readonly edges: ReadonlyArray<PayoutLineEdge>;
  readonly nodes: ReadonlyArray<PayoutLine>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type PayoutLineEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PayoutLine;
};

export type PayoutMethod =
  | 'BANK_ACCOUNT'
  | 'UPI';

export type PayoutRequirement =
  | 'BANK_ACCOUNT'
  | 'PAN'
  | 'UPI_ADDRESS';

export type PayoutRestriction =
  | 'REJECTED'
  | 'RESTRICTED';

export type PayoutStatus =
  | 'FAILED'
  | 'PAID'
  | 'PENDING'
  | 'SENT';

export type PhotoStage =
  | 'DISPATCH'
  | 'RECEIPT'
  | 'RETURN';

export type PickUp = {
  readonly cancellableFrom?: Maybe<Scalars['Date']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly place?: Maybe<Scalars['String']['output']>;
};

export type PickUpOffer = {
  readonly city: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
};

export type PlaceOfPinCode = {
  readonly city: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
};

export type PlaceOrderInput = {
  readonly expectedAmountDue?: InputMaybe<Scalars['Decimal']['input']>;
  readonly idempotencyKey: Scalars['String']['input'];
  readonly payOnline?: InputMaybe<Scalars['Boolean']['input']>;
  readonly paymentMethod?: InputMaybe<PaymentMethod>;
  readonly pickUpFrom?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly shippingAddress: AddressInput;
};

export type PlaceOrderPayload = {
  readonly order?: Maybe<Order>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Policy = {
  readonly date: Scalars['Date']['output'];
  readonly kind: PolicyKind;
  readonly text: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
};

export type PolicyKind =
  | 'COMPLAINTS'
  | 'DELIVERY'
  | 'PRIVACY'
  | 'RETURNS'
  | 'TERMS';

export type PolicyVersionInput = {
  readonly kind: PolicyKind;
  readonly version: Scalars['String']['input'];
};

export type PossibleDispute = {
  readonly most: Money;
  readonly reason: DisputeReason;
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

export type PriceRange = {
  readonly from?: Maybe<Scalars['Decimal']['output']>;
  readonly to?: Maybe<Scalars['Decimal']['output']>;
};

export type PriceRangeInput = {
  readonly from?: InputMaybe<Scalars['Decimal']['input']>;
  readonly to?: InputMaybe<Scalars['Decimal']['input']>;
};

export type PriceStanding =
  | 'ABOVE'
  | 'BELOW'
  | 'WITHIN';

export type PublisherProfile = {
  readonly companyName?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly officeContact?: Maybe<Scalars['String']['output']>;
  readonly publicationAddress?: Maybe<Scalars['String']['output']>;
  readonly publisherName: Scalars['String']['output'];
  readonly registrationNumber?: Maybe<Scalars['String']['output']>;
  readonly website?: Maybe<Scalars['String']['output']>;
};

export type PurchaseOffer = {
  readonly price: Money;
  readonly rentCreditPercent: Scalars['Int']['output'];
};

export type PurchaseQuote = {
  readonly deposit: Money;
  readonly fromDeposit: Money;
  readonly lateFee: Money;
  readonly price: Money;
  readonly released: Money;
  readonly rentCounted: Money;
  readonly toPay: Money;
};

export type PutBackBookInput = {
  readonly bookId: Scalars['ID']['input'];
};

export type PutBackBookPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Query = {
  readonly blockIssues: BlockIssueConnection;
  readonly book?: Maybe<Book>;
  readonly bookmarks: BookConnection;
  readonly books: BookConnection;
  readonly cart: Cart;
  readonly chargebacks: ChargebackConnection;
  readonly checkoutAddress: CheckoutAddress;
  readonly commissionPapers: PaperConnection;
  readonly complaint?: Maybe<Complaint>;
  readonly complaints: ComplaintConnection;
  readonly dashboard: Dashboard;
  readonly debtRepayments: DebtRepaymentConnection;
  readonly deliveryTerms: DeliveryTerms;
  readonly disputePromptness: DisputePromptness;
  readonly earningsQuote: EarningsQuote;
  readonly edition?: Maybe<Edition>;
  readonly editions: EditionConnection;
  readonly exchangeRates: ReadonlyArray<ExchangeRate>;
  readonly extensionQuote?: Maybe<ExtensionQuote>;
  readonly failedPayouts: PayoutConnection;
  readonly failedTransfers: FailedTransferConnection;
  readonly homeShelves: ReadonlyArray<Shelf>;
  readonly listingReports: ListingReportConnection;
  readonly listings: BookConnection;
  readonly marketplace: Marketplace;
  readonly moderationActions: ModerationActionConnection;
  readonly moneyOverview: MoneyOverview;
  readonly node?: Maybe<Node>;
  readonly openComplaints: ComplaintConnection;
  readonly openDisputes: DisputeConnection;
  readonly order?: Maybe<Order>;
  readonly orders: OrderConnection;
  readonly paidPayouts: PayoutConnection;
  readonly payoutAccount: PayoutAccount;
  readonly payoutBalance: PayoutBalance;
  readonly payoutDelivery: PayoutDelivery;
  readonly payouts: PayoutConnection;
  readonly pendingApprovals: ApprovalConnection;
  readonly pendingPayouts: PayoutConnection;
  readonly placeOfPinCode?: Maybe<PlaceOfPinCode>;
  readonly reconciliationDifferences: ReconciliationDifferenceConnection;
  readonly refundPayout?: Maybe<RefundPayout>;
  readonly refundPayouts: RefundPayoutConnection;
  readonly rentalQuote?: Maybe<RentalQuote>;
  readonly rentalsOut: OrderItemConnection;
  readonly restrictedPayoutAccounts: PayoutAccountConnection;
  readonly review?: Maybe<Review>;
  readonly reviewReports: ReviewReportConnection;
  readonly reviewsToAnswer: ReviewConnection;
  readonly sales: FulfillmentConnection;
  readonly salesToDo: FulfillmentConnection;
  readonly savedAddresses: ReadonlyArray<SavedAddress>;
  readonly savedSearches: ReadonlyArray<SavedSearch>;
  readonly secondFactors: SecondFactors;
  readonly securityEvents: ReadonlyArray<SecurityEvent>;
  readonly sellerDebts: SellerDebtConnection;
  readonly sessions: ReadonlyArray<Session>;
  readonly settings: Settings;
  readonly staff: ReadonlyArray<StaffMember>;
  readonly staffActions: StaffActionEntryConnection;
  readonly strandedPayouts: StrandedPayoutConnection;
  readonly stuckRefunds: StuckRefundConnection;
  readonly suggestions: ReadonlyArray<Suggestion>;
  readonly unknownPayments: UnknownPaymentConnection;
  readonly user?: Maybe<User>;
  readonly viewer?: Maybe<User>;
  readonly waitingList: WaitingEntryConnection;
};


export type QueryBlockIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBookArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBookmarksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BookSort>;
};


export type QueryCartArgs = {
  pickUpFrom?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type QueryChargebacksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCommissionPapersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryComplaintArgs = {
  number: Scalars['String']['input'];
};


export type QueryComplaintsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDebtRepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEarningsQuoteArgs = {
  price: Scalars['Decimal']['input'];
  type?: CartItemType;
};


export type QueryEditionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEditionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BookSort>;
};


export type QueryExtensionQuoteArgs = {
  months: Scalars['Int']['input'];
  orderItemId: Scalars['ID']['input'];
};


export type QueryFailedPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFailedTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHomeShelvesArgs = {
  language?: InputMaybe<BookLanguage>;
};


export type QueryListingReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<BookStatus>;
};


export type QueryModerationActionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOpenComplaintsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOpenDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaidPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPendingApprovalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPendingPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPlaceOfPinCodeArgs = {
  zipcode: Scalars['String']['input'];
};


export type QueryReconciliationDifferencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRefundPayoutArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRefundPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRentalQuoteArgs = {
  bookId: Scalars['ID']['input'];
  months: Scalars['Int']['input'];
  quantity?: Scalars['Int']['input'];
  startsOn?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryRentalsOutArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRestrictedPayoutAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewsToAnswerArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};


export type QuerySalesToDoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  task?: InputMaybe<SellerTask>;
};


export type QuerySellerDebtsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStaffActionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStrandedPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStuckRefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySuggestionsArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


export type QueryUnknownPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWaitingListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type RateSellerInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly sellerId: Scalars['ID']['input'];
  readonly stars: Scalars['Float']['input'];
};

export type RateSellerPayload = {
  readonly order?: Maybe<Order>;
  readonly seller?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReconciliationDifference = {
  readonly approval?: Maybe<Approval>;
  readonly daysOpen: Scalars['Int']['output'];
  readonly firstSeenAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: DifferenceKind;
  readonly lastSeenAt: Scalars['DateTime']['output'];
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly ourAmount?: Maybe<Money>;
  readonly ourFee?: Maybe<Money>;
  readonly ourReversed?: Maybe<Money>;
  readonly ourStatus?: Maybe<TransferState>;
  readonly provider: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly subject: DifferenceSubject;
  readonly theirAmount?: Maybe<Money>;
  readonly theirFee?: Maybe<Money>;
  readonly theirReversed?: Maybe<Money>;
  readonly theirStatus?: Maybe<TransferState>;
  readonly viewerCanSettle: Scalars['Boolean']['output'];
};

export type ReconciliationDifferenceConnection = {
  readonly edges: ReadonlyArray<ReconciliationDifferenceEdge>;
  readonly nodes: ReadonlyArray<ReconciliationDifference>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type ReconciliationDifferenceEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ReconciliationDifference;
};

export type RecordTaxPaymentInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly reference: Scalars['String']['input'];
  readonly tax: SourceTax;
};

export type RecordTaxPaymentPayload = {
  readonly approval?: Maybe<Approval>;
  readonly moneyOverview?: Maybe<MoneyOverview>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RefundAccount = {
  readonly changedAt: Scalars['DateTime']['output'];
  readonly failure?: Maybe<Scalars['String']['output']>;
  readonly method: PayoutMethod;
  readonly pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly shown: Scalars['String']['output'];
};

export type RefundByPayout = {
  readonly account?: Maybe<RefundAccount>;
  readonly amount?: Maybe<Money>;
  readonly failure?: Maybe<Scalars['String']['output']>;
  readonly linkUrl?: Maybe<Scalars['String']['output']>;
  readonly state: RefundPayoutState;
  readonly viewerCanGiveAccount: Scalars['Boolean']['output'];
};

export type RefundPayout = {
  readonly account?: Maybe<RefundAccount>;
  readonly amount: Money;
  readonly approval?: Maybe<Approval>;
  readonly awaitsBalance: Scalars['Boolean']['output'];
  readonly buyer: User;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isStranded: Scalars['Boolean']['output'];
  readonly method?: Maybe<RefundPayoutMethod>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<Order>;
  readonly payTo?: Maybe<RefundPlace>;
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: RefundPayoutState;
  readonly viewerCanSettle: Scalars['Boolean']['output'];
};

export type RefundPayoutConnection = {
  readonly edges: ReadonlyArray<RefundPayoutEdge>;
  readonly nodes: ReadonlyArray<RefundPayout>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type RefundPayoutEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: RefundPayout;
};

export type RefundPayoutMethod =
  | 'BANK_ACCOUNT'
  | 'LINK'
  | 'UPI';

export type RefundPayoutState =
  | 'BY_HAND'
  | 'FAILED'
  | 'LINK_SENT'
  | 'NOT_DUE'
  | 'PAID'
  | 'SENT'
  | 'WAITING';

export type RefundPlace = {
  readonly bankAccount?: Maybe<BankAccount>;
  readonly upiAddress?: Maybe<Scalars['String']['output']>;
};

export type RefusedRow = {
  readonly errors: ReadonlyArray<UserError>;
  readonly index: Scalars['Int']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type ReinstateAccountInput = {
  readonly userId: Scalars['ID']['input'];
};

export type ReinstateAccountPayload = {
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReinstatePayoutAccountInput = {
  readonly userId: Scalars['ID']['input'];
};

export type ReinstatePayoutAccountPayload = {
  readonly payoutAccount?: Maybe<PayoutAccount>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveAddressInput = {
  readonly id: Scalars['ID']['input'];
};

export type RemoveAddressPayload = {
  readonly removedId?: Maybe<Scalars['ID']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveBookPhotoInput = {
  readonly photoId: Scalars['ID']['input'];
};

export type RemoveBookPhotoPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveBookmarkInput = {
  readonly bookId: Scalars['ID']['input'];
};

export type RemoveBookmarkPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveFromCartInput = {
  readonly cartItemId: Scalars['ID']['input'];
};

export type RemoveFromCartPayload = {
  readonly cart?: Maybe<Cart>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveListingInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type RemoveListingPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveReviewAnswerInput = {
  readonly reason: Scalars['String']['input'];
  readonly reviewId: Scalars['ID']['input'];
};

export type RemoveReviewAnswerPayload = {
  readonly review?: Maybe<Review>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveReviewInput = {
  readonly reason: Scalars['String']['input'];
  readonly reviewId: Scalars['ID']['input'];
};

export type RemoveReviewPayload = {
  readonly review?: Maybe<Review>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveSavedSearchInput = {
  readonly id: Scalars['ID']['input'];
};

export type RemoveSavedSearchPayload = {
  readonly removedId?: Maybe<Scalars['ID']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RemoveSecondFactorInput = {
  readonly factorId: Scalars['ID']['input'];
};

export type RemoveSecondFactorPayload = {
  readonly secondFactors?: Maybe<SecondFactors>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RentalExtension = {
  readonly charge: Money;
  readonly endsOn: Scalars['Date']['output'];
  readonly item: OrderItem;
  readonly months: Scalars['Int']['output'];
};

export type RentalInput = {
  readonly months: Scalars['Int']['input'];
  readonly startsOn?: InputMaybe<Scalars['Date']['input']>;
};

export type RentalPayment = {
  readonly endsOn?: Maybe<Scalars['Date']['output']>;
  readonly months?: Maybe<Scalars['Int']['output']>;
  readonly payment: OnlinePayment;
  readonly purpose: RentalPaymentPurpose;
  readonly viewerCanGiveUp: Scalars['Boolean']['output'];
};

export type RentalPaymentPurpose =
  | 'EXTENSION'
  | 'PURCHASE';

export type RentalPeriod = {
  readonly endsOn: Scalars['Date']['output'];
  readonly months: Scalars['Int']['output'];
  readonly startsOn: Scalars['Date']['output'];
};

export type RentalPurchase = {
  readonly boughtAt: Scalars['DateTime']['output'];
  readonly deposit: Money;
  readonly fromDeposit: Money;
  readonly lateFee: Money;
  readonly price: Money;
  readonly released: Money;
  readonly rentCounted: Money;
  readonly toPay: Money;
};

export type RentalQuote = {
  readonly amountDue: Money;
  readonly deposit: Money;
  readonly expectedArrivalBy: Scalars['Date']['output'];
  readonly keptIfLost: Money;
  readonly purchaseOffer?: Maybe<PurchaseOffer>;
  readonly rent: Money;
  readonly rentalPeriod: RentalPeriod;
};

export type ReorderBookPhotosInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly photoIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type ReorderBookPhotosPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReplyToComplaintInput = {
  readonly complaintId: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
};

export type ReplyToComplaintPayload = {
  readonly complaint?: Maybe<Complaint>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReportBookInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly reason: ReportReason;
};

export type ReportBookPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReportFoundInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type ReportFoundPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReportIntrusionInput = {
  readonly eventId?: InputMaybe<Scalars['ID']['input']>;
};

export type ReportIntrusionPayload = {
  readonly mailSent?: Maybe<Scalars['Boolean']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReportPaymentMissingInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
};

export type ReportPaymentMissingPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReportReason =
  | 'COUNTERFEIT'
  | 'FRAUD'
  | 'OFFENSIVE'
  | 'OTHER'
  | 'WRONG_DESCRIPTION';

export type ReportReviewInput = {
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly reason: ReviewReportReason;
  readonly reviewId: Scalars['ID']['input'];
};

export type ReportReviewPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Reputation = {
  readonly cancelledPercent: Scalars['Int']['output'];
  readonly orders: Scalars['Int']['output'];
  readonly returnsOnTimePercent?: Maybe<Scalars['Int']['output']>;
  readonly shipsWithinDays?: Maybe<Scalars['Int']['output']>;
};

export type RequestEmailVerificationPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RequestPasswordResetInput = {
  readonly email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ResetPasswordInput = {
  readonly confirmPassword: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly token: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RestoreListingInput = {
  readonly bookId: Scalars['ID']['input'];
};

export type RestoreListingPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RestoreReviewInput = {
  readonly reviewId: Scalars['ID']['input'];
};

export type RestoreReviewPayload = {
  readonly review?: Maybe<Review>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RestrictPayoutAccountInput = {
  readonly reason: Scalars['String']['input'];
  readonly status: PayoutRestriction;
  readonly userId: Scalars['ID']['input'];
};

export type RestrictPayoutAccountPayload = {
  readonly payoutAccount?: Maybe<PayoutAccount>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RetryRefundInput = {
  readonly refundId: Scalars['ID']['input'];
};

export type RetryRefundPayload = {
  readonly order?: Maybe<Order>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReturnProblem =
  | 'DID_NOT_ARRIVE'
  | 'NOT_AS_SENT';

export type ReturnShipment = {
  readonly carrier?: Maybe<Scalars['String']['output']>;
  readonly sentAt: Scalars['DateTime']['output'];
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
};

export type Review = Node & {
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly answerRemovalReason?: Maybe<Scalars['String']['output']>;
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly author: User;
  readonly book?: Maybe<Book>;
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly edition?: Maybe<Edition>;
  readonly id: Scalars['ID']['output'];
  readonly isShown: Scalars['Boolean']['output'];
  readonly removalReason?: Maybe<Scalars['String']['output']>;
  readonly score?: Maybe<Scalars['Int']['output']>;
  readonly seller: User;
  readonly text: Scalars['String']['output'];
  readonly viewerCanAnswer: Scalars['Boolean']['output'];
  readonly viewerCanEdit: Scalars['Boolean']['output'];
  readonly viewerCanModerate: Scalars['Boolean']['output'];
  readonly viewerCanRemoveAnswer: Scalars['Boolean']['output'];
  readonly viewerCanReport: Scalars['Boolean']['output'];
  readonly viewerCanReportAnswer: Scalars['Boolean']['output'];
  readonly viewerCanWithdrawAnswer: Scalars['Boolean']['output'];
  readonly writtenAt: Scalars['DateTime']['output'];
};

export type ReviewBookInput = {
  readonly bookId: Scalars['ID']['input'];
  readonly stars: Scalars['Float']['input'];
  readonly text: Scalars['String']['input'];
};

export type ReviewBookPayload = {
  readonly review?: Maybe<Review>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReviewConnection = {
  readonly edges: ReadonlyArray<ReviewEdge>;
  readonly nodes: ReadonlyArray<Review>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type ReviewEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Review;
};

export type ReviewReport = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isAboutAnswer: Scalars['Boolean']['output'];
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly reason: ReviewReportReason;
  readonly reporter: User;
  readonly review?: Maybe<Review>;
};

export type ReviewReportConnection = {
  readonly edges: ReadonlyArray<ReviewReportEdge>;
  readonly nodes: ReadonlyArray<ReviewReport>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type ReviewReportEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ReviewReport;
};

export type ReviewReportReason =
  | 'ADVERTISEMENT'
  | 'NOT_ABOUT_IT'
  | 'OFFENSIVE'
  | 'OTHER'
  | 'PERSONAL_DATA';

export type ReviewSellerInput = {
  readonly sellerId: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
};

export type ReviewSellerPayload = {
  readonly review?: Maybe<Review>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ReviewSummary = {
  readonly average: Scalars['Float']['output'];
  readonly count: Scalars['Int']['output'];
  readonly stars: ReadonlyArray<StarCount>;
};

export type RevokeStaffRoleInput = {
  readonly role: StaffRole;
  readonly userId: Scalars['ID']['input'];
};

export type RevokeStaffRolePayload = {
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Role =
  | 'ADMINISTRATOR'
  | 'PUBLISHER'
  | 'READER';

export type SaveAddressInput = {
  readonly city: Scalars['String']['input'];
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly phone: Scalars['String']['input'];
  readonly receiver: Scalars['String']['input'];
  readonly state: Scalars['String']['input'];
  readonly street: Scalars['String']['input'];
  readonly zipcode: Scalars['String']['input'];
};

export type SaveAddressPayload = {
  readonly savedAddress?: Maybe<SavedAddress>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SaveSearchInput = {
  readonly conditionAtLeast?: InputMaybe<BookCondition>;
  readonly genre?: InputMaybe<Genre>;
  readonly language?: InputMaybe<BookLanguage>;
  readonly listingType?: InputMaybe<ListingType>;
  readonly pinCode?: InputMaybe<Scalars['String']['input']>;
  readonly rentPerMonth?: InputMaybe<PriceRangeInput>;
  readonly salePrice?: InputMaybe<PriceRangeInput>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sellerId?: InputMaybe<Scalars['ID']['input']>;
};

export type SaveSearchPayload = {
  readonly savedSearch?: Maybe<SavedSearch>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SavedAddress = {
  readonly city: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly phone: Scalars['String']['output'];
  readonly receiver: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly zipcode: Scalars['String']['output'];
};

export type SavedSearch = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly filter: SearchFilter;
  readonly id: Scalars['ID']['output'];
  readonly query: Scalars['String']['output'];
};

export type SearchFilter = {
  readonly conditionAtLeast?: Maybe<BookCondition>;
  readonly genre?: Maybe<Genre>;
  readonly language?: Maybe<BookLanguage>;
  readonly listingType?: Maybe<ListingType>;
  readonly pinCode?: Maybe<Scalars['String']['output']>;
  readonly rentPerMonth?: Maybe<PriceRange>;
  readonly salePrice?: Maybe<PriceRange>;
  readonly search?: Maybe<Scalars['String']['output']>;
  readonly sellerId?: Maybe<Scalars['ID']['output']>;
};

export type SecondFactor = {
  readonly addedAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: SecondFactorKind;
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type SecondFactorKind =
  | 'AUTHENTICATOR'
  | 'PASSKEY';

export type SecondFactorMethod =
  | 'AUTHENTICATOR'
  | 'PASSKEY'
  | 'RECOVERY_CODE';

export type SecondFactors = {
  readonly factors: ReadonlyArray<SecondFactor>;
  readonly recoveryCodesLeft: Scalars['Int']['output'];
  readonly required: Scalars['Boolean']['output'];
};

export type SecondStep = {
  readonly challenge: Scalars['String']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly methods: ReadonlyArray<SecondFactorMethod>;
  readonly passkeyOptions?: Maybe<Scalars['String']['output']>;
};

export type SecurityEvent = {
  readonly factorKind?: Maybe<SecondFactorKind>;
  readonly id: Scalars['ID']['output'];
  readonly isNewDevice: Scalars['Boolean']['output'];
  readonly kind: SecurityEventKind;
  readonly network?: Maybe<Scalars['String']['output']>;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly userAgent?: Maybe<Scalars['String']['output']>;
};

export type SecurityEventKind =
  | 'FACTOR_ADDED'
  | 'FACTOR_REFUSED'
  | 'FACTOR_REMOVED'
  | 'INTRUSION_REPORTED'
  | 'LOGGED_IN'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'RECOVERY_CODES_MADE'
  | 'RECOVERY_CODE_USED'
  | 'SESSION_ENDED';

export type SellerDebt = {
  readonly amount: Money;
  readonly approval?: Maybe<Approval>;
  readonly daysOpen: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly seller: User;
  readonly since: Scalars['DateTime']['output'];
  readonly viewerCanSettle: Scalars['Boolean']['output'];
};

export type SellerDebtConnection = {
  readonly edges: ReadonlyArray<SellerDebtEdge>;
  readonly nodes: ReadonlyArray<SellerDebt>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type SellerDebtEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SellerDebt;
};

export type SellerTask =
  | 'CONFIRM'
  | 'SHIP'
  | 'TAKE_BACK';

export type SendBackFulfillmentInput = {
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  readonly fulfillmentId: Scalars['ID']['input'];
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

export type SendBackFulfillmentPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SendDisputeReturnInput = {
  readonly carrier: Scalars['String']['input'];
  readonly disputeId: Scalars['ID']['input'];
  readonly trackingNumber: Scalars['String']['input'];
};

export type SendDisputeReturnPayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Session = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly current: Scalars['Boolean']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly userAgent?: Maybe<Scalars['String']['output']>;
};

export type SetDefaultAddressInput = {
  readonly id: Scalars['ID']['input'];
};

export type SetDefaultAddressPayload = {
  readonly savedAddress?: Maybe<SavedAddress>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Settings = {
  readonly currency: CurrencyCode;
  readonly emailNotifications: Scalars['Boolean']['output'];
  readonly language: Language;
  readonly newBookAlerts: Scalars['Boolean']['output'];
  readonly orderUpdates: Scalars['Boolean']['output'];
  readonly theme: Theme;
};

export type SettleComplaintInput = {
  readonly complaintId: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
};

export type SettleComplaintPayload = {
  readonly complaint?: Maybe<Complaint>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SettleDifferenceInput = {
  readonly differenceId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type SettleDifferencePayload = {
  readonly approval?: Maybe<Approval>;
  readonly difference?: Maybe<ReconciliationDifference>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SettleRefundInput = {
  readonly reason: Scalars['String']['input'];
  readonly reference: Scalars['String']['input'];
  readonly refundId: Scalars['ID']['input'];
};

export type SettleRefundPayload = {
  readonly approval?: Maybe<Approval>;
  readonly order?: Maybe<Order>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SettleSellerDebtInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly reason: Scalars['String']['input'];
  readonly reference: Scalars['String']['input'];
  readonly sellerId: Scalars['ID']['input'];
};

export type SettleSellerDebtPayload = {
  readonly approval?: Maybe<Approval>;
  readonly debt?: Maybe<SellerDebt>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SettleUnknownPaymentInput = {
  readonly attemptId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type SettleUnknownPaymentPayload = {
  readonly approval?: Maybe<Approval>;
  readonly payment?: Maybe<UnknownPayment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Settlement = {
  readonly depositLeft: Money;
  readonly lateFee: Money;
};

export type Shelf = {
  readonly books: ReadonlyArray<Book>;
  readonly kind: ShelfKind;
  readonly language?: Maybe<BookLanguage>;
  readonly rentBelow?: Maybe<Money>;
};

export type ShelfKind =
  | 'IN_LANGUAGE'
  | 'LOW_RENT'
  | 'MOST_SAVED'
  | 'NEW';

export type ShipFulfillmentInput = {
  readonly carrier?: InputMaybe<Scalars['String']['input']>;
  readonly fulfillmentId: Scalars['ID']['input'];
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

export type ShipFulfillmentPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Shipment = {
  readonly carrier?: Maybe<Scalars['String']['output']>;
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
};

export type SignUpPublisherInput = {
  readonly agreedPolicies?: InputMaybe<ReadonlyArray<PolicyVersionInput>>;
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  readonly confirmPassword: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly officeContact: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly publicationAddress: Scalars['String']['input'];
  readonly publisherName: Scalars['String']['input'];
  readonly registrationNumber?: InputMaybe<Scalars['String']['input']>;
  readonly website?: InputMaybe<Scalars['String']['input']>;
  readonly zipcode: Scalars['String']['input'];
};

export type SignUpPublisherPayload = {
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SignUpReaderInput = {
  readonly address: Scalars['String']['input'];
  readonly agreedPolicies?: InputMaybe<ReadonlyArray<PolicyVersionInput>>;
  readonly confirmPassword: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly zipcode: Scalars['String']['input'];
};

export type SignUpReaderPayload = {
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type SourceTax =
  | 'COLLECTED'
  | 'DEDUCTED';

export type SplitEditionInput = {
  readonly bookIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly editionId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type SplitEditionPayload = {
  readonly edition?: Maybe<Edition>;
  readonly newEdition?: Maybe<Edition>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type StaffAction =
  | 'ACCEPT_CHARGEBACK'
  | 'ANSWER_COMPLAINT'
  | 'APPROVE_STEP'
  | 'CONTEST_CHARGEBACK'
  | 'DECIDE_DISPUTE'
  | 'DECLINE_STEP'
  | 'END_SUPPORT_VIEW'
  | 'GRANT_ROLE'
  | 'READ_BANK_ACCOUNT'
  | 'READ_COMPLAINT'
  | 'READ_CONTACT'
  | 'READ_MONEY'
  | 'READ_ORDER'
  | 'READ_PHOTO'
  | 'READ_REPORT'
  | 'RECORD_TAX_PAYMENT'
  | 'REINSTATE_PAYOUT_ACCOUNT'
  | 'REQUEST_APPROVAL'
  | 'RESET_FACTORS'
  | 'RESTRICT_PAYOUT_ACCOUNT'
  | 'RETRY_REFUND'
  | 'REVOKE_ROLE'
  | 'SEE_PAGE'
  | 'SETTLE_COMPLAINT'
  | 'SETTLE_DEBT'
  | 'SETTLE_DIFFERENCE'
  | 'SETTLE_PAYOUT'
  | 'SETTLE_REFUND'
  | 'SETTLE_UNKNOWN_PAYMENT'
  | 'START_SUPPORT_VIEW';

export type StaffActionEntry = {
  readonly action: StaffAction;
  readonly detail?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly staff?: Maybe<User>;
  readonly user?: Maybe<User>;
};

export type StaffActionEntryConnection = {
  readonly edges: ReadonlyArray<StaffActionEntryEdge>;
  readonly nodes: ReadonlyArray<StaffActionEntry>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type StaffActionEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: StaffActionEntry;
};

export type StaffMember = {
  readonly email: Scalars['String']['output'];
  readonly roles: ReadonlyArray<StaffRole>;
  readonly user: User;
};

export type StaffRole =
  | 'ADMINISTRATOR'
  | 'FINANCE'
  | 'MODERATOR'
  | 'SUPPORT';

export type StarCount = {
  readonly count: Scalars['Int']['output'];
  readonly star: Scalars['Int']['output'];
};

export type StartAuthenticatorPayload = {
  readonly challenge?: Maybe<Scalars['String']['output']>;
  readonly secret?: Maybe<Scalars['String']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type StartConfirmationPayload = {
  readonly secondFactor?: Maybe<SecondStep>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type StartPasskeyLogInPayload = {
  readonly challenge?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<Scalars['String']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type StartPasskeyPayload = {
  readonly challenge?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<Scalars['String']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type StartSupportViewInput = {
  readonly email: Scalars['String']['input'];
  readonly reason: Scalars['String']['input'];
};

export type StartSupportViewPayload = {
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type StrandedKind =
  | 'PAYOUT'
  | 'REFUND'
  | 'RELEASE';

export type StrandedPayout = {
  readonly account: Scalars['String']['output'];
  readonly amount: Money;
  readonly daysOpen: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** @deprecated Use `kind`. */
  readonly isRelease: Scalars['Boolean']['output'];
  readonly kind: StrandedKind;
  readonly order?: Maybe<Order>;
  readonly provider: Scalars['String']['output'];
  readonly recipient: User;
  /** @deprecated Use `recipient`. */
  readonly seller: User;
  readonly sentAt: Scalars['DateTime']['output'];
};

export type StrandedPayoutConnection = {
  readonly edges: ReadonlyArray<StrandedPayoutEdge>;
  readonly nodes: ReadonlyArray<StrandedPayout>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type StrandedPayoutEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: StrandedPayout;
};

export type StuckRefund = {
  readonly amount: Money;
  readonly approval?: Maybe<Approval>;
  readonly buyer: User;
  readonly buyerIsMailed: Scalars['Boolean']['output'];
  readonly failedAt: Scalars['DateTime']['output'];
  readonly failure: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly order?: Maybe<Order>;
  readonly provider: Scalars['String']['output'];
  readonly since: Scalars['DateTime']['output'];
  readonly tries: Scalars['Int']['output'];
  readonly viewerCanRetry: Scalars['Boolean']['output'];
  readonly viewerCanSettle: Scalars['Boolean']['output'];
};

export type StuckRefundConnection = {
  readonly edges: ReadonlyArray<StuckRefundEdge>;
  readonly nodes: ReadonlyArray<StuckRefund>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type StuckRefundEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: StuckRefund;
};

export type Subscription = {
  readonly cartChanged: Cart;
  readonly dashboardChanged: Dashboard;
  readonly orderChanged: Order;
  readonly waitingListChanged: ReadonlyArray<WaitingEntry>;
};


export type SubscriptionOrderChangedArgs = {
  id: Scalars['ID']['input'];
};

export type Suggestion = {
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly genre?: Maybe<Genre>;
  readonly kind: SuggestionKind;
  readonly text: Scalars['String']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type SuggestionKind =
  | 'AUTHOR'
  | 'GENRE'
  | 'ISBN'
  | 'TITLE';

export type SupportView = {
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type SuspendAccountInput = {
  readonly reason: Scalars['String']['input'];
  readonly userId: Scalars['ID']['input'];
};

export type SuspendAccountPayload = {
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type TakeBackFulfillmentInput = {
  readonly fulfillmentId: Scalars['ID']['input'];
  readonly withhold?: InputMaybe<WithholdInput>;
};

export type TakeBackFulfillmentPayload = {
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type TakeOffBookInput = {
  readonly bookId: Scalars['ID']['input'];
};

export type TakeOffBookPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type TaskCounts = {
  readonly overdue: Scalars['Int']['output'];
  readonly toConfirm: Scalars['Int']['output'];
  readonly toShip: Scalars['Int']['output'];
  readonly toTakeBack: Scalars['Int']['output'];
};

export type Theme =
  | 'DARK'
  | 'LIGHT'
  | 'SYSTEM';

export type TimelineEntry = {
  readonly actor?: Maybe<User>;
  readonly boughtItem?: Maybe<OrderItem>;
  readonly extension?: Maybe<RentalExtension>;
  readonly from?: Maybe<OrderStatus>;
  readonly isSentBack: Scalars['Boolean']['output'];
  readonly movedRentals: ReadonlyArray<MovedRental>;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly to: OrderStatus;
};

export type TransferFailureKind =
  | 'FAILED'
  | 'REFUSED'
  | 'RELEASE_REFUSED'
  | 'REVERSAL_FAILED';

export type TransferState =
  | 'CAPTURED'
  | 'DONE'
  | 'FAILED'
  | 'HELD'
  | 'PENDING'
  | 'RELEASED'
  | 'REVERSED';

export type UnavailableReason =
  | 'REMOVED'
  | 'RENTED_OUT'
  | 'RESERVED'
  | 'SOLD_OUT'
  | 'UNLISTED';

export type UnknownPayment = {
  readonly amount: Money;
  readonly approval?: Maybe<Approval>;
  readonly id: Scalars['ID']['output'];
  readonly provider: Scalars['String']['output'];
  readonly recordedAt: Scalars['DateTime']['output'];
  readonly reference: Scalars['String']['output'];
  readonly status: PaymentAttemptStatus;
  readonly viewerCanSettle: Scalars['Boolean']['output'];
};

export type UnknownPaymentConnection = {
  readonly edges: ReadonlyArray<UnknownPaymentEdge>;
  readonly nodes: ReadonlyArray<UnknownPayment>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type UnknownPaymentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: UnknownPayment;
};

export type UpdateCartItemInput = {
  readonly cartItemId: Scalars['ID']['input'];
  readonly quantity: Scalars['Int']['input'];
};

export type UpdateCartItemPayload = {
  readonly cart?: Maybe<Cart>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type UpdateDeliveryTermsInput = {
  readonly charge?: InputMaybe<Scalars['Decimal']['input']>;
  readonly freeAbove?: InputMaybe<Scalars['Decimal']['input']>;
  readonly kind: DeliveryKind;
  readonly pickUpPlace?: InputMaybe<Scalars['String']['input']>;
  readonly rates?: InputMaybe<ReadonlyArray<DeliveryRateInput>>;
};

export type UpdateDeliveryTermsPayload = {
  readonly deliveryTerms?: Maybe<DeliveryTerms>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type UpdatePayoutAccountInput = {
  readonly bankAccount?: InputMaybe<BankAccountInput>;
  readonly gstin?: InputMaybe<Scalars['String']['input']>;
  readonly method?: InputMaybe<PayoutMethod>;
  readonly pan?: InputMaybe<Scalars['String']['input']>;
  readonly upiAddress?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePayoutAccountPayload = {
  readonly payoutAccount?: Maybe<PayoutAccount>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type UpdateProfileInput = {
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly upiAddress?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProfilePayload = {
  readonly user?: Maybe<User>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type UpdateSettingsInput = {
  readonly currency?: InputMaybe<CurrencyCode>;
  readonly emailNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  readonly language?: InputMaybe<Language>;
  readonly newBookAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderUpdates?: InputMaybe<Scalars['Boolean']['input']>;
  readonly theme?: InputMaybe<Theme>;
};

export type UpdateSettingsPayload = {
  readonly settings?: Maybe<Settings>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type UsePhotoAsCoverInput = {
  readonly photoId: Scalars['ID']['input'];
};

export type UsePhotoAsCoverPayload = {
  readonly book?: Maybe<Book>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type User = Node & {
  readonly abilities?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly contact?: Maybe<ContactDetails>;
  readonly id: Scalars['ID']['output'];
  readonly memberSince: Scalars['DateTime']['output'];
  readonly name: Scalars['String']['output'];
  readonly publicPath?: Maybe<Scalars['String']['output']>;
  readonly publisher?: Maybe<PublisherProfile>;
  readonly readersScore: Scalars['Float']['output'];
  readonly reputation?: Maybe<Reputation>;
  readonly reviews: ReviewConnection;
  readonly role: Role;
  readonly supportView?: Maybe<SupportView>;
  readonly totalRatings: Scalars['Int']['output'];
  readonly viewerCanModerate: Scalars['Boolean']['output'];
  readonly viewerCanReview: Scalars['Boolean']['output'];
  readonly viewerReview?: Maybe<Review>;
};


export type UserReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type UserError = {
  readonly code: ErrorCode;
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly message: Scalars['String']['output'];
  readonly values: ReadonlyArray<UserErrorValue>;
};

export type UserErrorValue = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type UsualPrice = {
  readonly high: Money;
  readonly low: Money;
};

export type VerifyEmailInput = {
  readonly token: Scalars['String']['input'];
};

export type VerifyEmailPayload = {
  readonly userErrors: ReadonlyArray<UserError>;
};

export type WaitingEntry = {
  readonly book: Book;
  readonly id: Scalars['ID']['output'];
  readonly isFree: Scalars['Boolean']['output'];
  readonly joinedAt: Scalars['DateTime']['output'];
  readonly placeInLine?: Maybe<Scalars['Int']['output']>;
  readonly rentalPeriod: RentalPeriod;
  readonly toldAt?: Maybe<Scalars['DateTime']['output']>;
  readonly turnEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type WaitingEntryConnection = {
  readonly edges: ReadonlyArray<WaitingEntryEdge>;
  readonly nodes: ReadonlyArray<WaitingEntry>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalIsCapped: Scalars['Boolean']['output'];
};

export type WaitingEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: WaitingEntry;
};

export type WithdrawComplaintInput = {
  readonly complaintId: Scalars['ID']['input'];
};

export type WithdrawComplaintPayload = {
  readonly complaint?: Maybe<Complaint>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type WithdrawDisputeInput = {
  readonly disputeId: Scalars['ID']['input'];
};

export type WithdrawDisputePayload = {
  readonly dispute?: Maybe<Dispute>;
  readonly fulfillment?: Maybe<Fulfillment>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type WithdrawReviewAnswerInput = {
  readonly reviewId: Scalars['ID']['input'];
};

export type WithdrawReviewAnswerPayload = {
  readonly review?: Maybe<Review>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type WithholdInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly reason: Scalars['String']['input'];
};
