import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import {
  updateDeliveryTerms,
  viewDeliveryTerms,
  type DeliveryTerms,
} from '../../usecases/delivery/deliveryTerms.js';
import type { BookDelivery } from '../../usecases/delivery/findBookDeliveries.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import {
  BookDeliveryType,
  DeliveryTermsType,
  UpdateDeliveryTermsInput,
  UpdateDeliveryTermsPayload,
} from './DeliveryTypes.js';

@Resolver(() => DeliveryTermsType)
export class DeliveryResolver {
  @Query(() => DeliveryTermsType, { description: 'Your delivery terms as a seller.' })
  deliveryTerms(@Ctx() { scope }: GraphQLContext): Promise<DeliveryTerms> {
    return viewDeliveryTerms(scope);
  }

  @Mutation(() => UpdateDeliveryTermsPayload, {
    description: 'Sets your delivery terms as a seller. Existing orders keep their delivery charge.',
  })
  updateDeliveryTerms(
    @Arg('input', () => UpdateDeliveryTermsInput) input: UpdateDeliveryTermsInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<UpdateDeliveryTermsPayload> {
    return payload(async () => ({ deliveryTerms: await updateDeliveryTerms(scope, input) }));
  }
}

@Resolver(() => BookType)
export class DeliveryOfBookResolver {
  @FieldResolver(() => BookDeliveryType, {
    description: 'The seller’s delivery charge for an order of one copy and nothing else.',
  })
  delivery(@Root() book: Book, @Ctx() { loaders }: GraphQLContext): Promise<BookDelivery> {
    return loaders.delivery.load(book);
  }
}
