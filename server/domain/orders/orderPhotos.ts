import { z } from 'zod';
import { captionField } from '../catalogue/photos.js';
import { idField } from '../shared/fields.js';
import { DomainError } from '../shared/errors.js';
import { stepProblem, type Condition, type FulfillmentFacts, type Party } from './orderStatus.js';

/** The stages of a rental at which photos of the copies are taken. */
export const PhotoStage = { DISPATCH: 'DISPATCH', RECEIPT: 'RECEIPT', RETURN: 'RETURN' } as const;
export type PhotoStage = keyof typeof PhotoStage;

/**
 * For each stage, the side that can add photos, and the statuses in which it can. Once the deposit is settled, no
 * photo is added; none is ever removed, because photos are the evidence for the settlement.
 */
const PHOTO_STAGES = {
  DISPATCH: { from: ['CONFIRMED', 'SHIPPED'], by: ['SELLER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
  RECEIPT: { from: ['SHIPPED', 'DELIVERED'], by: ['BUYER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
  RETURN: { from: ['DELIVERED'], by: ['BUYER', 'SELLER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
} as const satisfies Record<PhotoStage, Condition>;

const STAGES = Object.values(PhotoStage);

/** A photo to add to a fulfillment. */
export const newOrderPhotoSchema = z.object({
  fulfillmentId: idField,
  stage: z.enum(PhotoStage, 'PHOTO_STAGE_UNKNOWN'),
  caption: captionField,
});

/** Returns the stages that this party can add photos to now. */
export function openStages(fulfillment: FulfillmentFacts, party: Party): PhotoStage[] {
  return STAGES.filter((stage) => !stepProblem(PHOTO_STAGES[stage], fulfillment, party));
}

/** Throws the refusal of a stage to which this party cannot add photos now. */
export function assertStageIsOpen(stage: PhotoStage, fulfillment: FulfillmentFacts, party: Party): void {
  const found = stepProblem(PHOTO_STAGES[stage], fulfillment, party);
  if (found) throw new DomainError([found]);
}
