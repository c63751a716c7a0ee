import { heldTransfers } from '../../persistence/queries/transfers/transfers.js';
import { each } from '../payments/online/each.js';
import { requireAbility } from '../requireAbility.js';
import { applyTransferState } from './applyTransferState.js';
import type { TransferPorts } from './transferPorts.js';

/** Reads the state of all held transfers. A transfer can fail long after it was made, and its webhook can be lost. */
export async function followHeldTransfers(ports: TransferPorts): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const split = ports.payments?.split;
  if (!split) return;
  const failures = await each(
    (page) => heldTransfers(ports.database, split.name, page),
    async (transfer) => applyTransferState(ports, transfer, await split.transfer(transfer.reference ?? '')),
  );
  if (failures[0]) throw failures[0];
}
