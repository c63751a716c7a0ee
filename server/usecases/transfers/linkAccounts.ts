import { missingForLinking } from '../../domain/payouts/linkedAccount.js';
import { ProviderRefusal } from '../../payments/paymentProvider.js';
import type {
  LinkedAccountRequest,
  ProviderLinkedAccount,
  SplitProvider,
} from '../../payments/splitProvider.js';
import { LinkedAccountEntity } from '../../persistence/entities/transfers.js';
import { lockedPayoutAccount } from '../../persistence/queries/payouts/payoutAccounts.js';
import {
  contactOfSeller,
  linkedAccountOf,
  sellersToLink,
  sellersUnderReview,
  type StoredLinkedAccount,
} from '../../persistence/queries/transfers/linkedAccounts.js';
import { each } from '../payments/online/each.js';
import { isUsable, secretsOf } from '../payouts/payoutAccount.js';
import { requireAbility } from '../requireAbility.js';
import { splitOf, type TransferPorts } from './transferPorts.js';

/**
 * Opens linked accounts for sellers who have given all required details, submits bank accounts that were changed at least a day
 * ago, and reads the state of accounts under review. Does nothing if transfers are not configured.
 */
export async function linkAccounts(ports: TransferPorts): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const split = ports.payments?.split;
  if (!split) return;
  const failures = await each(
    (page) => sellersToLink(ports.database, page),
    ({ id }) => open(ports, split, id),
  );
  const others = await each(
    (page) => sellersUnderReview(ports.database, page),
    ({ id }) => follow(ports, id),
  );
  const [failure] = [...failures, ...others];
  if (failure) throw failure;
}

async function open(ports: TransferPorts, split: SplitProvider, sellerId: string): Promise<void> {
  const asked = await record(ports, split, sellerId);
  if (!asked) return;
  const { request, account } = asked;
  try {
    await apply(ports, account, await split.openAccount(request, account));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await refuse(ports, account, error.message);
  }
}

/** Records a bank account before it is submitted. Returns null if payouts to the seller are paused or details are missing. */
async function record(
  ports: TransferPorts,
  { name: provider }: SplitProvider,
  sellerId: string,
): Promise<{ request: LinkedAccountRequest; account: StoredLinkedAccount } | null> {
  return ports.database.transaction(async (tx) => {
    const stored = await lockedPayoutAccount(tx, sellerId, { forChange: true });
    const contact = await contactOfSeller(tx, sellerId);
    if (!stored || !contact || !isUsable(ports, stored)) return null;
    const { pan, bankAccount } = secretsOf(ports.secrets, stored);
    const { name, email, isEmailVerified, phone, street, city, state, zipcode } = contact;
    const missing = missingForLinking({
      hasBankAccount: bankAccount !== null,
      hasPan: pan !== null,
      hasAddress: phone !== null,
      isEmailVerified,
    });
    if (missing.length > 0 || !pan || !bankAccount || !phone || !street || !city || !state || !zipcode)
      return null;
    const known = await linkedAccountOf(tx, sellerId);
    const mine = known?.provider === provider ? known : null;
    const account: StoredLinkedAccount = {
      sellerId,
      provider,
      reference: mine?.reference ?? null,
      productReference: mine?.productReference ?? null,
      status: 'REQUESTED',
      note: null,
      bankAccountEnd: stored.bankAccountEnd ?? '',
      submittedAt: ports.clock.now(),
      activeSince: null,
    };
    if (known) await tx.update(LinkedAccountEntity, { sellerId }, account);
    else await tx.insert(LinkedAccountEntity, account);
    const address = { street, city, state, zipcode };
    return { request: { sellerId, name, email, phone, address, pan, bankAccount }, account };
  });
}

async function follow(ports: TransferPorts, sellerId: string): Promise<void> {
  const account = await linkedAccountOf(ports.database, sellerId);
  if (!account?.reference || !account.productReference) return;
  const { reference, productReference, provider } = account;
  await apply(ports, account, await splitOf(ports, provider).account({ reference, productReference }));
}

async function apply(
  { database, clock }: TransferPorts,
  { sellerId, submittedAt }: StoredLinkedAccount,
  { reference, productReference, status, note }: ProviderLinkedAccount,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockedPayoutAccount(tx, sellerId, { forChange: true });
    const now = await linkedAccountOf(tx, sellerId);
    // Another bank account may have been submitted meanwhile.
    if (!now || now.submittedAt.getTime() !== submittedAt.getTime()) return;
    const activeSince = status === 'ACTIVE' ? (now.activeSince ?? clock.now()) : null;
    await tx.update(
      LinkedAccountEntity,
      { sellerId },
      { reference, productReference, status, note, activeSince },
    );
  });
}

async function refuse(
  { database }: TransferPorts,
  { sellerId, submittedAt }: StoredLinkedAccount,
  note: string,
): Promise<void> {
  await database.transaction((tx) =>
    tx.update(
      LinkedAccountEntity,
      { sellerId, submittedAt, status: 'REQUESTED' },
      { status: 'REFUSED', note },
    ),
  );
}
