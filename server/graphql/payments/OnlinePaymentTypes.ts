import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { OnlinePaymentOffer, OnlinePaymentStatus } from '../../domain/payments/onlinePayment.js';
import type { OnlinePayment } from '../../usecases/orders/online/paymentAsSeen.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(OnlinePaymentStatus, {
  name: 'OnlinePaymentStatus',
  description: 'The progress of an online payment of an order, or of a rental in it.',
  valuesConfig: {
    AWAITING: { description: 'The copies are kept until the payment arrives or expires.' },
    PAID: { description: 'The payment has arrived.' },
    EXPIRED: {
      description:
        'Nobody paid in time. The order is cancelled, or the rental stays as it was, and the copies are free.',
    },
    CANCELLED: {
      description:
        'The buyer cancelled the order or gave the payment up before it was paid, or the rental ended first.',
    },
  },
});

registerEnumType(OnlinePaymentOffer, {
  name: 'OnlinePaymentOffer',
  description: 'The offer of online payment: none, a choice of the buyer, or required.',
  valuesConfig: {
    NONE: { description: 'None: buyers pay the sellers directly.' },
    OFFERED: { description: 'A choice: the buyer pays online, or pays the sellers directly.' },
    REQUIRED: { description: 'Required: every order is paid online.' },
  },
});

@ObjectType('OnlinePayment', {
  simpleResolvers: true,
  description: 'The online payment of an order, or of the extension or purchase of a rental in it.',
})
export class OnlinePaymentType implements OnlinePayment {
  @Field(() => OnlinePaymentStatus, {
    description: 'The progress of the payment: awaited, paid, expired or cancelled.',
  })
  status!: OnlinePaymentStatus;

  @Field(() => MoneyType, {
    description:
      'The amount: everything that was due when the order was placed, or what the extension or purchase costs.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The deposits within `amount`, which the bank can block instead of charging if the buyer chooses this on the ' +
      'payment page. Null without this choice, and once the payment has ended. Once paid, `amount` contains no ' +
      'blocked deposit.',
  })
  blockableDeposit!: MoneyType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The page on which you pay. Null if you are not the buyer, if the payment has ended, and for some seconds after ' +
      'it began, until the provider has opened the page.',
  })
  redirectUrl!: string | null;

  @Field(() => DateTimeScalar, {
    description: 'When the order is cancelled, or the extension or purchase given up, if it is not paid.',
  })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'True if a simulator takes the payment, so that no money moves.' })
  isSimulated!: boolean;
}

@InputType()
export class CheckPaymentInput {
  @Field(() => ID, { description: 'The ID of the order.' })
  orderId!: string;
}
