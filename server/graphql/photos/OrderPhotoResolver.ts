import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Fulfillment } from '../../usecases/orders/order.js';
import { addOrderPhoto } from '../../usecases/photos/addOrderPhoto.js';
import type { OrderPhoto } from '../../usecases/photos/findPhotos.js';
import type { GraphQLContext } from '../context.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { freshLoaders } from '../loaders.js';
import { shortListCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import { AddOrderPhotoInput, AddOrderPhotoPayload } from './PhotoInputs.js';
import { OrderPhotoType } from './PhotoTypes.js';
import { uploadedPhoto } from './uploadedPhoto.js';

@Resolver(() => FulfillmentType)
export class PhotosOfFulfillmentResolver {
  @FieldResolver(() => [OrderPhotoType], {
    complexity: shortListCost,
    description:
      'Photos of the rented copies, oldest first. Only the buyer, the seller and staff with `orders:read-any` see ' +
      'them.',
  })
  photos(@Root() fulfillment: Fulfillment, @Ctx() { loaders }: GraphQLContext): Promise<OrderPhoto[]> {
    return loaders.photosOfFulfillment.load(fulfillment.id);
  }

  @Mutation(() => AddOrderPhotoPayload, {
    description:
      'Adds a photo of rented copies. The photo cannot be removed later. The seller can add six photos at ' +
      'dispatch and six at return. The buyer can add six photos at receipt and six at return.',
  })
  addOrderPhoto(
    @Arg('input', () => AddOrderPhotoInput) { photo: upload, ...input }: AddOrderPhotoInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AddOrderPhotoPayload> {
    return payload(async () => {
      const added = await addOrderPhoto(context.scope, input, () => uploadedPhoto(upload));
      const loaders = freshLoaders(context);
      const order = await loaders.order.load(added.orderId);
      const photos = await loaders.photosOfFulfillment.load(added.fulfillmentId);
      return {
        fulfillment: order?.fulfillments.find(({ id }) => id === added.fulfillmentId) ?? null,
        photo: photos.find(({ id }) => id === added.photoId) ?? null,
      };
    });
  }
}

@Resolver(() => OrderPhotoType)
export class OrderPhotoResolver {
  @FieldResolver(() => UserType, { nullable: true, description: 'The account that added the photo.' })
  author(@Root() photo: OrderPhoto, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(photo.authorId);
  }
}
