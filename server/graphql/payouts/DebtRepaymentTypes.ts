import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DebtRepaymentKind } from '../../domain/payouts/debtRepayment.js';
import type { DebtRepayment } from '../../usecases/payouts/listDebtRepayments.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(DebtRepaymentKind, {
  name: 'DebtRepaymentKind',
  description: 'The way in which a debt of a seller was repaid.',
  valuesConfig: {
    SET_OFF: { description: 'Deducted from a payout to the seller that is prepared, sent or paid.' },
    RECORDED: { description: 'Paid outside the site, and recorded by staff.' },
  },
});

@ObjectType('DebtRepayment', {
  simpleResolvers: true,
  description:
    'A repayment of your debt to the marketplace. You owe a debt if buyers get money back after it was paid out to you.',
})
export class DebtRepaymentType implements DebtRepayment {
  @Field(() => ID, { description: 'The ID of the repayment, or of the payout against which it was set off.' })
  id!: string;

  @Field(() => DebtRepaymentKind, { description: 'The way in which it was repaid.' })
  kind!: DebtRepaymentKind;

  @Field(() => MoneyType, { description: 'The amount, always above zero.' })
  amount!: MoneyType;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of the bank transfer; null if the debt was set off against a payout.',
  })
  reference!: string | null;

  @Field(() => DateTimeScalar, {
    description: 'When staff recorded it, or when the payout was prepared.',
  })
  repaidAt!: Date;
}

export const DebtRepaymentConnection = connectionOf<DebtRepayment>('DebtRepayment', () => DebtRepaymentType);
