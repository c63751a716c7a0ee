import { ASKED_BEFORE_DAYS } from '../../domain/payouts/refundByPayout.js';
import { rentalsToAsk, type RentalToAsk } from '../../persistence/queries/payments/refundAccounts.js';
import { daysAfter } from '../notifications/days.js';
import { refundAccountWanted } from '../notifications/kinds/payments/refundAccountWanted.js';
import type { OutgoingMessage } from '../outbox/message.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import { today, type DayPorts, type Ports } from '../scope.js';

/** Number of orders that are read at once. */
const AT_ONCE = 500;

/**
 * Queues a mail to each buyer who has given no account and whose deposit must be paid out now or soon. A buyer is asked once
 * for each due date.
 */
export async function askForRefundAccounts(
  ports: Acting & DayPorts & Pick<Ports, 'database' | 'outbox'>,
): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const now = ports.clock.now();
  const until = daysAfter(today(ports), ASKED_BEFORE_DAYS);
  let after = '';
  for (;;) {
    const orders = await rentalsToAsk(ports.database, { until, now, after, max: AT_ONCE });
    await ports.database.transaction((tx) => ports.outbox.put(tx, orders.map(mailTo), now));
    const last = orders.at(-1);
    if (!last || orders.length < AT_ONCE) return;
    after = last.id;
  }
}

function mailTo({ id: orderId, buyerId, dueOn }: RentalToAsk): OutgoingMessage {
  const cause = `refund-account ${orderId} ${dueOn}`;
  return refundAccountWanted.message(buyerId, { orderId }, { cause, thread: buyerId });
}
