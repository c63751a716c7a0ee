import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { MOST_DISPUTE_PHOTOS } from '../../domain/disputes/disputePhotos.js';
import { addDisputePhoto } from '../../usecases/disputes/addDisputePhoto.js';
import type { Dispute } from '../../usecases/orders/dispute.js';
import type { DisputePhoto } from '../../usecases/photos/findDisputePhotos.js';
import type { GraphQLContext } from '../context.js';
import { DisputeType } from '../disputes/DisputeTypes.js';
import { freshLoaders } from '../loaders.js';
import { shortListCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { AddDisputePhotoInput, AddDisputePhotoPayload } from './DisputePhotoInputs.js';
import { DisputePhotoType } from './PhotoTypes.js';
import { uploadedPhoto } from './uploadedPhoto.js';

@Resolver(() => DisputeType)
export class DisputePhotoResolver {
  @FieldResolver(() => [DisputePhotoType], {
    complexity: shortListCost,
    description:
      'The photos that the buyer and the seller added, oldest first. Empty unless you are the buyer, the seller or ' +
      'staff with `disputes:decide`.',
  })
  photos(@Root() dispute: Dispute, @Ctx() { loaders }: GraphQLContext): Promise<DisputePhoto[]> {
    return loaders.photosOfDispute.load(dispute.id);
  }

  @Mutation(() => AddDisputePhotoPayload, {
    description:
      `Adds a photo to an open dispute, as its buyer or its seller. Each side can add ${MOST_DISPUTE_PHOTOS} photos. A photo cannot ` +
      'be removed later. The image is re-encoded without its metadata, such as the location of the camera.',
  })
  addDisputePhoto(
    @Arg('input', () => AddDisputePhotoInput) { photo: upload, ...input }: AddDisputePhotoInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AddDisputePhotoPayload> {
    return payload(async () => {
      const { photoId, ...ids } = await addDisputePhoto(context.scope, input, () => uploadedPhoto(upload));
      const loaders = freshLoaders(context);
      const order = await loaders.order.load(ids.orderId);
      const photos = await loaders.photosOfDispute.load(ids.disputeId);
      const disputes = order?.fulfillments.flatMap((fulfillment) => fulfillment.disputes) ?? [];
      return {
        dispute: disputes.find(({ id }) => id === ids.disputeId) ?? null,
        photo: photos.find(({ id }) => id === photoId) ?? null,
      };
    });
  }
}
