import type { Readable } from 'node:stream';
import {
  assertTakesPhotos,
  MOST_DISPUTE_PHOTOS,
  newDisputePhotoSchema,
} from '../../domain/disputes/disputePhotos.js';
import { DisputePhotoEntity } from '../../persistence/entities/photos.js';
import { newRows } from '../../persistence/entityStatements.js';
import { photosOfDisputes } from '../../persistence/queries/photos/disputePhotos.js';
import type { Transaction } from '../../persistence/transaction.js';
import { keepPhoto } from '../photos/keepPhoto.js';
import { readInput, valueOf, type Lazy } from '../readInput.js';
import { insertAndRecord } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { lockedDisputeOf, type DisputeIds } from './lockedDispute.js';

/**
 * Adds a photo to a dispute, for its buyer or its seller. If the viewer's side already has this picture, returns the existing
 * photo. The upload is read only after the dispute has been checked. Throws DISPUTE_NOT_FOUND to outsiders, DISPUTE_ENDED,
 * TOO_MANY_PHOTOS if the side has 5 photos, and the errors of keepPhoto.
 */
export async function addDisputePhoto(
  scope: Scope,
  input: unknown,
  picture: Lazy<Readable>,
): Promise<DisputeIds & { photoId: string }> {
  const viewer = await requireAbility(scope, 'orders:write', 'sales:write');
  const { disputeId, caption } = await readInput(newDisputePhotoSchema, input);
  const checked = async (tx: Transaction) => {
    const found = await lockedDisputeOf(tx, disputeId, viewer);
    assertTakesPhotos(found.dispute);
    return found;
  };
  const { order, fulfillment } = await scope.database.transaction(checked);
  const ids = { orderId: order.id, fulfillmentId: fulfillment.id, disputeId };
  const sides = { buyerId: order.buyerId, sellerId: fulfillment.sellerId };
  const upload = {
    kind: 'disputephoto',
    picture: await valueOf(picture),
    most: MOST_DISPUTE_PHOTOS,
  } as const;
  const photoId = await keepPhoto(scope, viewer, upload, (place) =>
    scope.database.transaction(async (tx) => {
      const { party: side } = await checked(tx);
      const photos = await photosOfDisputes(tx, [disputeId]);
      const photo = place(photos.filter((each) => each.side === side));
      if (!photo) return;
      const row = newRows(DisputePhotoEntity, [{ ...photo, disputeId, side, caption }]);
      const event = { type: 'DisputePhotoAdded', ...ids, ...sides, photoId: photo.id, side } as const;
      await insertAndRecord(scope, tx, [row], event);
    }),
  );
  return { ...ids, photoId };
}
