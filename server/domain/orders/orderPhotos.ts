import { z } from 'zod';
import { captionField } from '../catalogue/photos.js';
import { idField } from '../shared/fields.js';
import { DomainError } from '../shared/errors.js';
import { stepProblem, type Condition, type FulfillmentFacts, type Party } from './orderStatus.js';

/** When a photo of a rented copy is taken. */
export const PhotoStage = { DISPATCH: 'DISPATCH', RECEIPT: 'RECEIPT', RETURN: 'RETURN' } as const;
export type PhotoStage = keyof typeof PhotoStage;

/**
 * Who adds photos of a stage, and while what lasts. Nothing is added once the copies are back and the deposit is settled,
 * and nothing is ever taken away: the photos say what the deposit was settled by.
 */
const PHOTO_STAGES = {
  DISPATCH: { from: ['CONFIRMED', 'SHIPPED'], by: ['SELLER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
  RECEIPT: { from: ['SHIPPED', 'DELIVERED'], by: ['BUYER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
  RETURN: { from: ['DELIVERED'], by: ['BUYER', 'SELLER'], rentalsOnly: 'PHOTOS_OF_RENTALS_ONLY' },
} as const satisfies Record<PhotoStage, Condition>;

const STAGES = Object.values(PhotoStage);

/** A photo that is added to a fulfillment. */
export const newOrderPhotoSchema = z.object({
  fulfillmentId: idField,
  stage: z.enum(PhotoStage, 'PHOTO_STAGE_UNKNOWN'),
  caption: captionField,
});

/** The stages of which this party can add photos now. */
export function openStages(fulfillment: FulfillmentFacts, party: Party): PhotoStage[] {
  return STAGES.filter((stage) => !stepProblem(PHOTO_STAGES[stage], fulfillment, party));
}

/** Refuses what keeps this party from adding photos of a stage now. */
export function assertStageIsOpen(stage: PhotoStage, fulfillment: FulfillmentFacts, party: Party): void {
  const found = stepProblem(PHOTO_STAGES[stage], fulfillment, party);
  if (found) throw new DomainError([found]);
}
