import { PAYOUT_LIMITS, unchangedSince } from '../../domain/payouts/payout.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { newId } from '../../persistence/ids.js';
import {
  lockedEarnings,
  payableSellers,
  takeIntoPayout,
  type PayableSeller,
} from '../../persistence/queries/payouts/earnings.js';
import { upiAddressOf } from '../../persistence/queries/payouts/payouts.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { earnedUntil, type DueUntil } from '../../domain/payouts/payoutTerms.js';

type PayoutPorts = Acting & Pick<Ports, 'database' | 'clock' | 'payoutTerms'>;

/** Number of sellers that are read at once. */
const AT_ONCE = 100;

/**
 * Prepares a payout for each seller who is owed at least a rupee that was earned long enough ago. Sellers without a UPI
 * address wait, as do those who changed it within the last day. Each seller in a transaction of their own.
 */
export async function preparePayouts(ports: PayoutPorts): Promise<void> {
  await requireAbility(ports, 'payouts:prepare');
  const until = earnedUntil(ports.clock.now(), ports.payoutTerms);
  const { leastAmount: least } = PAYOUT_LIMITS;
  const unchanged = { unchangedSince: unchangedSince(ports.clock.now()) };
  let after = '';
  for (;;) {
    const found = { earnedUntil: until, ...unchanged, least, after, max: AT_ONCE };
    const sellers = await payableSellers(ports.database, found);
    for (const seller of sellers) await prepare(ports, seller, until);
    const last = sellers.at(-1);
    if (!last || sellers.length < AT_ONCE) return;
    after = last.sellerId;
  }
}

async function prepare(
  { database, clock }: PayoutPorts,
  seller: PayableSeller,
  until: DueUntil,
): Promise<void> {
  await database.transaction(async (tx) => {
    const upiAddress = await upiAddressOf(tx, seller.sellerId);
    const earnings = await lockedEarnings(tx, seller, until);
    const amount = earnings.reduce((sum, each) => sum + each.amount, 0);
    // The seller may have removed the address, and another worker may have prepared the payout.
    if (upiAddress === null || amount < PAYOUT_LIMITS.leastAmount) return;
    const id = newId('payout');
    const status = 'PENDING' as const;
    await tx.insert(PayoutEntity, { id, ...seller, status, amount, upiAddress, createdAt: clock.now() });
    await takeIntoPayout(
      tx,
      id,
      earnings.map((each) => each.id),
    );
  });
}
