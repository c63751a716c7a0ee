import { Field, InputType, ObjectType } from 'type-graphql';
import type { MoneyBack } from '../../domain/payments/moneyBack.js';
import type { LossSettlement } from '../../domain/rental/lostCopies.js';
import type { Settlement, Withholding } from '../../domain/rental/rentalReturn.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DecimalScalar } from '../schema/scalars.js';

@ObjectType('Settlement', {
  simpleResolvers: true,
  description: 'The split of the deposits when the rented copies are returned.',
})
export class SettlementType implements Settlement {
  @Field(() => MoneyType, {
    description: 'The late fees taken from the deposits; zero if nothing is late.',
  })
  lateFee!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The deposits less late fees. This amount is released to the buyer, less the amount that the seller withholds.',
  })
  depositLeft!: MoneyType;
}

@ObjectType('MoneyBack', {
  simpleResolvers: true,
  description: 'The money that the buyer gets back through a step, such as a cancellation.',
})
export class MoneyBackType implements MoneyBack {
  @Field(() => MoneyType, {
    description:
      'The amount to be refunded to the buyer, by the provider or by the seller. Payments that are not confirmed ' +
      'yet are included.',
  })
  paidBack!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The blocked deposit that will no longer be charged; zero if the deposit is not blocked.',
  })
  notCharged!: MoneyType;
}

@ObjectType('LossSettlement', {
  simpleResolvers: true,
  description: 'The split of the deposits if the rented copies are lost.',
})
export class LossSettlementType implements LossSettlement {
  @Field(() => MoneyType, {
    description: 'The late fees up to the day of the loss, taken from the deposits; zero if nothing is late.',
  })
  lateFee!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The amount that the seller keeps for lost copies: for each line, at most `OrderItem.keptIfLost`.',
  })
  kept!: MoneyType;

  @Field(() => MoneyType, { description: 'The rest of the deposits, which is released to the buyer.' })
  released!: MoneyType;
}

@InputType({ description: 'The part of the deposit that the seller keeps, and the reason.' })
export class WithholdInput implements Withholding {
  @Field(() => DecimalScalar, {
    description: 'The amount in rupees: above zero, and at most `Settlement.depositLeft`.',
  })
  amount!: number;

  @Field(() => String, { description: 'The reason, shown to the buyer.' })
  reason!: string;
}
