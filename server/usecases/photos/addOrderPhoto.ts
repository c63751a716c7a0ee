import type { Readable } from 'node:stream';
import { assertStageIsOpen, newOrderPhotoSchema } from '../../domain/orders/orderPhotos.js';
import type { Side } from '../../domain/orders/orderStatus.js';
import { OrderPhotoEntity } from '../../persistence/entities/photos.js';
import { newRows } from '../../persistence/entityStatements.js';
import { photosOfFulfillments } from '../../persistence/queries/photos/orderPhotos.js';
import { lockedFulfillment, type FulfillmentOfViewer } from '../orders/lockedFulfillment.js';
import { statusFactsOf } from '../orders/factsOf.js';
import { insertAndRecord } from '../record.js';
import { readInput, valueOf, type Lazy } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { keepPhoto } from './keepPhoto.js';

/** The ids of an added photo, its fulfillment and its order. */
export interface AddedOrderPhoto {
  orderId: string;
  fulfillmentId: string;
  photoId: string;
}

/**
 * Adds a photo to a rental that the viewer buys or sells. If the viewer's side already has this picture at this
 * stage, returns the existing photo. The upload is read only after the fulfillment has been checked. Throws
 * FULFILLMENT_NOT_FOUND if the viewer is neither the buyer nor the seller, and what assertStageIsOpen and keepPhoto
 * throw.
 */
export async function addOrderPhoto(
  scope: Scope,
  input: unknown,
  picture: Lazy<Readable>,
): Promise<AddedOrderPhoto> {
  const viewer = await requireAbility(scope, 'orders:write', 'sales:write');
  const { fulfillmentId, stage, caption } = await readInput(newOrderPhotoSchema, input);
  const checked = async (tx: Parameters<typeof lockedFulfillment>[0]) => {
    const found = await lockedFulfillment(tx, fulfillmentId, viewer);
    assertStageIsOpen(stage, statusFactsOf(found.fulfillment), found.party);
    return found;
  };
  const { order } = await scope.database.transaction(checked);
  const photoId = await keepPhoto(
    scope,
    viewer,
    { kind: 'orderphoto', picture: await valueOf(picture) },
    (place) =>
      scope.database.transaction(async (tx) => {
        const found = await checked(tx);
        const { party: side } = found;
        const others = await photosOfFulfillments(tx, [fulfillmentId]);
        const photo = place(others.filter((each) => each.stage === stage && each.side === side));
        if (!photo) return;
        const row = { ...photo, fulfillmentId, stage, side, authorId: viewer.id, caption };
        await insertAndRecord(scope, tx, [newRows(OrderPhotoEntity, [row])], added(found, photo.id, side));
      }),
  );
  return { orderId: order.id, fulfillmentId, photoId };
}

function added({ order, fulfillment }: FulfillmentOfViewer, photoId: string, side: Side) {
  return {
    type: 'OrderPhotoAdded',
    orderId: order.id,
    fulfillmentId: fulfillment.id,
    photoId,
    buyerId: order.buyerId,
    sellerId: fulfillment.sellerId,
    side,
  } as const;
}
