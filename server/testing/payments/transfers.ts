import assert from 'node:assert/strict';
import type { PayoutTerms } from '../../domain/payouts/payoutTerms.js';
import type { Transfer } from '../../simulators/payments/routeBooks.js';
import { followTransfers } from '../../usecases/transfers/followTransfers.js';
import { linkAccounts } from '../../usecases/transfers/linkAccounts.js';
import { jobPorts } from '../mail/mail.js';
import { mutate } from '../mutate.js';
import { HOME } from '../people/addresses.js';
import type { Person } from '../people/people.js';
import { assertBooksAgree } from './journal.js';
import { runQueuedJobs, runPaymentJobs, type PayingMarketplace } from './paying.js';
import { BANK, changePayoutAccount } from './payoutAccounts.js';
import { openPayoutShop, runPayoutJob, type PayoutShop } from './payouts.js';
import { TestClock } from '../clock.js';

/** A linked account as its seller sees it. */
export interface SeenLinkedAccount {
  status: string | null;
  missing: string[];
  note: string | null;
}

/** Opens a marketplace that pays sellers by transfers, on the day of the arrival. The seller is not linked yet. */
export async function openTransferShop(change: Partial<PayoutTerms> = {}): Promise<PayoutShop> {
  const shop = await openPayoutShop(0, change, { clock: new TestClock(), withTransfers: true });
  addOwnMoney(shop);
  return shop;
}

/** The operator's money that the provider holds from the start, in paise. Fees are paid from it. */
const OWN_MONEY = 100_000;

/** Gives the provider money of the operator. Without it, the provider refuses to transfer a whole payment. */
export function addOwnMoney({ paying }: PayoutShop): void {
  paying.simulation.simulator.books.balance = OWN_MONEY;
}

/** Saves all facts of a seller that a linked account needs. */
export async function giveFacts({ paying }: PayoutShop, seller: Person): Promise<void> {
  await mutate(paying.marketplace, seller, 'saveAddress', '__typename', HOME);
  await changePayoutAccount(paying, seller, { method: 'BANK_ACCOUNT', bankAccount: BANK, pan: 'ABCPE1234F' });
}

/** Links the account of the shop's seller, and waits until it receives transfers. */
export async function linkSeller(shop: PayoutShop): Promise<void> {
  await giveFacts(shop, shop.seller);
  await shop.pass(2);
  await runLinkJob(shop);
  await shop.pass(2);
}

/** Runs the job that opens linked accounts. */
export const runLinkJob = ({ paying }: PayoutShop) => linkAccounts(jobPorts(paying.marketplace));

/**
 * Runs the jobs that run every minute. Returns the message of the provider's first error about transfers; null if there is
 * none.
 */
export async function runTransferJobs({ paying }: PayoutShop): Promise<string | null> {
  let failure: string | null = null;
  await runQueuedJobs(paying);
  await followTransfers(jobPorts(paying.marketplace)).catch((error: unknown) => {
    failure = (error as Error).message;
  });
  await runPaymentJobs(paying);
  return failure;
}

/** Prepares payouts, and runs the jobs that run every minute. Returns what `runTransferJobs` returns. */
export async function prepareAndRelease(shop: PayoutShop): Promise<string | null> {
  await runPayoutJob(shop.paying);
  return runTransferJobs(shop);
}

/** Returns the linked account of a seller as the seller sees it. */
export async function linkedAccountOf({ paying }: PayoutShop, seller: Person) {
  const query = '{ payoutAccount { linkedAccount { status missing note } } }';
  const { payoutAccount } = await paying.marketplace.ask<{
    payoutAccount: { linkedAccount: SeenLinkedAccount | null };
  }>(query, {}, seller.token);
  return payoutAccount.linkedAccount;
}

/** Returns the transfers at the simulator, in the order in which they were made. */
export const madeTransfers = ({ simulation }: PayingMarketplace): Transfer[] => [
  ...simulation.simulator.route.transfers.values(),
];

/** A transfer in the database. */
interface TransferRow {
  status: string;
  amount: number;
  note: string | null;
}

/** Returns the stored transfers, in the order in which they were planned. */
export function storedTransfers({ marketplace }: PayingMarketplace): Promise<TransferRow[]> {
  return marketplace.database.query<TransferRow>(
    'SELECT status, amount::int, note FROM transfers ORDER BY id',
  );
}

/** Returns the stored reversals, in the order in which they began. */
export function storedReversals({ marketplace }: PayingMarketplace): Promise<TransferRow[]> {
  return marketplace.database.query<TransferRow>(
    'SELECT status, amount::int, note FROM transfer_reversals ORDER BY id',
  );
}

/** Throws an error if the journal disagrees with the rows or with the simulator. For hooks that run after each test. */
export async function assertEqualBooks(paying: PayingMarketplace): Promise<void> {
  await assertBooksAgree(paying.marketplace);
  assert.deepEqual(await journalOf(paying), booksOfSimulator(paying));
}

/** Returns the float, the money on sellers' linked accounts, and the provider fees in the journal, in paise. */
export async function journalOf({ marketplace }: PayingMarketplace) {
  const rows = await marketplace.database.query<{ account: string; amount: number }>(
    'SELECT account, sum(amount)::int AS amount FROM journal_postings GROUP BY account',
  );
  const of = (account: string) => rows.find((row) => row.account === account)?.amount ?? 0;
  return { float: of('FLOAT'), transferred: of('TRANSFERRED'), fees: of('PROVIDER_FEE') };
}

/** Returns the same amounts as `journalOf`, from the simulator. Released transfers have left the linked accounts. */
function booksOfSimulator({ simulation: { simulator } }: PayingMarketplace) {
  const { books, route } = simulator;
  const held = [...route.transfers.values()].filter(
    ({ status, on_hold: onHold }) => status !== 'failed' && onHold,
  );
  const transferred = held.reduce((sum, { amount, amount_reversed: back }) => sum + amount - back, 0);
  // The journal posts the tax on the fees of payments and refunds to a separate account.
  const fees = [...books.payments.values(), ...books.refunds.values()].reduce(
    (sum, { fee, tax }) => sum + (fee ?? 0) - (tax ?? 0),
    route.fees,
  );
  return { float: books.balance - OWN_MONEY, transferred, fees };
}
