import { BLOCK_LIFECYCLE, returnBy } from '../../../domain/payments/depositBlock.js';
import { statusAfter } from '../../../domain/payments/statusAfter.js';
import type { ProviderBlock } from '../../../payments/depositBlocks.js';
import { DepositBlockEntity } from '../../../persistence/entities/depositBlocks.js';
import { newId } from '../../../persistence/ids.js';
import { blockOfIntent } from '../../../persistence/queries/payments/depositBlocks.js';
import type { StoredIntent } from '../../../persistence/queries/payments/intents.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Scope } from '../../scope.js';

/**
 * Stores the block that the buyer agreed to, unless it is stored already. An unused block secures nothing, so the job
 * `follow-payments` releases it. The transaction must have locked the intent.
 */
export async function insertBlock(
  { timeZone, deadlineDays }: Pick<Scope, 'timeZone' | 'deadlineDays'>,
  tx: Transaction,
  { id: intentId, orderId, provider }: StoredIntent,
  { reference, amount, createdAt, expiresAt }: ProviderBlock,
  { isUsed }: { isUsed: boolean },
): Promise<void> {
  if (await blockOfIntent(tx, intentId)) return;
  await tx.insert(DepositBlockEntity, {
    id: newId('block'),
    intentId,
    orderId,
    provider,
    reference,
    isUsed,
    status: statusAfter(BLOCK_LIFECYCLE[isUsed ? 'useBlock' : 'rejectBlock'], null),
    amount: amount.amount,
    currency: amount.currencyCode,
    returnBy: returnBy(expiresAt, timeZone, deadlineDays.SENT_BACK),
    createdAt,
    expiresAt,
  });
}
