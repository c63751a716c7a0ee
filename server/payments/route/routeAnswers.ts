import { z } from 'zod';
import type { LinkedAccountStatus } from '../../domain/payouts/linkedAccount.js';
import type { ProviderLinkedAccount, ProviderTransfer, TransferRecord } from '../splitProvider.js';

/** Schemas of the fields that Panna reads in Razorpay's answers about transfers. Other fields are ignored. */

const id = z.string().min(1);

/** Notes by name. Razorpay sends an empty list if there are none. */
const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

export const Transfer = z.object({
  id,
  /** Some answers name it `transfer_status`. */
  status: z.string().nullish(),
  transfer_status: z.string().nullish(),
  on_hold: z.union([z.boolean(), z.int()]).nullish(),
  /** All fees, including `tax`. */
  fees: z.int().nullish(),
  tax: z.int().nullish(),
  notes,
  error: z.object({ description: z.string().nullish() }).nullish(),
});
type Transfer = z.output<typeof Transfer>;

export const Transfers = z.object({ items: z.array(Transfer) });

/** A transfer in a list, with its amounts. */
export const ListedTransfer = Transfer.extend({
  amount: z.int(),
  currency: z.string(),
  amount_reversed: z.int().nullish(),
  /** Unix time in seconds. */
  created_at: z.int(),
});

export const ListedTransfers = z.object({ items: z.array(ListedTransfer) });

export const Reversal = z.object({ id, notes });

export const Reversals = z.object({ items: z.array(Reversal) });

export const Account = z.object({ id });

export const Stakeholders = z.object({ items: z.array(z.object({ id })) });

export const Product = z.object({
  id,
  activation_status: z.string(),
  requirements: z
    .array(z.object({ field_reference: z.string().nullish(), reason_code: z.string().nullish() }))
    .nullish(),
});
type Product = z.output<typeof Product>;

/** Name of the note that contains the key of a transfer or reversal. */
export const KEY_NOTE = 'panna_id';

/** Returns the key in the notes of a transfer or reversal; null if they contain none. */
export function keyIn({ notes: found }: { notes?: z.output<typeof notes> }): string | null {
  const key = found && !Array.isArray(found) ? found[KEY_NOTE] : null;
  return typeof key === 'string' ? key : null;
}

const ON_ACCOUNT = ['processed', 'reversed', 'partially_reversed'];

/** Converts a transfer to Panna's form. A transfer in a state that Razorpay adds later is under way. */
export function transferOf(transfer: Transfer): ProviderTransfer {
  const { id: reference, status, transfer_status: other, on_hold: onHold, fees, tax, error } = transfer;
  const state = status ?? other ?? '';
  return {
    reference,
    key: keyIn(transfer),
    state: ON_ACCOUNT.includes(state) ? 'DONE' : state === 'failed' ? 'FAILED' : 'UNDER_WAY',
    isHeld: Boolean(onHold),
    fee: fees ?? 0,
    feeTax: tax ?? 0,
    note: state === 'failed' ? error?.description || 'The provider reports that it failed' : null,
  };
}

/** Converts a transfer in Razorpay's list to Panna's form. */
export function recordOf(listed: z.output<typeof ListedTransfer>): TransferRecord {
  const { amount, currency, amount_reversed: reversed, created_at: seconds, fees } = listed;
  const { reference, state, isHeld } = transferOf(listed);
  const createdAt = new Date(seconds * 1000);
  return {
    reference,
    state,
    isHeld,
    amount,
    reversed: reversed ?? 0,
    currency,
    fee: fees ?? null,
    createdAt,
  };
}

const ACTIVATION: Readonly<Record<string, Exclude<LinkedAccountStatus, 'REQUESTED'>>> = {
  activated: 'ACTIVE',
  needs_clarification: 'REFUSED',
  suspended: 'REFUSED',
};

/** Converts a linked account to Panna's form. */
export function linkedAccountOf(reference: string, product: Product): ProviderLinkedAccount {
  const { id: productReference, activation_status: activation, requirements } = product;
  const wanted = (requirements ?? []).flatMap(
    ({ field_reference: field, reason_code: reason }) => [field, reason].filter(Boolean).join(': ') || [],
  );
  return {
    reference,
    productReference,
    status: ACTIVATION[activation] ?? 'UNDER_REVIEW',
    note: wanted.length > 0 ? wanted.join('; ') : null,
  };
}
