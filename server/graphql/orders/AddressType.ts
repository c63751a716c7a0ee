import { Field, ObjectType } from 'type-graphql';
import type { ShippingAddress } from '../../domain/addresses/address.js';

@ObjectType('Address', { simpleResolvers: true, description: 'The address to which an order is sent.' })
export class AddressType implements ShippingAddress {
  @Field(() => String, { description: 'The house number and the street.' })
  street!: string;

  @Field(() => String, { description: 'The town or city, such as Pune.' })
  city!: string;

  @Field(() => String, { description: 'The state or province, such as Maharashtra.' })
  state!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { description: 'The country; India unless the buyer chose another one.' })
  country!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person who receives the parcel: the buyer or another person named in the order. Null for ' +
      'the seller after the fulfillment is completed or cancelled.',
  })
  receiver!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The receiver’s Indian mobile number, 10 digits. Null if the buyer gave none, and for the seller after the ' +
      'fulfillment is completed or cancelled.',
  })
  phone!: string | null;
}
