import { Foundation1763683200000 } from './until1763702420000/1763683200000-Foundation.js';
import { AppendOnlyTruncate1763700000000 } from './until1763702420000/1763700000000-AppendOnlyTruncate.js';
import { RentalExtensions1763700100000 } from './until1763702420000/1763700100000-RentalExtensions.js';
import { AllocationsByCopy1763700110000 } from './until1763702420000/1763700110000-AllocationsByCopy.js';
import { Notifications1763700300000 } from './until1763702420000/1763700300000-Notifications.js';
import { ClosedAccounts1763700400000 } from './until1763702420000/1763700400000-ClosedAccounts.js';
import { LateFees1763700500000 } from './until1763702420000/1763700500000-LateFees.js';
import { OwnListings1763700700000 } from './until1763702420000/1763700700000-OwnListings.js';
import { Moderation1763700800000 } from './until1763702420000/1763700800000-Moderation.js';
import { StockAsNumber1763700900000 } from './until1763702420000/1763700900000-StockAsNumber.js';
import { LedgerTotals1763701000000 } from './until1763702420000/1763701000000-LedgerTotals.js';
import { KnownDevices1763702100000 } from './until1763702420000/1763702100000-KnownDevices.js';
import { Forgetting1763702150000 } from './until1763702420000/1763702150000-Forgetting.js';
import { OrderLimits1763702200000 } from './until1763702420000/1763702200000-OrderLimits.js';
import { IdempotencyKeys1763702210000 } from './until1763702420000/1763702210000-IdempotencyKeys.js';
import { BookedByTheMarketplace1763702300000 } from './until1763702420000/1763702300000-BookedByTheMarketplace.js';
import { InStockFirst1763702310000 } from './until1763702420000/1763702310000-InStockFirst.js';
import { KnownValues1763702320000 } from './until1763702420000/1763702320000-KnownValues.js';
import { DomainEvents1763702400000 } from './until1763702420000/1763702400000-DomainEvents.js';
import { CurrencyOfRows1763702410000 } from './until1763702420000/1763702410000-CurrencyOfRows.js';
import { TimelineEntries1763702420000 } from './until1763702420000/1763702420000-TimelineEntries.js';
import { Editions1763702500000 } from './until1763702690000/1763702500000-Editions.js';
import { BookFacts1763702600000 } from './until1763702690000/1763702600000-BookFacts.js';
import { SoundsOfWords1763702620000 } from './until1763702690000/1763702620000-SoundsOfWords.js';
import { SuggestedTexts1763702621000 } from './until1763702690000/1763702621000-SuggestedTexts.js';
import { BooksByAuthor1763702622000 } from './until1763702690000/1763702622000-BooksByAuthor.js';
import { Reviews1763702640000 } from './until1763702690000/1763702640000-Reviews.js';
import { WaitingList1763702650000 } from './until1763702690000/1763702650000-WaitingList.js';
import { Photos1763702660000 } from './until1763702690000/1763702660000-Photos.js';
import { AuthorsAndDeals1763702670000 } from './until1763702690000/1763702670000-AuthorsAndDeals.js';
import { PlacedListings1763702675000 } from './until1763702690000/1763702675000-PlacedListings.js';
import { NewestBookmarks1763702681000 } from './until1763702690000/1763702681000-NewestBookmarks.js';
import { SavedSearches1763702682000 } from './until1763702690000/1763702682000-SavedSearches.js';
import { SellersOfDistricts1763702683000 } from './until1763702690000/1763702683000-SellersOfDistricts.js';
import { BooksOfStock1763702684000 } from './until1763702690000/1763702684000-BooksOfStock.js';
import { PricesBesideOthers1763702685000 } from './until1763702690000/1763702685000-PricesBesideOthers.js';
import { BooksByCondition1763702686000 } from './until1763702690000/1763702686000-BooksByCondition.js';
import { SoundsOfTexts1763702688000 } from './until1763702690000/1763702688000-SoundsOfTexts.js';
import { SearchesAsRead1763702690000 } from './until1763702690000/1763702690000-SearchesAsRead.js';
import { OrderOfEvents1763702700000 } from './until1763702792000/1763702700000-OrderOfEvents.js';
import { SearchesFollowTheLog1763702701000 } from './until1763702792000/1763702701000-SearchesFollowTheLog.js';
import { Staff1763702720000 } from './until1763702792000/1763702720000-Staff.js';
import { SecondFactors1763702740000 } from './until1763702792000/1763702740000-SecondFactors.js';
import { RentalMonths1763702760000 } from './until1763702792000/1763702760000-RentalMonths.js';
import { TriggersPlannedOnce1763702761000 } from './until1763702792000/1763702761000-TriggersPlannedOnce.js';
import { KeysOfCarts1763702780000 } from './until1763702792000/1763702780000-KeysOfCarts.js';
import { UsesOfCovers1763702790000 } from './until1763702792000/1763702790000-UsesOfCovers.js';
import { ThreadsOfMail1763702791000 } from './until1763702792000/1763702791000-ThreadsOfMail.js';
import { RemovedAnswers1763702792000 } from './until1763702792000/1763702792000-RemovedAnswers.js';
import { StaffReads1763702795000 } from './1763702795000-StaffReads.js';
import { ReportsOfIntruders1763702800000 } from './until1763702920000/1763702800000-ReportsOfIntruders.js';
import { NamesOfFactors1763702801000 } from './until1763702920000/1763702801000-NamesOfFactors.js';
import { Payments1763702810000 } from './until1763702920000/1763702810000-Payments.js';
import { Deadlines1763702820000 } from './until1763702920000/1763702820000-Deadlines.js';
import { LostCopies1763702900000 } from './until1763702920000/1763702900000-LostCopies.js';
import { ReturnShipments1763702910000 } from './until1763702920000/1763702910000-ReturnShipments.js';
import { PolicyAgreements1763702920000 } from './until1763702920000/1763702920000-PolicyAgreements.js';
import { Addresses1763702930000 } from './until1763703000000/1763702930000-Addresses.js';
import { Disputes1763702950000 } from './until1763703000000/1763702950000-Disputes.js';
import { OnlinePayments1763702960000 } from './until1763703000000/1763702960000-OnlinePayments.js';
import { SecondPayments1763702970000 } from './until1763703000000/1763702970000-SecondPayments.js';
import { Payouts1763702980000 } from './until1763703000000/1763702980000-Payouts.js';
import { SettledByHand1763702990000 } from './until1763703000000/1763702990000-SettledByHand.js';
import { SettledPayouts1763702995000 } from './until1763703000000/1763702995000-SettledPayouts.js';
import { PaidPayouts1763703000000 } from './until1763703000000/1763703000000-PaidPayouts.js';
import { Journal1763703010000 } from './until1763707500000/1763703010000-Journal.js';
import { JournalOfOldMoney1763703011000 } from './1763703011000-JournalOfOldMoney.js';
import { Reconciliation1763703012000 } from './until1763707500000/1763703012000-Reconciliation.js';
import { Papers1763703020000 } from './until1763707500000/1763703020000-Papers.js';
import { PayoutAccounts1763703030000 } from './until1763707500000/1763703030000-PayoutAccounts.js';
import { ProviderPayouts1763704000000 } from './until1763707500000/1763704000000-ProviderPayouts.js';
import { DeliveryCharges1763705000000 } from './until1763707500000/1763705000000-DeliveryCharges.js';
import { Complaints1763706010000 } from './until1763707500000/1763706010000-Complaints.js';
import { Chargebacks1763707000000 } from './until1763707500000/1763707000000-Chargebacks.js';
import { Approvals1763707500000 } from './until1763707500000/1763707500000-Approvals.js';
import { RentToOwn1763708000000 } from './until1763712200000/1763708000000-RentToOwn.js';
import { PickUp1763709000000 } from './until1763712200000/1763709000000-PickUp.js';
import { RentalPayments1763710010000 } from './until1763712200000/1763710010000-RentalPayments.js';
import { DisputePhotos1763711000000 } from './until1763712200000/1763711000000-DisputePhotos.js';
import { DisputeReturns1763711100000 } from './until1763712200000/1763711100000-DisputeReturns.js';
import { EndedApprovals1763712000000 } from './until1763712200000/1763712000000-EndedApprovals.js';
import { MailByAddress1763712100000 } from './until1763712200000/1763712100000-MailByAddress.js';
import { SealedPickUpCodes1763712200000 } from './until1763712200000/1763712200000-SealedPickUpCodes.js';
import { RefundPayouts1763713000000 } from './until1763718220000/1763713000000-RefundPayouts.js';
import { Transfers1763714000000 } from './until1763718220000/1763714000000-Transfers.js';
import { PaidTransfers1763714010000 } from './until1763718220000/1763714010000-PaidTransfers.js';
import { PaymentFees1763715000000 } from './until1763718220000/1763715000000-PaymentFees.js';
import { JournalKinds1763715010000 } from './until1763718220000/1763715010000-JournalKinds.js';
import { DepositBlocks1763716000000 } from './until1763718220000/1763716000000-DepositBlocks.js';
import { FiltersInNewest1763717000000 } from './until1763718220000/1763717000000-FiltersInNewest.js';
import { AccountProofs1763718000000 } from './until1763718220000/1763718000000-AccountProofs.js';
import { LongPayouts1763718010000 } from './until1763718220000/1763718010000-LongPayouts.js';
import { FailedTransfers1763718200000 } from './until1763718220000/1763718200000-FailedTransfers.js';
import { RefusedReleases1763718210000 } from './until1763718220000/1763718210000-RefusedReleases.js';
import { ComparedBlocks1763718220000 } from './until1763718220000/1763718220000-ComparedBlocks.js';
import { ComparedTransfers1763718300000 } from './until1763718920000/1763718300000-ComparedTransfers.js';
import { RefusedTransferReleases1763718310000 } from './until1763718920000/1763718310000-RefusedTransferReleases.js';
import { SellerDebts1763718400000 } from './until1763718920000/1763718400000-SellerDebts.js';
import { StrandedPayouts1763718410000 } from './until1763718920000/1763718410000-StrandedPayouts.js';
import { StaffReadsOfMoney1763718420000 } from './until1763718920000/1763718420000-StaffReadsOfMoney.js';
import { RentalArrivals1763718500000 } from './until1763718920000/1763718500000-RentalArrivals.js';
import { StrandedRefunds1763718600000 } from './until1763718920000/1763718600000-StrandedRefunds.js';
import { TaxesAtSource1763718700000 } from './until1763718920000/1763718700000-TaxesAtSource.js';
import { DeliveryInJournal1763718710000 } from './until1763718920000/1763718710000-DeliveryInJournal.js';
import { TaxPayments1763718720000 } from './until1763718920000/1763718720000-TaxPayments.js';
import { Bindings1763718900000 } from './until1763718920000/1763718900000-Bindings.js';
import { SealedUpiAddresses1763718910000 } from './until1763718920000/1763718910000-SealedUpiAddresses.js';
import { Losses1763718920000 } from './until1763718920000/1763718920000-Losses.js';
import { TimelineByTime1763719000000 } from './1763719000000-TimelineByTime.js';
import { AssumedPayments1763719200000 } from './1763719200000-AssumedPayments.js';
import { UnmarkedFrom1763719210000 } from './1763719210000-UnmarkedFrom.js';
import { ReplacedPayments1763719400000 } from './1763719400000-ReplacedPayments.js';
import { ReplacementPrices1763719410000 } from './1763719410000-ReplacementPrices.js';
import { PaymentSteps1763719600000 } from './1763719600000-PaymentSteps.js';
import { SignedOnce1763719610000 } from './1763719610000-SignedOnce.js';
import { ApprovedTaxPayments1763719800000 } from './1763719800000-ApprovedTaxPayments.js';
import { IntentSteps1763719900000 } from './1763719900000-IntentSteps.js';
import { ReportReads1763720000000 } from './1763720000000-ReportReads.js';
import { MissingRefunds1763720500000 } from './1763720500000-MissingRefunds.js';

/** All migrations, oldest first. Never edit a released migration; add a new one. */
export const MIGRATIONS = [
  Foundation1763683200000,
  AppendOnlyTruncate1763700000000,
  RentalExtensions1763700100000,
  AllocationsByCopy1763700110000,
  Notifications1763700300000,
  ClosedAccounts1763700400000,
  LateFees1763700500000,
  OwnListings1763700700000,
  Moderation1763700800000,
  StockAsNumber1763700900000,
  LedgerTotals1763701000000,
  KnownDevices1763702100000,
  Forgetting1763702150000,
  OrderLimits1763702200000,
  IdempotencyKeys1763702210000,
  BookedByTheMarketplace1763702300000,
  InStockFirst1763702310000,
  KnownValues1763702320000,
  DomainEvents1763702400000,
  CurrencyOfRows1763702410000,
  TimelineEntries1763702420000,
  Editions1763702500000,
  BookFacts1763702600000,
  SoundsOfWords1763702620000,
  SuggestedTexts1763702621000,
  BooksByAuthor1763702622000,
  Reviews1763702640000,
  WaitingList1763702650000,
  Photos1763702660000,
  AuthorsAndDeals1763702670000,
  PlacedListings1763702675000,
  NewestBookmarks1763702681000,
  SavedSearches1763702682000,
  SellersOfDistricts1763702683000,
  BooksOfStock1763702684000,
  PricesBesideOthers1763702685000,
  BooksByCondition1763702686000,
  SoundsOfTexts1763702688000,
  SearchesAsRead1763702690000,
  OrderOfEvents1763702700000,
  SearchesFollowTheLog1763702701000,
  Staff1763702720000,
  SecondFactors1763702740000,
  RentalMonths1763702760000,
  TriggersPlannedOnce1763702761000,
  KeysOfCarts1763702780000,
  UsesOfCovers1763702790000,
  ThreadsOfMail1763702791000,
  RemovedAnswers1763702792000,
  StaffReads1763702795000,
  ReportsOfIntruders1763702800000,
  NamesOfFactors1763702801000,
  Payments1763702810000,
  Deadlines1763702820000,
  LostCopies1763702900000,
  ReturnShipments1763702910000,
  PolicyAgreements1763702920000,
  Addresses1763702930000,
  Disputes1763702950000,
  OnlinePayments1763702960000,
  SecondPayments1763702970000,
  Payouts1763702980000,
  SettledByHand1763702990000,
  SettledPayouts1763702995000,
  PaidPayouts1763703000000,
  Journal1763703010000,
  JournalOfOldMoney1763703011000,
  Reconciliation1763703012000,
  Papers1763703020000,
  PayoutAccounts1763703030000,
  ProviderPayouts1763704000000,
  DeliveryCharges1763705000000,
  Complaints1763706010000,
  Chargebacks1763707000000,
  Approvals1763707500000,
  RentToOwn1763708000000,
  PickUp1763709000000,
  RentalPayments1763710010000,
  DisputePhotos1763711000000,
  DisputeReturns1763711100000,
  EndedApprovals1763712000000,
  MailByAddress1763712100000,
  SealedPickUpCodes1763712200000,
  RefundPayouts1763713000000,
  Transfers1763714000000,
  PaidTransfers1763714010000,
  PaymentFees1763715000000,
  JournalKinds1763715010000,
  DepositBlocks1763716000000,
  FiltersInNewest1763717000000,
  AccountProofs1763718000000,
  LongPayouts1763718010000,
  FailedTransfers1763718200000,
  RefusedReleases1763718210000,
  ComparedBlocks1763718220000,
  ComparedTransfers1763718300000,
  RefusedTransferReleases1763718310000,
  SellerDebts1763718400000,
  StrandedPayouts1763718410000,
  StaffReadsOfMoney1763718420000,
  RentalArrivals1763718500000,
  StrandedRefunds1763718600000,
  TaxesAtSource1763718700000,
  DeliveryInJournal1763718710000,
  TaxPayments1763718720000,
  Bindings1763718900000,
  SealedUpiAddresses1763718910000,
  Losses1763718920000,
  TimelineByTime1763719000000,
  AssumedPayments1763719200000,
  UnmarkedFrom1763719210000,
  ReplacedPayments1763719400000,
  ReplacementPrices1763719410000,
  PaymentSteps1763719600000,
  SignedOnce1763719610000,
  ApprovedTaxPayments1763719800000,
  IntentSteps1763719900000,
  ReportReads1763720000000,
  MissingRefunds1763720500000,
];
