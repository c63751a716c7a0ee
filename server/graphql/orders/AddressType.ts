import { Field, ObjectType } from 'type-graphql';
import type { ShippingAddress } from '../../domain/addresses/address.js';

@ObjectType('Address', { simpleResolvers: true, description: 'The address that an order is sent to.' })
export class AddressType implements ShippingAddress {
  @Field(() => String, { description: 'House number and street.' })
  street!: string;

  @Field(() => String, { description: 'The town or city.' })
  city!: string;

  @Field(() => String, { description: 'The state or province.' })
  state!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { description: 'The country; India unless the buyer chose another.' })
  country!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person who receives the parcel: the buyer, unless the order names somebody else. The seller sees it ' +
      'until the fulfillment is completed or cancelled; null afterwards.',
  })
  receiver!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The receiver’s Indian mobile number, 10 digits; null if the buyer gave none. The seller sees it until the ' +
      'fulfillment is completed or cancelled.',
  })
  phone!: string | null;
}
