import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { MonthlyRevenue } from '../../domain/money/revenue.js';
import { SellerTask } from '../../domain/orders/sellerTask.js';
import type { Dashboard } from '../../usecases/sellers/viewDashboard.js';
import { MoneyType } from '../schema/MoneyType.js';
import { PageArgs, shortListCost } from '../schema/connection.js';
import { DateScalar } from '../schema/scalars.js';

registerEnumType(SellerTask, {
  name: 'SellerTask',
  description: 'What a seller has to do next about a fulfillment.',
  valuesConfig: {
    CONFIRM: { description: 'Say that it will be sent.' },
    SHIP: { description: 'Send it.' },
    TAKE_BACK: { description: 'See to it that what was rented comes back: it is due today, or was before.' },
  },
});

@ObjectType('TaskCounts', {
  simpleResolvers: true,
  description: 'How many fulfillments wait for their seller.',
})
export class TaskCountsType {
  @Field(() => Int, { description: 'Those to be confirmed.' })
  toConfirm!: number;

  @Field(() => Int, { description: 'Those to be shipped.' })
  toShip!: number;

  @Field(() => Int, { description: 'Those whose rented books are due back today, or were before.' })
  toTakeBack!: number;

  @Field(() => Int, { description: 'Those to take back of which a book is overdue.' })
  overdue!: number;
}

@ObjectType('ListingCounts', {
  simpleResolvers: true,
  description: 'How many listings there are, by status.',
})
export class ListingCountsType {
  @Field(() => Int, { description: 'All of them.' })
  total!: number;

  @Field(() => Int, { description: 'Those of which a copy is free today.' })
  available!: number;

  @Field(() => Int, { description: 'Those of which every copy is out.' })
  rented!: number;

  @Field(() => Int, { description: 'Those of which no copy is left.' })
  sold!: number;

  @Field(() => Int, { description: 'Those taken off the market.' })
  unlisted!: number;
}

@ObjectType('MonthlyRevenue', { simpleResolvers: true, description: 'What a seller earned in a month.' })
export class MonthlyRevenueType implements MonthlyRevenue {
  @Field(() => DateScalar, {
    description: 'The first day of the month, which is one of the marketplace’s time zone.',
  })
  month!: string;

  @Field(() => MoneyType, {
    description: 'Charges, late fees and withheld deposits, less refunds; below zero when those are more.',
  })
  amount!: MoneyType;
}

@ObjectType('Dashboard', { simpleResolvers: true, description: "How a seller's shop stands today." })
export class DashboardType implements Dashboard {
  sellerId!: string;

  @Field(() => TaskCountsType, { description: 'What waits for the seller.' })
  toDo!: TaskCountsType;

  @Field(() => ListingCountsType, { description: 'The listings.' })
  listings!: ListingCountsType;

  @Field(() => [MonthlyRevenueType], {
    complexity: shortListCost,
    description: 'The last twelve months, the oldest first, those without revenue too.',
  })
  revenue!: MonthlyRevenueType[];

  @Field(() => MoneyType, { description: 'What these months come to.' })
  revenueTotal!: MoneyType;
}

@ArgsType()
export class SalesToDoArgs extends PageArgs {
  @Field(() => SellerTask, { nullable: true, description: 'Only those that wait for this.' })
  task?: SellerTask;
}
