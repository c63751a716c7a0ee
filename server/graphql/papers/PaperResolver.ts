import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Fulfillment, Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import { findReceiptPath, listCommissionPapers } from '../../usecases/papers/findPapers.js';
import { findPackingSlipPath } from '../../usecases/papers/viewPackingSlip.js';
import type { Paper } from '../../usecases/papers/paper.js';
import type { GraphQLContext } from '../context.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { OrderType } from '../orders/OrderType.js';
import { PageArgs, pageCost, shortListCost } from '../schema/connection.js';
import { PaperConnection, PaperType } from './PaperType.js';

@Resolver(() => FulfillmentType)
export class PapersOfFulfillmentResolver {
  @FieldResolver(() => [PaperType], {
    complexity: shortListCost,
    description:
      'The bills and credit notes, oldest first. Empty before the books are sent, and for everyone except the ' +
      'buyer and the seller.',
  })
  papers(@Root() { id }: Fulfillment, @Ctx() { loaders }: GraphQLContext): Promise<Paper[]> {
    return loaders.papers.load(id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The path of a PDF file with the packing slip and the address label. Available only to the seller, ' +
      'from the confirmation until all books have arrived and all rented copies are back; null otherwise.',
  })
  packingSlipUrl(@Root() fulfillment: Fulfillment, @Ctx() { scope }: GraphQLContext): Promise<string | null> {
    return findPackingSlipPath(scope, fulfillment);
  }
}

@Resolver(() => OrderType)
export class ReceiptOfOrderResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The path of the receipt as a PDF file; null unless you are the buyer.',
  })
  receiptUrl(@Root() order: Order, @Ctx() { scope }: GraphQLContext): Promise<string | null> {
    return findReceiptPath(scope, order);
  }
}

@Resolver(() => PaperType)
export class CommissionPaperResolver {
  @Query(() => PaperConnection, {
    complexity: pageCost,
    description: 'The operator’s invoices and credit notes for your commission as a seller, newest first.',
  })
  commissionPapers(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Paper>> {
    return listCommissionPapers(scope, page);
  }
}
