import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { SourceTax } from '../../domain/payouts/taxPayment.js';
import type { MoneyOverview } from '../../usecases/money/viewMoney.js';
import { ApprovedPayload } from '../approvals/ApprovalTypes.js';
import { DecimalScalar } from '../schema/scalars.js';
import { MoneyOverviewType } from './MoneyTypes.js';

registerEnumType(SourceTax, {
  name: 'SourceTax',
  description: 'A tax that is taken at source from the earnings of sellers.',
  valuesConfig: {
    DEDUCTED: { description: 'Tax deducted at source, as income tax.' },
    COLLECTED: { description: 'Tax collected at source, under GST.' },
  },
});

@InputType()
export class RecordTaxPaymentInput {
  @Field(() => SourceTax, { description: 'The tax that was paid to the government.' })
  tax!: SourceTax;

  @Field(() => DecimalScalar, {
    description: 'The amount that was paid, such as `50.50`; at most the tax that is owed.',
  })
  amount!: string;

  @Field(() => String, { description: 'The reference of the payment (challan), at most 100 characters.' })
  reference!: string;
}

@ObjectType()
export class RecordTaxPaymentPayload extends ApprovedPayload {
  @Field(() => MoneyOverviewType, {
    nullable: true,
    description: 'The sums of money after the tax payment was recorded.',
  })
  moneyOverview!: MoneyOverview | null;
}
