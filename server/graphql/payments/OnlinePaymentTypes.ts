import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { OnlinePaymentOffer, OnlinePaymentStatus } from '../../domain/payments/onlinePayment.js';
import type { OnlinePayment } from '../../usecases/orders/online/paymentAsSeen.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(OnlinePaymentStatus, {
  name: 'OnlinePaymentStatus',
  description: 'The progress of an online payment for an order or for one of its rentals.',
  valuesConfig: {
    AWAITING: { description: 'The copies are kept until the payment arrives or expires.' },
    PAID: { description: 'The payment has arrived.' },
    EXPIRED: {
      description:
        'The buyer did not pay in time. The order is cancelled, or the rental stays as it was. The copies are ' +
        'available again.',
    },
    CANCELLED: {
      description:
        'The payment was not made because the buyer cancelled the order or gave the payment up, or because the ' +
        'rental ended.',
    },
  },
});

registerEnumType(OnlinePaymentOffer, {
  name: 'OnlinePaymentOffer',
  description: 'The availability of online payment: not offered, optional for the buyer, or required.',
  valuesConfig: {
    NONE: { description: 'Online payment is not offered. Buyers pay the sellers directly.' },
    OFFERED: { description: 'The buyer chooses to pay online or to pay the sellers directly.' },
    REQUIRED: { description: 'Every order has to be paid online.' },
  },
});

@ObjectType('OnlinePayment', {
  simpleResolvers: true,
  description:
    'An online payment for an order, or for extending one of its rentals or buying the rented copies.',
})
export class OnlinePaymentType implements OnlinePayment {
  @Field(() => OnlinePaymentStatus, {
    description: 'The progress of the payment: awaited, paid, expired or cancelled.',
  })
  status!: OnlinePaymentStatus;

  @Field(() => MoneyType, {
    description:
      'The amount to pay: everything that was due when the order was placed, or the cost of the extension or ' +
      'purchase.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The deposits within `amount`. On the payment page, the buyer can choose to have them blocked by the bank ' +
      'instead of charged. Null without this choice, and once the payment has ended. If the deposits were blocked, ' +
      '`amount` no longer includes them.',
  })
  blockableDeposit!: MoneyType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The page on which you pay. Null if you are not the buyer, if the payment has ended, and in the first ' +
      'seconds, until the provider has opened the page.',
  })
  redirectUrl!: string | null;

  @Field(() => DateTimeScalar, {
    description:
      'The deadline for the payment. If the deadline passes, the order is cancelled, or the extension or purchase ' +
      'is given up.',
  })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'True if a simulator takes the payment, so that no money moves.' })
  isSimulated!: boolean;
}

@InputType()
export class CheckPaymentInput {
  @Field(() => ID, { description: 'The ID of the order whose payments are checked.' })
  orderId!: string;
}
