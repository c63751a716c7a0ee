import type { AccountPrincipal } from '../../../domain/accounts/principal.js';
import {
  chargeForExtension,
  extendRentalSchema,
  extendedPeriod,
  type ExtendRental,
} from '../../../domain/orders/rentalExtension.js';
import { isPayableOnline } from '../../../domain/payments/onlinePayment.js';
import { refuse } from '../../../domain/shared/errors.js';
import { extensionUnderKey, rentalsByIds } from '../../../persistence/queries/stock/rentals.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { readInput } from '../../readInput.js';
import { insertAndRecord } from '../../record.js';
import { requireAbility } from '../../requireAbility.js';
import { today, type Scope } from '../../scope.js';
import { lockedLine, type LineOfOrder, type LockedLine } from '../rentalPayments/lockedLine.js';
import { paidOnlineLater } from '../rentalPayments/paidOnlineLater.js';
import { retryOnOverlap } from '../retryOnOverlap.js';
import { awaitExtension } from './awaitExtension.js';
import { recordExtension, type AgreedExtension } from './recordExtension.js';

/**
 * Extends a rental by a number of months and charges them. If the order was paid online, and the charge is not too small for
 * a provider, the added days are kept for the buyer, and the extension takes effect once it is paid online. A repeated call
 * with the same idempotency key changes nothing. Neither does a call for the same number of months as an extension that awaits its payment.
 *
 * Throws ORDER_ITEM_NOT_FOUND if the viewer is neither the buyer nor the seller of the line, and EXTENSION_KEY_REUSED if the
 * key extended the line by a different number of months. Throws what extendedPeriod throws, with the latest possible date,
 * and TRY_AGAIN if other orders keep taking the copies at the same moment.
 */
export async function extendRental(scope: Scope, input: unknown): Promise<LineOfOrder> {
  const viewer = await requireAbility(scope, 'orders:write');
  const asked = await readInput(extendRentalSchema, input);
  return retryOnOverlap(() => scope.database.transaction((tx) => extend(scope, tx, viewer, asked)));
}

async function extend(
  scope: Scope,
  tx: Transaction,
  viewer: AccountPrincipal,
  { orderItemId, months, idempotencyKey }: ExtendRental,
): Promise<LineOfOrder> {
  const { party, ...line } = await lockedLine(tx, orderItemId, viewer);
  const [rental] = await rentalsByIds(tx, [orderItemId], scope.rentalRoomDays);
  if (!rental) return refuse('ORDER_ITEM_NOT_FOUND', { field: ['orderItemId'] });
  const extended = { orderId: line.order.id, fulfillmentId: line.fulfillment.id, orderItemId };
  const earlier = idempotencyKey && (await extensionUnderKey(tx, orderItemId, idempotencyKey));
  if (earlier)
    return earlier === months ? extended : refuse('EXTENSION_KEY_REUSED', { field: ['idempotencyKey'] });
  if (party === 'BUYER' && isAwaited(line, months)) return extended;
  const period = extendedPeriod(rental, months, party);
  const agreed = {
    months,
    period,
    extendedFrom: rental.period?.endsOn ?? period.startsOn,
    charge: chargeForExtension(rental, months),
    idempotencyKey,
    paid: null,
  };
  const online = isPayableOnline(agreed.charge) ? paidOnlineLater(scope, line.order) : null;
  if (online) await awaitExtension(scope, tx, line, { ...agreed, provider: online.provider.name });
  else await extendNow(scope, tx, line, agreed);
  return extended;
}

/** True if an extension by this number of months already awaits its payment, for example after a request in another tab. */
function isAwaited({ item: { rentalPayment } }: LockedLine, months: number): boolean {
  return rentalPayment?.status === 'AWAITING' && rentalPayment.months === months;
}

async function extendNow(
  scope: Scope,
  tx: Transaction,
  line: LockedLine,
  agreed: AgreedExtension,
): Promise<void> {
  const moment = { now: scope.clock.now(), today: today(scope) };
  const { rows, event } = await recordExtension(tx, line, agreed, moment);
  await insertAndRecord(scope, tx, rows, event);
}
