import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { AddressResolver } from './addresses/AddressResolver.js';
import { BookmarkResolver } from './bookmarks/BookmarkResolver.js';
import { BookCalendarResolver } from './books/BookCalendarResolver.js';
import { BookResolver } from './books/BookResolver.js';
import { EditionFindingResolver } from './editions/EditionFindingResolver.js';
import { EditionEdgeResolver, EditionOfBookResolver, EditionResolver } from './editions/EditionResolver.js';
import { FactorResolver } from './factors/FactorResolver.js';
import { FindingResolver } from './books/finding/FindingResolver.js';
import { ListingResolver } from './books/ListingResolver.js';
import { CartDeliveryResolver } from './cart/CartDeliveryResolver.js';
import { CartResolver } from './cart/CartResolver.js';
import { DeliveryOfBookResolver, DeliveryResolver } from './delivery/DeliveryResolver.js';
import { ExchangeRateResolver } from './currencies/ExchangeRateResolver.js';
import { MarketplaceResolver } from './marketplace/MarketplaceResolver.js';
import { LiveResolver } from './live/LiveResolver.js';
import {
  EditionModerationResolver,
  EditionsOfActionResolver,
} from './moderation/EditionModerationResolver.js';
import { ModerationResolver } from './moderation/ModerationResolver.js';
import {
  ListingReportResolver,
  ModeratedAccountResolver,
  ModerationActionResolver,
} from './moderation/moderationPartResolvers.js';
import { ApprovalResolver } from './approvals/ApprovalResolver.js';
import { ComplaintResolver } from './complaints/ComplaintResolver.js';
import { REFUND_RESOLVERS } from './refunds/refundResolvers.js';
import { MONEY_RESOLVERS } from './money/moneyResolvers.js';
import { NodeResolver } from './node/NodeResolver.js';
import { FulfillmentResolver } from './orders/FulfillmentResolver.js';
import { HandOverResolver } from './orders/HandOverResolver.js';
import { DisputeResolver } from './orders/DisputeResolver.js';
import { PaymentResolver } from './orders/PaymentResolver.js';
import {
  TimelineEntryResolver,
  LedgerEntryResolver,
  MoneyBackOfOrderResolver,
  OrderItemResolver,
} from './orders/orderFieldResolvers.js';
import { BookPhotoResolver } from './photos/BookPhotoResolver.js';
import { DisputePhotoResolver } from './photos/DisputePhotoResolver.js';
import { OrderPhotoResolver, PhotosOfFulfillmentResolver } from './photos/OrderPhotoResolver.js';
import { OrderResolver } from './orders/OrderResolver.js';
import {
  CommissionPaperResolver,
  PapersOfFulfillmentResolver,
  ReceiptOfOrderResolver,
} from './papers/PaperResolver.js';
import {
  EarningsOfFulfillmentResolver,
  PayoutLineResolver,
  PayoutResolver,
} from './payouts/PayoutResolver.js';
import { DebtRepaymentResolver } from './payouts/DebtRepaymentResolver.js';
import { AccountOfPayoutResolver, PayoutAccountResolver } from './payouts/PayoutAccountResolver.js';
import {
  ReviewModerationResolver,
  ReviewOfActionResolver,
  ReviewReportResolver,
} from './reviews/ReviewModerationResolver.js';
import { ReviewAnswerResolver } from './reviews/ReviewAnswerResolver.js';
import { ReviewResolver } from './reviews/ReviewResolver.js';
import { ReviewsOfEditionResolver, ReviewsOfSellerResolver } from './reviews/reviewedResolvers.js';
import { PriceCheckResolver, UsualPriceResolver } from './related/PriceCheckResolver.js';
import {
  PublicPathOfBookResolver,
  PublicPathOfEditionResolver,
  PublicPathOfUserResolver,
} from './related/PublicPathResolver.js';
import { RelatedBooksResolver } from './related/RelatedBooksResolver.js';
import { RENTAL_RESOLVERS } from './rentals/rentalResolvers.js';
import { DashboardResolver } from './sellers/DashboardResolver.js';
import { SavedSearchResolver } from './savedSearches/SavedSearchResolver.js';
import { ShelfResolver } from './shelves/ShelfResolver.js';
import {
  RightsOfUserResolver,
  StaffActionEntryResolver,
  StaffMemberResolver,
  StaffResolver,
} from './staff/StaffResolver.js';
import { SuggestionResolver } from './suggestions/SuggestionResolver.js';
import { describeRoots } from './schema/describeRoots.js';
import { SecondStepResolver } from './users/SecondStepResolver.js';
import { SecurityResolver } from './users/SecurityResolver.js';
import { UserResolver } from './users/UserResolver.js';
import { WaitingOfBookResolver, WaitingResolver } from './waiting/WaitingResolver.js';

/**
 * Placeholder that type-graphql requires. It is never used, because each subscription has a separate source of
 * events.
 */
const UNUSED: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('A subscription without a source of its own');
  },
};

let created: GraphQLSchema | undefined;

/** Returns the public GraphQL schema. All servers of a process share it. It is created at the first call. */
export function publicSchema(): GraphQLSchema {
  return (created ??= createSchema());
}

/** Creates the schema from the resolver classes. */
function createSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      UserResolver,
      SecurityResolver,
      AddressResolver,
      SecondStepResolver,
      FactorResolver,
      BookResolver,
      SuggestionResolver,
      ShelfResolver,
      EditionResolver,
      EditionEdgeResolver,
      EditionOfBookResolver,
      FindingResolver,
      EditionFindingResolver,
      RelatedBooksResolver,
      PriceCheckResolver,
      UsualPriceResolver,
      PublicPathOfBookResolver,
      PublicPathOfEditionResolver,
      PublicPathOfUserResolver,
      ListingResolver,
      BookCalendarResolver,
      BookmarkResolver,
      WaitingResolver,
      SavedSearchResolver,
      WaitingOfBookResolver,
      CartResolver,
      CartDeliveryResolver,
      DeliveryResolver,
      DeliveryOfBookResolver,
      ExchangeRateResolver,
      MarketplaceResolver,
      OrderResolver,
      FulfillmentResolver,
      HandOverResolver,
      PaymentResolver,
      DisputeResolver,
      ComplaintResolver,
      PayoutResolver,
      DebtRepaymentResolver,
      PayoutAccountResolver,
      AccountOfPayoutResolver,
      PayoutLineResolver,
      EarningsOfFulfillmentResolver,
      PapersOfFulfillmentResolver,
      ReceiptOfOrderResolver,
      CommissionPaperResolver,
      ...MONEY_RESOLVERS,
      ApprovalResolver,
      ...REFUND_RESOLVERS,
      BookPhotoResolver,
      PhotosOfFulfillmentResolver,
      OrderPhotoResolver,
      DisputePhotoResolver,
      MoneyBackOfOrderResolver,
      OrderItemResolver,
      ...RENTAL_RESOLVERS,
      TimelineEntryResolver,
      LedgerEntryResolver,
      DashboardResolver,
      ModerationResolver,
      EditionModerationResolver,
      EditionsOfActionResolver,
      ListingReportResolver,
      ModeratedAccountResolver,
      ModerationActionResolver,
      StaffResolver,
      StaffMemberResolver,
      StaffActionEntryResolver,
      RightsOfUserResolver,
      ReviewResolver,
      ReviewsOfEditionResolver,
      ReviewsOfSellerResolver,
      ReviewModerationResolver,
      ReviewAnswerResolver,
      ReviewReportResolver,
      ReviewOfActionResolver,
      LiveResolver,
      NodeResolver,
    ],
    pubSub: UNUSED,
    validate: false,
    // Apollo Server checks the schema anyway.
    skipCheck: true,
  });
  describeRoots(schema);
  return schema;
}
