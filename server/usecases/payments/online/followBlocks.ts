import { balanceOf } from '../../../domain/money/ledger.js';
import { BLOCK_LIFECYCLE, WARNED_BEFORE_DAYS } from '../../../domain/payments/depositBlock.js';
import { isPossible, statusAfter } from '../../../domain/payments/statusAfter.js';
import { ProviderRefusal } from '../../../payments/paymentProvider.js';
import { DepositBlockEntity } from '../../../persistence/entities/depositBlocks.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import {
  activeBlocks,
  blocksToRelease,
  lockedBlock,
  openCaptures,
  type StoredBlock,
} from '../../../persistence/queries/payments/depositBlocks.js';
import { intentOfPage } from '../../../persistence/queries/payments/intents.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { movementsOf } from '../../orders/storedMoney.js';
import { record } from '../../record.js';
import { checkIntent } from './checkPayment.js';
import { each } from './each.js';
import { blocksOf, type PaymentPorts } from './paymentPorts.js';
import { sendCapture } from './sendCapture.js';
import { settleBlock } from '../blocks/settleBlock.js';

const DAY_MS = 86_400_000;

/** Number of days of new blocks that are read from the provider's list. A payment page is open only for some minutes. */
const LISTED_DAYS = 3;

/** Sends waiting captures to the provider, and releases the settled blocks. Returns the errors of the provider. */
export async function followCaptures(ports: PaymentPorts): Promise<Error[]> {
  const { database } = ports;
  return [
    ...(await each(
      (page) => openCaptures(database, page),
      (capture) => sendCapture(ports, capture),
    )),
    ...(await each(
      (page) => blocksToRelease(database, page),
      (block) => release(ports, block),
    )),
  ];
}

/**
 * Follows the active blocks: warns the sellers a week before a block ends, and ends blocks whose time is over. Also checks
 * blocks that the provider lists for payments that are no longer awaited. Returns the errors of the provider.
 */
export async function followBlocks(ports: PaymentPorts): Promise<Error[]> {
  const watched = await each(
    (page) => activeBlocks(ports.database, page),
    (block) => watch(ports, block),
  );
  return [
    ...watched,
    ...(await each(
      (page) => unknownBlocks(ports, page),
      (intent) => checkIntent(ports, intent),
    )),
  ];
}

/**
 * Returns the intents of the active blocks in the provider's recent list, except intents that still await payment. Returns them
 * all as one page.
 */
async function unknownBlocks({ payments, database, clock }: PaymentPorts, { after }: { after: string }) {
  const found = [];
  if (!payments?.provider.blocks || after !== '') return [];
  const to = clock.now();
  const span = { from: new Date(to.getTime() - LISTED_DAYS * DAY_MS), to };
  for await (const blocks of payments.provider.blocks.list(span))
    for (const { status, pageReference } of blocks) {
      if (status !== 'ACTIVE') continue;
      const intent = await intentOfPage(database, payments.provider.name, pageReference);
      if (intent && intent.status !== 'AWAITING') found.push(intent);
    }
  return found;
}

/** Releases a block. The provider is not asked for a block whose time is over. */
async function release(ports: PaymentPorts, stored: StoredBlock): Promise<void> {
  const { id, expiresAt } = stored;
  if (ports.clock.now() < expiresAt) await askForRelease(ports, stored);
  await underLock(ports, stored, async (tx, block, order) => {
    if (!isPossible(BLOCK_LIFECYCLE.confirmRelease, block.status)) return;
    const status = statusAfter(BLOCK_LIFECYCLE.confirmRelease, block.status);
    await tx.update(DepositBlockEntity, { id }, { status, endedAt: ports.clock.now() });
    if (block.isUsed) await announce(ports, tx, order, status);
  });
}

/** Asks the provider to release a block. If the provider refuses, stores the reason for staff; later runs ask again. */
async function askForRelease(ports: PaymentPorts, { id, provider, reference }: StoredBlock): Promise<void> {
  try {
    await blocksOf(ports, provider).release(reference);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const refused = { releaseFailure: error.message, releaseRefusedAt: ports.clock.now() };
    await ports.database.transaction((tx) => tx.update(DepositBlockEntity, { id }, refused));
    throw error;
  }
}

async function watch(ports: PaymentPorts, stored: StoredBlock): Promise<void> {
  const { id } = stored;
  await underLock(ports, stored, async (tx, block, order) => {
    await settleBlock(ports, tx, order.id);
    const current = await lockedBlock(tx, id);
    if (!current || !isPossible(BLOCK_LIFECYCLE.expire, current.status)) return;
    const now = ports.clock.now();
    if (now >= block.expiresAt) {
      const status = statusAfter(BLOCK_LIFECYCLE.expire, current.status);
      await tx.update(DepositBlockEntity, { id }, { status, endedAt: now });
      await announce(ports, tx, order, status);
    } else if (!block.warnedAt && now.getTime() >= block.expiresAt.getTime() - WARNED_BEFORE_DAYS * DAY_MS) {
      await tx.update(DepositBlockEntity, { id }, { warnedAt: now });
      await announce(ports, tx, order, 'ENDING');
    }
  });
}

/** Runs `work` with the order and the block locked, in this order. */
async function underLock(
  ports: PaymentPorts,
  { id, orderId }: StoredBlock,
  work: (tx: Transaction, block: StoredBlock, order: StoredOrder) => Promise<void>,
): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const block = await lockedBlock(tx, id);
    if (order && block) await work(tx, block, order);
  });
}

/** Records the event that a block has changed, for the buyer and the sellers whose deposits it secures. */
async function announce(
  ports: PaymentPorts,
  tx: Transaction,
  { id: orderId, buyerId, currency, fulfillments }: StoredOrder,
  state: 'ENDING' | 'RELEASED' | 'EXPIRED',
): Promise<void> {
  const secured = fulfillments.filter(
    (fulfillment) => balanceOf(movementsOf(fulfillment), currency).depositHeld.amount > 0,
  );
  const sellerIds = secured.map(({ sellerId }) => sellerId);
  await record(ports, tx, { type: 'DepositBlockChanged', orderId, buyerId, sellerIds, state });
}
