import { randomInt } from 'node:crypto';
import { CODE_DIGITS } from '../../../domain/orders/pickUp.js';
import type { StoredFulfillment } from '../../../persistence/queries/orders/storedOrder.js';
import type { SecretBox } from '../../../secrets/secretBox.js';

/** Returns a random code for the pick-up of a fulfillment, sealed. */
export function newPickUpCode(secrets: SecretBox, fulfillmentId: string): Buffer {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  return secrets.seal(code, fulfillmentId);
}

/** Returns the code of a pick-up; null unless the books are ready. */
export function pickUpCodeOf(
  { id, pickUp }: Pick<StoredFulfillment, 'id' | 'pickUp'>,
  secrets: SecretBox,
): string | null {
  if (!pickUp) return null;
  const { sealedCode, code } = pickUp;
  return sealedCode === null ? code : secrets.open(Buffer.from(sealedCode, 'hex'), id);
}
