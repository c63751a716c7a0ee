import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { AttemptStatus } from '../../domain/payments/onlinePayment.js';
import type { UnknownPayment } from '../../usecases/money/viewMoney.js';
import { ApprovedPayload } from '../approvals/ApprovalTypes.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(AttemptStatus, {
  name: 'PaymentAttemptStatus',
  description: 'The progress of a payment that a provider takes.',
  valuesConfig: {
    CAPTURED: { description: 'The provider has received the money.' },
    FAILED: { description: 'No money has moved. The bank may still confirm the payment within a few days.' },
  },
});

@ObjectType('UnknownPayment', {
  simpleResolvers: true,
  description: 'A payment that a provider took, but not for an order of Panna.',
})
export class UnknownPaymentType implements UnknownPayment {
  @Field(() => ID, { description: 'The ID of the payment, for `settleUnknownPayment`.' })
  id!: string;

  @Field(() => String, { description: 'The name of the provider.' })
  provider!: string;

  @Field(() => String, { description: 'The payment provider’s ID for the payment.' })
  reference!: string;

  @Field(() => MoneyType, { description: 'The amount, in the currency of the payment.' })
  amount!: MoneyType;

  @Field(() => AttemptStatus, {
    description: 'The progress of the payment: received by the provider or failed.',
  })
  status!: AttemptStatus;

  @Field(() => DateTimeScalar, { description: 'When Panna recorded the payment.' })
  recordedAt!: Date;

  @Field(() => Boolean, { description: 'True if you can settle the payment, as staff.' })
  viewerCanSettle!: boolean;
}

export const UnknownPaymentConnection = connectionOf<UnknownPayment>(
  'UnknownPayment',
  () => UnknownPaymentType,
);

@ObjectType()
export class SettleUnknownPaymentPayload extends ApprovedPayload {
  @Field(() => UnknownPaymentType, {
    nullable: true,
    description: 'The settled payment. If an approval is pending, the payment is still in the list.',
  })
  payment!: UnknownPayment | null;
}
