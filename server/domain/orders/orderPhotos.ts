import { z } from 'zod';
import { captionField } from '../catalogue/photos.js';
import { idField } from '../shared/fields.js';
import { DomainError } from '../shared/errors.js';
import { stepProblem, type Condition, type FulfillmentFacts, type Party } from './orderStatus.js';

/** The stages at which rented copies are photographed. */
export const PhotoStage = { DISPATCH: 'DISPATCH', RECEIPT: 'RECEIPT', RETURN: 'RETURN' } as const;
export type PhotoStage = keyof typeof PhotoStage;

/**
 * The side that adds photos of a stage, and the states in which it can. No photo is added once the deposit is
 * settled, and none is ever removed: they are the evidence for the settlement.
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

/** Refuses the stage if this party cannot add photos to it now. */
export function assertStageIsOpen(stage: PhotoStage, fulfillment: FulfillmentFacts, party: Party): void {
  const found = stepProblem(PHOTO_STAGES[stage], fulfillment, party);
  if (found) throw new DomainError([found]);
}
