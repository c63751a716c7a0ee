import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentKind, PaymentState, PaymentStatus } from '../../domain/payments/payment.js';
import type { OpenPayment, Payment } from '../../usecases/orders/payment.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(PaymentKind, {
  name: 'PaymentKind',
  description: 'The direction of a payment between the buyer and the seller of a fulfillment.',
  valuesConfig: {
    PAYMENT: { description: 'From the buyer to the seller.' },
    REFUND: { description: 'From the seller to the buyer, for example a returned deposit.' },
  },
});

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'The progress of a payment between buyer and seller.',
  valuesConfig: {
    PENDING: { description: 'The payment is marked as paid, or under way online. It is not confirmed yet.' },
    CAPTURED: { description: 'The recipient has received the money, or the provider has moved it.' },
    FAILED: { description: 'Reported missing by the recipient.' },
  },
});

registerEnumType(PaymentState, {
  name: 'PaymentState',
  description: 'The next payment that a fulfillment needs, or the confirmation that it waits for.',
  valuesConfig: {
    TO_PAY: { description: 'The buyer has to pay the seller.' },
    SENT: { description: 'The buyer has marked the payment as paid. The seller has not confirmed it yet.' },
    SETTLED: { description: 'Nothing has to be paid.' },
    TO_REFUND: { description: 'The seller has to pay the buyer back.' },
    REFUND_SENT: {
      description:
        'The refund is under way: the seller has marked it as paid and the buyer has not confirmed it ' +
        'yet, or the provider is making it online.',
    },
  },
});

@ObjectType('OpenPayment', {
  simpleResolvers: true,
  description:
    'The outstanding amount of a fulfillment, which the buyer owes the seller or the seller owes the buyer.',
})
export class OpenPaymentType implements OpenPayment {
  @Field(() => PaymentState, {
    description: 'The next step: to pay, to confirm the payment, to refund, to confirm the refund, or none.',
  })
  state!: PaymentState;

  @Field(() => MoneyType, { description: 'The amount to pay or to confirm; zero if everything is settled.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'The refundable deposit within `amount`.' })
  deposit!: MoneyType;

  @Field(() => String, {
    nullable: true,
    description:
      'The UPI address of the recipient; null if the recipient has none, or if you have nothing to pay.',
  })
  upiAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A link that opens a UPI app with the payment filled in; null without a UPI address.',
  })
  upiLink!: string | null;

  @Field(() => Boolean, {
    description:
      'True if the amount is paid or refunded online, so that neither side has to mark or confirm it.',
  })
  isOnline!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time at which a direct payment counts as received if neither side responds. The wait is longer if the ' +
      'payment is not marked as paid. Null if the payment is made online, not due yet or in dispute, and for a ' +
      'refund that was reported missing.',
  })
  countsFrom!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the direct refund, which the buyer reported missing, becomes a complaint of the buyer for staff, ' +
      'unless the seller pays it. Null for other payments.',
  })
  complaintFrom!: Date | null;

  @Field(() => Boolean, { description: 'True if you can mark the amount as paid now.' })
  viewerCanMarkPaid!: boolean;

  @Field(() => Boolean, { description: 'True if you can confirm now that you received the amount.' })
  viewerCanConfirm!: boolean;

  @Field(() => Boolean, { description: 'True if you can report now that you did not receive the amount.' })
  viewerCanReportMissing!: boolean;
}

@ObjectType('Payment', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A payment between the buyer and the seller of a fulfillment, made directly or online.',
})
export class PaymentType extends NodeType implements Payment {
  @Field(() => PaymentKind, {
    description: 'The direction of the payment: from the buyer to the seller, or back.',
  })
  kind!: PaymentKind;

  @Field(() => PaymentStatus, {
    description: 'The progress of the payment: marked as paid, received or reported missing.',
  })
  status!: PaymentStatus;

  @Field(() => MoneyType, { description: 'The amount, always above zero.' })
  amount!: MoneyType;

  @Field(() => Boolean, {
    description: 'True if the payment was made online; false if one side paid the other directly.',
  })
  isOnline!: boolean;

  @Field(() => DateTimeScalar, {
    description:
      'The time at which the payer marked the amount as paid. Without such a mark, the time at which the ' +
      'recipient confirmed the payment or reported it missing, or at which the payment counted as ' +
      'received.',
  })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time at which the payment ended because neither side responded: a received payment counted as received, and a ' +
      'failed one became a complaint. Null for all other payments, and for old payments whose time was not recorded.',
  })
  assumedAt!: Date | null;
}

@InputType()
export class MarkPaidInput {
  @Field(() => ID, { description: 'The ID of the fulfillment whose outstanding amount was paid.' })
  fulfillmentId!: string;
}

@InputType()
export class ConfirmPaymentInput {
  @Field(() => ID, { description: 'The ID of the fulfillment whose payment you received.' })
  fulfillmentId!: string;
}

@InputType()
export class ReportPaymentMissingInput {
  @Field(() => ID, { description: 'The ID of the fulfillment whose payment did not arrive.' })
  fulfillmentId!: string;
}
