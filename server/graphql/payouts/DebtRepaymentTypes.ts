import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DebtRepaymentKind } from '../../domain/payouts/debtRepayment.js';
import type { DebtRepayment } from '../../usecases/payouts/listDebtRepayments.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(DebtRepaymentKind, {
  name: 'DebtRepaymentKind',
  description: 'The way in which a seller repaid a debt.',
  valuesConfig: {
    SET_OFF: { description: 'Deducted from a payout to the seller when the payout was prepared.' },
    RECORDED: { description: 'Paid outside the site, and recorded by staff.' },
  },
});

@ObjectType('DebtRepayment', {
  simpleResolvers: true,
  description:
    'A repayment of your debt to the marketplace. You have a debt if buyers got money back that had already been ' +
    'paid out to you.',
})
export class DebtRepaymentType implements DebtRepayment {
  @Field(() => ID, {
    description: 'The ID of the repayment or, for a set-off, of the payout from which the debt was deducted.',
  })
  id!: string;

  @Field(() => DebtRepaymentKind, { description: 'The way in which the debt was repaid.' })
  kind!: DebtRepaymentKind;

  @Field(() => MoneyType, { description: 'The amount, always above zero.' })
  amount!: MoneyType;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of the bank transfer; null if the debt was set off against a payout.',
  })
  reference!: string | null;

  @Field(() => DateTimeScalar, {
    description: 'The time at which staff recorded the repayment or, for a set-off, the payout was prepared.',
  })
  repaidAt!: Date;
}

export const DebtRepaymentConnection = connectionOf<DebtRepayment>('DebtRepayment', () => DebtRepaymentType);
