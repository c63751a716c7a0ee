import { PAYOUT_LIMITS } from '../../domain/payouts/payout.js';
import { earnedUntil, type DueUntil } from '../../domain/payouts/payoutTerms.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { newId } from '../../persistence/ids.js';
import {
  lockedEarnings,
  payableSellers,
  takeIntoPayout,
  type PayableSeller,
} from '../../persistence/queries/payouts/earnings.js';
import {
  lockedPayoutAccount,
  payoutAccountsOf,
  type StoredPayoutAccount,
} from '../../persistence/queries/payouts/payoutAccounts.js';
import { LostKey } from '../../secrets/secretBox.js';
import { openUpiAddress, sealUpiAddress } from '../../secrets/upiAddress.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { isPayable, secretsOf } from './payoutAccount.js';

type PayoutPorts = Acting & Pick<Ports, 'database' | 'clock' | 'payouts' | 'payoutTerms' | 'secrets'>;

/** Number of sellers that are read at once. */
const AT_ONCE = 100;

/**
 * Prepares a payout for each seller whose due earnings are at least a rupee. Skips sellers whose payout account is not active,
 * was changed within the last day or is not proved. Leaves out earnings that are paid by transfers.
 *
 * Each seller has a separate transaction. If the key of an account is lost, prepares the payouts of all others and then throws
 * the LostKey.
 */
export async function preparePayouts(ports: PayoutPorts): Promise<void> {
  await requireAbility(ports, 'payouts:prepare');
  const until = earnedUntil(ports.clock.now(), ports.payoutTerms);
  const { leastAmount: least } = PAYOUT_LIMITS;
  let lost: LostKey | null = null;
  let after = '';
  for (;;) {
    const sellers = await payableSellers(ports.database, { earnedUntil: until, least, after, max: AT_ONCE });
    const stored = await payoutAccountsOf(
      ports.database,
      sellers.map(({ sellerId }) => sellerId),
    );
    const ready = new Set(stored.filter((each) => isPayable(ports, each)).map(({ userId }) => userId));
    for (const seller of sellers)
      if (ready.has(seller.sellerId)) lost = (await prepareIfReadable(ports, seller, until)) ?? lost;
    const last = sellers.at(-1);
    if (!last || sellers.length < AT_ONCE) break;
    after = last.sellerId;
  }
  if (lost) throw lost;
}

/** Prepares a payout. Returns the error if the account cannot be decrypted because its key is lost. */
async function prepareIfReadable(
  ports: PayoutPorts,
  seller: PayableSeller,
  until: DueUntil,
): Promise<LostKey | null> {
  try {
    await prepare(ports, seller, until);
    return null;
  } catch (error) {
    if (error instanceof LostKey) return error;
    throw error;
  }
}

async function prepare(ports: PayoutPorts, seller: PayableSeller, until: DueUntil): Promise<void> {
  const { database, clock } = ports;
  await database.transaction(async (tx) => {
    const account = await lockedPayoutAccount(tx, seller.sellerId, { forChange: false });
    const earnings = await lockedEarnings(tx, seller, until);
    const amount = earnings.reduce((sum, each) => sum + each.amount, 0);
    // The account may have changed, and another worker may have prepared the payout.
    if (!account || !isPayable(ports, account) || amount < PAYOUT_LIMITS.leastAmount) return;
    const id = newId('payout');
    const status = 'PENDING' as const;
    const payout = { id, ...seller, status, amount, byHand: false, createdAt: clock.now() };
    await tx.insert(PayoutEntity, { ...payout, ...placeOf(ports, id, account) });
    await takeIntoPayout(
      tx,
      id,
      earnings.map((each) => each.id),
    );
  });
}

/** Returns the destination of a payout. It does not change if the seller changes the payout account later. */
function placeOf({ secrets }: PayoutPorts, payoutId: string, account: StoredPayoutAccount) {
  if (account.method === 'UPI') {
    const address = openUpiAddress(secrets, account.sealedUpiAddress, account.userId);
    return sealUpiAddress(secrets, address, payoutId);
  }
  const { bankAccount } = secretsOf(secrets, account);
  return {
    bankAccount: secrets.seal(JSON.stringify(bankAccount), payoutId),
    bankAccountEnd: account.bankAccountEnd,
  };
}
