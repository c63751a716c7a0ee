import { z } from 'zod';
import { captionField } from '../catalogue/photos.js';
import { idField } from '../shared/fields.js';
import { refuse } from '../shared/errors.js';
import { isOpen, type DisputeFacts } from './dispute.js';

/** Maximum number of photos that each side can add to a dispute. */
export const MOST_DISPUTE_PHOTOS = 5;

/** Input that adds a photo to a dispute. The caption is optional. */
export const newDisputePhotoSchema = z.object({ disputeId: idField, caption: captionField });

/**
 * Throws DISPUTE_ENDED if the dispute has ended. Photos are evidence: both sides can add them until the dispute ends, and
 * neither side can remove them.
 */
export function assertTakesPhotos(dispute: Pick<DisputeFacts, 'status'>): void {
  if (!isOpen(dispute)) refuse('DISPUTE_ENDED', { field: ['disputeId'] });
}
