import { partyOf } from '../../../domain/orders/policies.js';
import {
  extensionQuoteSchema,
  quoteExtension,
  type ExtensionQuote,
} from '../../../domain/orders/rentalExtension.js';
import { parseInput } from '../../../domain/shared/errors.js';
import { rentalsByIds } from '../../../persistence/queries/stock/rentals.js';
import { visitorOr } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';

/** Returns the cost of an extension; null if the viewer cannot extend the line by this many months. */
export async function viewExtensionQuote(scope: Scope, input: unknown): Promise<ExtensionQuote | null> {
  const viewer = await visitorOr(scope, 'orders:read');
  const { orderItemId, months } = parseInput(extensionQuoteSchema, input);
  const [rental] = viewer ? await rentalsByIds(scope.database, [orderItemId], scope.rentalRoomDays) : [];
  return rental ? quoteExtension(rental, months, partyOf(viewer, rental)) : null;
}
