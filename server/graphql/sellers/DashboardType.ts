import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { MonthlyRevenue } from '../../domain/money/revenue.js';
import { SellerTask } from '../../domain/orders/sellerTask.js';
import type { Dashboard } from '../../usecases/sellers/viewDashboard.js';
import { MoneyType } from '../schema/MoneyType.js';
import { PageArgs, shortListCost } from '../schema/connection.js';
import { DateScalar } from '../schema/scalars.js';

registerEnumType(SellerTask, {
  name: 'SellerTask',
  description: 'The next step that a fulfillment requires from its seller.',
  valuesConfig: {
    CONFIRM: { description: 'Confirm a pending fulfillment.' },
    SHIP: { description: 'Ship a confirmed fulfillment, or report that it is ready for pick-up.' },
    TAKE_BACK: { description: 'Record the return of the rented copies, which are due today or overdue.' },
  },
});

@ObjectType('TaskCounts', {
  simpleResolvers: true,
  description:
    'The number of fulfillments that wait for their seller, for each step that the seller has to take.',
})
export class TaskCountsType {
  @Field(() => Int, { description: 'The number of fulfillments that the seller has to confirm.' })
  toConfirm!: number;

  @Field(() => Int, { description: 'The number of fulfillments that the seller has to ship.' })
  toShip!: number;

  @Field(() => Int, {
    description: 'The number of fulfillments with rented copies that are due today or overdue.',
  })
  toTakeBack!: number;

  @Field(() => Int, {
    description: 'The number of fulfillments with an overdue rental. They are also counted in `toTakeBack`.',
  })
  overdue!: number;
}

@ObjectType('ListingCounts', {
  simpleResolvers: true,
  description: 'The numbers of listings, by status.',
})
export class ListingCountsType {
  @Field(() => Int, { description: 'The number of all listings, whatever their status.' })
  total!: number;

  @Field(() => Int, { description: 'The number of listings with a copy available today.' })
  available!: number;

  @Field(() => Int, { description: 'The number of listings whose copies are all rented out.' })
  rented!: number;

  @Field(() => Int, { description: 'The number of listings with no copies left.' })
  sold!: number;

  @Field(() => Int, { description: 'The number of listings that are off the market.' })
  unlisted!: number;
}

@ObjectType('MonthlyRevenue', {
  simpleResolvers: true,
  description: 'The revenue of a seller in a calendar month.',
})
export class MonthlyRevenueType implements MonthlyRevenue {
  @Field(() => DateScalar, {
    description: 'The first day of the month.',
  })
  month!: string;

  @Field(() => MoneyType, {
    description:
      'Charges, late fees and withheld deposits, less refunds. Negative if the refunds exceed the rest.',
  })
  amount!: MoneyType;
}

@ObjectType('Dashboard', {
  simpleResolvers: true,
  description: 'The sales figures and open tasks of a seller, as of today.',
})
export class DashboardType implements Dashboard {
  sellerId!: string;

  @Field(() => TaskCountsType, {
    description: 'The numbers of fulfillments that wait for the seller, by task.',
  })
  toDo!: TaskCountsType;

  @Field(() => ListingCountsType, { description: 'The numbers of the seller’s listings, by status.' })
  listings!: ListingCountsType;

  @Field(() => [MonthlyRevenueType], {
    complexity: shortListCost,
    description:
      'The revenue of each of the last twelve months, oldest first, including months without revenue.',
  })
  revenue!: MonthlyRevenueType[];

  @Field(() => MoneyType, { description: 'The total revenue of the last twelve months.' })
  revenueTotal!: MoneyType;
}

@ArgsType()
export class SalesToDoArgs extends PageArgs {
  @Field(() => SellerTask, { nullable: true, description: 'Only fulfillments that require this step.' })
  task?: SellerTask;
}
