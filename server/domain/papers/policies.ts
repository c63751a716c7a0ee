import { can, type Viewer } from '../accounts/principal.js';
import { canSeeReceiverOf, type Sides } from '../orders/policies.js';
import type { StatusFacts } from '../orders/steps.js';

/** True for the issuer and the recipient of a paper. The operator has no account, so `issuerId` is null. */
export function canSeePaper(
  viewer: Viewer,
  { issuerId, recipientId }: { issuerId: string | null; recipientId: string },
): boolean {
  return can(viewer, 'papers:read') && (viewer?.id === recipientId || viewer?.id === issuerId);
}

/**
 * True for the seller of books that are sent, from the confirmation until everything has arrived and every rented copy
 * is back. There is no packing slip for a pick-up.
 */
export function canPrintSlip(
  viewer: Viewer,
  fulfillment: Sides & StatusFacts & { isPickedUp: boolean },
): boolean {
  if (!can(viewer, 'papers:read') || viewer?.id !== fulfillment.sellerId) return false;
  if (fulfillment.isPickedUp) return false;
  return fulfillment.status !== 'PENDING' && canSeeReceiverOf(viewer, fulfillment);
}
