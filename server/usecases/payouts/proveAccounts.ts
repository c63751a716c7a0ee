import { needsRupee, sendAgainBefore, type ReportedProof } from '../../domain/payouts/accountProof.js';
import { ProviderRefusal } from '../../payments/paymentProvider.js';
import {
  PayeeRefused,
  type PayoutProvider,
  type ProofRequest,
  type ProviderProof,
} from '../../payments/payoutProvider.js';
import { AccountProofEntity } from '../../persistence/entities/payouts.js';
import { accountById } from '../../persistence/queries/accounts/accounts.js';
import {
  proofOf,
  sellersBeingProved,
  sellersToProve,
  type StoredProof,
} from '../../persistence/queries/payouts/accountProofs.js';
import {
  lockedPayoutAccount,
  type StoredPayoutAccount,
} from '../../persistence/queries/payouts/payoutAccounts.js';
import { openUpiAddress } from '../../secrets/upiAddress.js';
import { each } from '../payments/online/each.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import { payoutAccountAsSeen, secretsOf } from './payoutAccount.js';
import { payoutProviderOf, type PayoutPorts } from './payoutPorts.js';

/**
 * Proves the payout accounts of sellers who are owed ordinary payouts: the payout provider sends a rupee after each change of
 * an account. Records the banks’ responses. Stores each proof before the provider is asked. If the answer is lost, sends
 * another rupee some hours later. Does nothing if the operator does not require proofs.
 */
export async function proveAccounts(ports: PayoutPorts): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const { database, clock, payouts: provider, payoutTerms } = ports;
  if (!provider || !payoutTerms.provesAccounts) return;
  const askedBefore = sendAgainBefore(clock.now());
  const failures = await each(
    (page) => sellersBeingProved(database, page),
    ({ id }) => follow(ports, id),
  );
  const others = await each(
    (page) => sellersToProve(database, { ...page, askedBefore }),
    ({ id }) => prove(ports, provider, id),
  );
  const [failure] = [...failures, ...others];
  if (failure) throw failure;
}

async function prove(ports: PayoutPorts, provider: PayoutProvider, sellerId: string): Promise<void> {
  const asked = await store(ports, provider, sellerId);
  if (!asked) return;
  try {
    await apply(ports, asked.proof, await provider.proveAccount(asked.request));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const isOfPayee = error instanceof PayeeRefused;
    const state = isOfPayee ? 'REFUSED' : 'UNANSWERED';
    await apply(ports, asked.proof, { reference: null, state, note: error.message });
    // All other refusals, such as a service that is not enabled, need the operator, so the job fails.
    if (!isOfPayee) throw error;
  }
}

/**
 * Stores that a rupee is requested as proof. Returns null if the account needs no proof, is incomplete, or was stopped by
 * staff.
 */
async function store(
  ports: PayoutPorts,
  { name: provider, account }: PayoutProvider,
  sellerId: string,
): Promise<{ request: ProofRequest; proof: StoredProof } | null> {
  return ports.database.transaction(async (tx) => {
    const stored = await lockedPayoutAccount(tx, sellerId, { forChange: true });
    const seller = await accountById(tx, sellerId);
    if (!stored || !seller || payoutAccountAsSeen(stored, ports.payoutTerms).status !== 'ACTIVE') return null;
    const known = await proofOf(tx, sellerId);
    const { changedAt } = stored;
    const now = ports.clock.now();
    if (!needsRupee(known, changedAt, now)) return null;
    const common = { sellerId, changedAt, provider, askedAt: now };
    const proof = { ...common, reference: null, state: 'UNDER_WAY', note: null } as const;
    if (known) await tx.update(AccountProofEntity, { sellerId }, proof);
    else await tx.insert(AccountProofEntity, proof);
    return { request: { account, ...placeOf(ports, stored, seller.name) }, proof };
  });
}

function placeOf(
  { secrets }: PayoutPorts,
  account: StoredPayoutAccount,
  name: string,
): Pick<ProofRequest, 'to' | 'payee'> {
  const id = account.userId;
  const upiAddress = account.method === 'UPI' && openUpiAddress(secrets, account.sealedUpiAddress, id);
  if (upiAddress) return { to: { upiAddress }, payee: { id, name } };
  const { bankAccount } = secretsOf(secrets, account);
  if (!bankAccount) throw new Error(`The payout account of ${id} leads nowhere`);
  return { to: { bankAccount }, payee: { id, name: bankAccount.holder } };
}

async function follow(ports: PayoutPorts, sellerId: string): Promise<void> {
  const proof = await proofOf(ports.database, sellerId);
  if (!proof?.reference) return;
  await apply(ports, proof, await payoutProviderOf(ports, proof.provider).accountProof(proof.reference));
}

type Answer = Pick<ProviderProof, 'note'> & { reference: string | null; state: ReportedProof };

/** Records an answer, unless the account has changed or another rupee was sent meanwhile. */
async function apply(
  ports: PayoutPorts,
  { sellerId, askedAt }: StoredProof,
  { reference, state, note }: Answer,
): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const stored = await lockedPayoutAccount(tx, sellerId, { forChange: true });
    const proof = await proofOf(tx, sellerId);
    if (proof?.state !== 'UNDER_WAY' || proof.askedAt.getTime() !== askedAt.getTime()) return;
    const change =
      state === 'UNANSWERED'
        ? { reference: null, state: 'UNDER_WAY' as const, note }
        : { reference, state, note };
    await tx.update(AccountProofEntity, { sellerId }, change);
    const isCurrent = stored && stored.changedAt?.getTime() === proof.changedAt?.getTime();
    if (state === 'REFUSED' && isCurrent) await record(ports, tx, { type: 'PayoutAccountRefused', sellerId });
  });
}
