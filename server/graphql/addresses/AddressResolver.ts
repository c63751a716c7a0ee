import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { MOST_ADDRESSES } from '../../domain/addresses/savedAddress.js';
import {
  changeAddress,
  listSavedAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
  type SavedAddress,
} from '../../usecases/addresses/savedAddresses.js';
import { findPlaceOfPinCode, findCheckoutAddress } from '../../usecases/addresses/checkoutAddress.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import { WITHOUT_SESSION } from '../sessionCheck.js';
import {
  ChangeAddressInput,
  ChangeAddressPayload,
  PlaceOfPinCodeType,
  RemoveAddressInput,
  RemoveAddressPayload,
  SaveAddressInput,
  SaveAddressPayload,
  SavedAddressType,
  SetDefaultAddressInput,
  SetDefaultAddressPayload,
  CheckoutAddressType,
} from './AddressTypes.js';

@Resolver(() => SavedAddressType)
export class AddressResolver {
  @Query(() => [SavedAddressType], {
    complexity: ({ childComplexity }: { childComplexity: number }) => MOST_ADDRESSES * childComplexity,
    description: `Your saved addresses, at most ${MOST_ADDRESSES}: the default first, then the newest.`,
  })
  savedAddresses(@Ctx() { scope }: GraphQLContext): Promise<SavedAddress[]> {
    return listSavedAddresses(scope);
  }

  @Query(() => CheckoutAddressType, {
    description:
      'The address that prefills a checkout: your default address or, if you have none, the address of ' +
      'your last order. Before your first order, it is the address in your profile.',
  })
  checkoutAddress(@Ctx() { scope }: GraphQLContext): Promise<CheckoutAddressType> {
    return findCheckoutAddress(scope);
  }

  @Extensions(WITHOUT_SESSION)
  @Query(() => PlaceOfPinCodeType, {
    nullable: true,
    description: 'The place of an Indian PIN code; null if India Post’s directory does not contain the code.',
  })
  placeOfPinCode(
    @Arg('zipcode', () => String, {
      description: 'The PIN code, in digits of any script, such as Devanagari.',
    })
    zipcode: string,
  ): PlaceOfPinCodeType | null {
    return findPlaceOfPinCode(zipcode);
  }

  @Mutation(() => SaveAddressPayload, {
    description: 'Saves an address for your orders. Saving the same address again changes nothing.',
  })
  saveAddress(
    @Arg('input', () => SaveAddressInput) input: SaveAddressInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<SaveAddressPayload> {
    return payload(async () => ({ savedAddress: await saveAddress(scope, input) }));
  }

  @Mutation(() => ChangeAddressPayload, {
    description: 'Replaces a saved address. Existing orders keep their address.',
  })
  changeAddress(
    @Arg('input', () => ChangeAddressInput) input: ChangeAddressInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ChangeAddressPayload> {
    return payload(async () => ({ savedAddress: await changeAddress(scope, input) }));
  }

  @Mutation(() => SetDefaultAddressPayload, {
    description: 'Makes a saved address the default, which prefills each checkout.',
  })
  setDefaultAddress(
    @Arg('input', () => SetDefaultAddressInput) { id }: SetDefaultAddressInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<SetDefaultAddressPayload> {
    return payload(async () => ({ savedAddress: await setDefaultAddress(scope, id) }));
  }

  @Mutation(() => RemoveAddressPayload, {
    description:
      'Removes a saved address. Existing orders keep it. If it was the default, your newest remaining address ' +
      'becomes the default.',
  })
  removeAddress(
    @Arg('input', () => RemoveAddressInput) { id }: RemoveAddressInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<RemoveAddressPayload> {
    return payload(async () => ({ removedId: await removeAddress(scope, id) }));
  }
}
