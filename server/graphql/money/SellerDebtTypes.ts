import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { SellerDebt } from '../../usecases/money/listSellerDebts.js';
import { ApprovedPayload } from '../approvals/ApprovalTypes.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar, DecimalScalar } from '../schema/scalars.js';

@ObjectType('SellerDebt', {
  simpleResolvers: true,
  description:
    'The debt of a seller to the marketplace. A debt arises if buyers get money back that was already paid out to ' +
    'the seller. Later earnings pay it off.',
})
export class SellerDebtType implements SellerDebt {
  @Field(() => ID, { description: 'The ID of the seller who owes the debt.' })
  id!: string;

  @Field(() => MoneyType, {
    description: 'The debt, always above zero, after deducting the earnings that are not paid out yet.',
  })
  amount!: MoneyType;

  @Field(() => DateTimeScalar, {
    description: 'The time at which the seller’s current debt began.',
  })
  since!: Date;

  @Field(() => Int, { description: 'The number of whole days since the debt began.' })
  daysOpen!: number;

  @Field(() => Boolean, { description: 'True if you can record that the seller has paid the debt back.' })
  viewerCanSettle!: boolean;
}

export const SellerDebtConnection = connectionOf<SellerDebt>('SellerDebt', () => SellerDebtType);

@InputType()
export class SettleSellerDebtInput {
  @Field(() => ID, { description: 'The ID of the seller who has paid the debt back.' })
  sellerId!: string;

  @Field(() => DecimalScalar, {
    description: 'The amount that the seller has paid back, such as `50.50`; at most the debt.',
  })
  amount!: string;

  @Field(() => String, { description: 'The bank’s reference for the transfer, at most 100 characters.' })
  reference!: string;

  @Field(() => String, {
    description:
      'The way in which the seller paid outside the site, and the reason, at most 1,000 characters. This text is ' +
      'kept even if the seller closes the account.',
  })
  reason!: string;
}

@ObjectType()
export class SettleSellerDebtPayload extends ApprovedPayload {
  @Field(() => SellerDebtType, {
    nullable: true,
    description: 'The rest of the debt; null if nothing is owed.',
  })
  debt!: SellerDebt | null;
}
