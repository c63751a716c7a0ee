import { z } from 'zod';
import { captionField } from '../catalogue/photos.js';
import { idField } from '../shared/fields.js';
import { DomainError } from '../shared/errors.js';
import type { Condition, Party } from './orderStatus.js';
import { stepProblem, type StatusFacts } from './steps.js';

/** The stages of a rental at which photos of the copies are taken. */
export const PhotoStage = { DISPATCH: 'DISPATCH', RECEIPT: 'RECEIPT', RETURN: 'RETURN' } as const;
export type PhotoStage = keyof typeof PhotoStage;

/**
 * For each stage, the statuses in which photos can be added, and the side that can add them. No photo can be added once
 * the deposits are settled. No photo can be removed, because photos are the evidence for the settlement.
 */
const PHOTO_STAGES = {
  DISPATCH: { from: ['CONFIRMED', 'SHIPPED'], by: ['SELLER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
  RECEIPT: { from: ['SHIPPED', 'DELIVERED'], by: ['BUYER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
  RETURN: { from: ['DELIVERED'], by: ['BUYER', 'SELLER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
} as const satisfies Record<PhotoStage, Condition>;

const STAGES = Object.values(PhotoStage);

/** Input that adds a photo of rented copies to a fulfillment. */
export const newOrderPhotoSchema = z.object({
  fulfillmentId: idField,
  stage: z.enum(PhotoStage, 'PHOTO_STAGE_UNKNOWN'),
  caption: captionField,
});

/** Returns the stages for which this party can add photos now. */
export function openStages(fulfillment: StatusFacts, party: Party): PhotoStage[] {
  return STAGES.filter((stage) => !stepProblem(PHOTO_STAGES[stage], fulfillment, party));
}

/** Throws the problem that prevents this party from adding photos for the stage now, if any. */
export function assertStageIsOpen(stage: PhotoStage, fulfillment: StatusFacts, party: Party): void {
  const found = stepProblem(PHOTO_STAGES[stage], fulfillment, party);
  if (found) throw new DomainError([found]);
}
