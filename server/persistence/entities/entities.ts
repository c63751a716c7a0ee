import { DepositBlockEntity, DepositCaptureEntity } from './depositBlocks.js';
import { ApprovalEntity } from './approvals.js';
import {
  PolicyAgreementEntity,
  PublisherProfileEntity,
  SessionEntity,
  UserEntity,
  UserSettingsEntity,
} from './accounts.js';
import { BookEntity, CopyEntity, CoverEntity } from './catalogue.js';
import { ComplaintEntity, ComplaintEntryEntity } from './complaints.js';
import { DisputeEntity } from './disputes.js';
import { DomainEventEntity } from './events.js';
import {
  FactorChallengeEntity,
  RecoveryCodeEntity,
  SecondFactorEntity,
  SecurityEventEntity,
} from './factors.js';
import { IdempotencyKeyEntity } from './idempotency.js';
import { JournalEntryEntity, JournalPostingEntity } from './journal.js';
import { ListingReportEntity, ModerationActionEntity } from './moderation.js';
import { MailedLinkEntity, OutboxMessageEntity } from './notifications.js';
import { CartEntity, CartItemEntity } from './carts.js';
import {
  AllocationEntity,
  FulfillmentEntity,
  PickUpTryEntity,
  TimelineEntryEntity,
  LedgerEntryEntity,
  OrderEntity,
  OrderItemEntity,
  RatingEntity,
  RentalArrivalEntity,
  RentalExtensionEntity,
  RentalPurchaseEntity,
} from './orders.js';
import {
  AwaitedExtensionEntity,
  AwaitedPurchaseEntity,
  ChargebackEntity,
  PaymentAttemptEntity,
  PaymentIntentEntity,
  ProviderRefundEntity,
  RefundPayoutEntity,
} from './onlinePayments.js';
import { PaymentEntity } from './payments.js';
import {
  AccountProofEntity,
  DebtRepaymentEntity,
  EarningEntity,
  PayoutEntity,
  TaxPaymentEntity,
} from './payouts.js';
import { PaperEntity } from './papers.js';
import { ReviewEntity, ReviewReportEntity } from './reviews.js';
import { StaffActionEntity, SupportViewEntity } from './staff.js';
import { WaitingEntryEntity } from './waiting.js';
import { LinkedAccountEntity, TransferEntity, TransferReversalEntity } from './transfers.js';
import { BookPhotoEntity, DisputePhotoEntity, OrderPhotoEntity } from './photos.js';

/** The entities of all tables that TypeORM writes to. The other tables are written with SQL statements. */
export const ENTITIES = [
  UserEntity,
  PublisherProfileEntity,
  SessionEntity,
  UserSettingsEntity,
  PolicyAgreementEntity,
  CoverEntity,
  BookEntity,
  CopyEntity,
  CartEntity,
  CartItemEntity,
  OrderEntity,
  FulfillmentEntity,
  PickUpTryEntity,
  TimelineEntryEntity,
  OrderItemEntity,
  AllocationEntity,
  RentalArrivalEntity,
  RentalExtensionEntity,
  RentalPurchaseEntity,
  LedgerEntryEntity,
  PaymentIntentEntity,
  AwaitedExtensionEntity,
  AwaitedPurchaseEntity,
  PaymentAttemptEntity,
  ProviderRefundEntity,
  DepositBlockEntity,
  DepositCaptureEntity,
  RefundPayoutEntity,
  ChargebackEntity,
  ApprovalEntity,
  PaymentEntity,
  PayoutEntity,
  AccountProofEntity,
  DebtRepaymentEntity,
  TaxPaymentEntity,
  EarningEntity,
  LinkedAccountEntity,
  TransferEntity,
  TransferReversalEntity,
  JournalEntryEntity,
  JournalPostingEntity,
  PaperEntity,
  DisputeEntity,
  ComplaintEntity,
  ComplaintEntryEntity,
  RatingEntity,
  BookPhotoEntity,
  OrderPhotoEntity,
  DisputePhotoEntity,
  OutboxMessageEntity,
  MailedLinkEntity,
  ModerationActionEntity,
  ListingReportEntity,
  ReviewEntity,
  ReviewReportEntity,
  IdempotencyKeyEntity,
  DomainEventEntity,
  WaitingEntryEntity,
  SupportViewEntity,
  StaffActionEntity,
  SecondFactorEntity,
  RecoveryCodeEntity,
  FactorChallengeEntity,
  SecurityEventEntity,
];
