import { newId } from './books.js';
import { known, Refused } from './refused.js';
import type { Reversal, Transfer } from './routeBooks.js';
import type { Simulator } from './simulator.js';

const DAY_SECONDS = 86_400;

/** The fee of a transfer, and the GST on it, in hundredths of a percent. */
const FEE = { rate: 25, gst: 1_800 } as const;

/** The fields of a transfer that the marketplace chooses. */
export interface NewTransfer {
  account: string;
  amount: number;
  currency: string;
  on_hold: boolean;
  notes: Record<string, string>;
}

/** Returns the fee of a transfer with its tax, and the tax within it. */
function feeOf(amount: number): { fees: number; tax: number } {
  const fee = Math.round((amount * FEE.rate) / 10_000);
  const tax = Math.round((fee * FEE.gst) / 10_000);
  return { fees: fee + tax, tax };
}

/**
 * Transfers a part of a payment to a linked account. Throws Refused if the account has not been active for a day, if a refund
 * of the payment has begun, if all transfers of the payment together exceed it, or if the balance does not suffice.
 */
export function makeTransfer(simulator: Simulator, paymentId: string, asked: NewTransfer): Transfer {
  const { books, route, now, faults } = simulator;
  requireTransferable(simulator, paymentId, asked);
  const fee = feeOf(asked.amount);
  if (asked.amount + fee.fees > books.balance)
    throw new Refused('Your account does not have enough balance to carry out the transfer operation.');
  const transfer: Transfer = {
    ...asked,
    ...fee,
    id: newId('trf'),
    entity: 'transfer',
    status: 'processed',
    source: paymentId,
    recipient: asked.account,
    amount_reversed: 0,
    error: null,
    created_at: now,
  };
  route.transfers.set(transfer.id, transfer);
  books.balance -= transfer.amount + transfer.fees;
  known(route.accounts.get(asked.account)).balance += transfer.amount;
  if (faults.transfersFail) failTransfer(simulator, transfer.id);
  else simulator.announce('transfer.processed', { transfer });
  return transfer;
}

function requireTransferable(simulator: Simulator, paymentId: string, asked: NewTransfer): void {
  const { books, route, now } = simulator;
  const payment = known(books.payments.get(paymentId));
  const product = known(route.accounts.get(asked.account)).product;
  const since = product?.activation_status === 'activated' ? product.activated_at : null;
  if (since === null || now - since < DAY_SECONDS)
    throw new Refused('The linked account is not active for transfers yet', 'account');
  if (payment.amount_refunded > 0 || payment.status !== 'captured')
    throw new Refused('Transfer cannot be created on a refunded payment');
  const earlier = [...route.transfers.values()].filter(
    ({ source, status }) => source === paymentId && status !== 'failed',
  );
  if (earlier.reduce((sum, { amount }) => sum + amount, asked.amount) > payment.amount)
    throw new Refused('The sum of amount requested for transfer is greater than the captured amount');
}

/** Lets a processed transfer fail. The amount and the fee go back to the balance. */
export function failTransfer(simulator: Simulator, id: string): void {
  const transfer = known(simulator.route.transfers.get(id));
  if (transfer.status !== 'processed') return;
  simulator.books.balance += transfer.amount + transfer.fees;
  known(simulator.route.accounts.get(transfer.recipient)).balance -= transfer.amount;
  Object.assign(transfer, {
    status: 'failed',
    fees: 0,
    tax: 0,
    error: { description: 'Transfer failed at the linked account' },
  });
  simulator.announce('transfer.failed', { transfer });
}

/**
 * Releases a transfer, or holds it if `onHold` is true. Throws Refused if it has failed, if `transfersStay` is set, or if it
 * was released and is to be held again.
 */
export function releaseTransfer(simulator: Simulator, id: string, onHold: boolean): Transfer {
  const transfer = known(simulator.route.transfers.get(id));
  if (transfer.status === 'failed') throw new Refused('The transfer has failed');
  if (simulator.faults.transfersStay) throw new Refused('The linked account is suspended');
  if (onHold && !transfer.on_hold) throw new Refused('The transfer is settled already');
  transfer.on_hold = onHold;
  return transfer;
}

/**
 * Takes a part of a transfer back. Throws Refused if the transfer has failed, or if the rest of the transfer or the balance of
 * the linked account is smaller than the amount.
 */
export function reverseTransfer(
  simulator: Simulator,
  id: string,
  { amount, notes }: { amount: number; notes: Record<string, string> },
): Reversal {
  const { books, route, faults, now } = simulator;
  const transfer = known(route.transfers.get(id));
  const account = known(route.accounts.get(transfer.recipient));
  if (transfer.status === 'failed') throw new Refused('The transfer has failed');
  if (amount > transfer.amount - transfer.amount_reversed)
    throw new Refused('The amount is greater than what is left of the transfer');
  if (faults.emptyAccounts || amount > account.balance)
    throw new Refused('The linked account does not have enough balance for the reversal');
  const { currency } = transfer;
  const reversal: Reversal = {
    id: newId('rvrsl'),
    entity: 'reversal',
    transfer_id: id,
    amount,
    currency,
    notes,
    created_at: now,
  };
  route.reversals.set(reversal.id, reversal);
  transfer.amount_reversed += amount;
  transfer.status = transfer.amount_reversed === transfer.amount ? 'reversed' : 'partially_reversed';
  account.balance -= amount;
  books.balance += amount;
  return reversal;
}
