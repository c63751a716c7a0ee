import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MOST_ADDRESSES } from '../../domain/addresses/savedAddress.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType('SavedAddress', {
  simpleResolvers: true,
  description: 'An address that you saved for your orders.',
})
export class SavedAddressType {
  @Field(() => ID, {
    description: 'The ID of the address, for `changeAddress`, `removeAddress` and `setDefaultAddress`.',
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your name for the address, such as Home; null if you gave none.',
  })
  label!: string | null;

  @Field(() => String, { description: 'The name of the person who receives the parcel.' })
  receiver!: string;

  @Field(() => String, { description: 'The receiver’s Indian mobile number: 10 digits.' })
  phone!: string;

  @Field(() => String, { description: 'The house number and the street.' })
  street!: string;

  @Field(() => String, { description: 'The town or city, such as Pune.' })
  city!: string;

  @Field(() => String, { description: 'The state or province, such as Maharashtra.' })
  state!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { description: 'The name of the country, such as India.' })
  country!: string;

  @Field(() => Boolean, { description: 'True if this is the default address, which prefills each checkout.' })
  isDefault!: boolean;

  @Field(() => DateTimeScalar, { description: 'When the address was saved.' })
  createdAt!: Date;
}

@ObjectType('CheckoutAddress', {
  simpleResolvers: true,
  description: 'An address that prefills a checkout form. Unknown fields are null.',
})
export class CheckoutAddressType {
  @Field(() => String, { nullable: true, description: 'The name of the person who receives the parcel.' })
  receiver!: string | null;

  @Field(() => String, { nullable: true, description: 'The receiver’s Indian mobile number: 10 digits.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The house number and the street.' })
  street!: string | null;

  @Field(() => String, { nullable: true, description: 'The town or city, such as Pune.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'The state or province, such as Maharashtra.' })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the country, such as India.' })
  country!: string | null;
}

@ObjectType('PlaceOfPinCode', {
  simpleResolvers: true,
  description: 'The city and state of an Indian PIN code, from India Post’s directory.',
})
export class PlaceOfPinCodeType {
  @Field(() => String, { description: 'The city or district, in English.' })
  city!: string;

  @Field(() => String, { description: 'The state or union territory, in English.' })
  state!: string;
}

@InputType({ description: 'An address to save for your orders.' })
export class SaveAddressInput {
  @Field(() => String, {
    nullable: true,
    description: 'Your name for the address, such as Home; at most 50 characters.',
  })
  label?: string;

  @Field(() => String, { description: 'The name of the person who receives the parcel.' })
  receiver!: string;

  @Field(() => String, {
    description: 'The receiver’s Indian mobile number: 10 digits, with or without +91.',
  })
  phone!: string;

  @Field(() => String, { description: 'The house number and the street.' })
  street!: string;

  @Field(() => String, { description: 'The town or city, such as Pune.' })
  city!: string;

  @Field(() => String, { description: 'The state or province, such as Maharashtra.' })
  state!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { nullable: true, description: 'The name of the country; India by default.' })
  country?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to make this address the default. The first saved address is always the default.',
  })
  isDefault?: boolean;
}

@InputType({ description: 'The new values of a saved address. Omitted fields are cleared.' })
export class ChangeAddressInput extends SaveAddressInput {
  @Field(() => ID, { description: 'The ID of the saved address to change.' })
  id!: string;
}

@InputType()
export class SetDefaultAddressInput {
  @Field(() => ID, { description: 'The ID of the saved address that becomes the default.' })
  id!: string;
}

@InputType()
export class RemoveAddressInput {
  @Field(() => ID, { description: 'The ID of the saved address to remove.' })
  id!: string;
}

@ObjectType({
  description: 'The result of `saveAddress`. If `userErrors` is not empty, nothing was changed.',
})
export class SaveAddressPayload extends Payload {
  @Field(() => SavedAddressType, {
    nullable: true,
    description: `The saved address. An account can have at most ${MOST_ADDRESSES} of them.`,
  })
  savedAddress?: SavedAddressType | null;
}

@ObjectType({
  description: 'The result of `changeAddress`. If `userErrors` is not empty, nothing was changed.',
})
export class ChangeAddressPayload extends Payload {
  @Field(() => SavedAddressType, { nullable: true, description: 'The saved address after the change.' })
  savedAddress?: SavedAddressType | null;
}

@ObjectType({
  description: 'The result of `setDefaultAddress`. If `userErrors` is not empty, nothing was changed.',
})
export class SetDefaultAddressPayload extends Payload {
  @Field(() => SavedAddressType, { nullable: true, description: 'The new default address.' })
  savedAddress?: SavedAddressType | null;
}

@ObjectType({
  description: 'The result of `removeAddress`. If `userErrors` is not empty, nothing was changed.',
})
export class RemoveAddressPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The ID of the removed address.' })
  removedId?: string | null;
}
