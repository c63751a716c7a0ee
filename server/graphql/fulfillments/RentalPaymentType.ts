import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RentalPaymentPurpose } from '../../domain/payments/rentalPayment.js';
import type { OnlinePayment } from '../../usecases/orders/online/paymentAsSeen.js';
import type { RentalPayment } from '../../usecases/orders/rentalPayments/rentalPaymentAsSeen.js';
import { OnlinePaymentType } from '../payments/OnlinePaymentTypes.js';
import { DateScalar } from '../schema/scalars.js';

registerEnumType(RentalPaymentPurpose, {
  name: 'RentalPaymentPurpose',
  description: 'The purpose of an online payment for a rental: an extension or a purchase.',
  valuesConfig: {
    EXTENSION: { description: 'The rental is extended when the payment arrives.' },
    PURCHASE: { description: 'The rented copies are bought when the payment arrives.' },
  },
});

@ObjectType('RentalPayment', {
  simpleResolvers: true,
  description:
    'The online payment for extending a rental, or for buying its copies. While the payment is AWAITING, the copies ' +
    'are kept for you. The extension or the purchase takes effect only when the payment is PAID.',
})
export class RentalPaymentType implements RentalPayment {
  @Field(() => RentalPaymentPurpose, {
    description: 'The purpose of the payment: an extension or a purchase.',
  })
  purpose!: RentalPaymentPurpose;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of months added to the rental; null for a purchase.',
  })
  months!: number | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The due date after the extension; null for a purchase.',
  })
  endsOn!: string | null;

  @Field(() => OnlinePaymentType, {
    description: 'The online payment, with its amount, payment page and status.',
  })
  payment!: OnlinePayment;

  @Field(() => Boolean, { description: 'True if you can give up the payment now.' })
  viewerCanGiveUp!: boolean;
}

@InputType()
export class GiveUpRentalPaymentInput {
  @Field(() => ID, { description: 'The ID of the order line whose payment you give up.' })
  orderItemId!: string;
}
