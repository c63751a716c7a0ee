import { CHARGEBACK_LIFECYCLE } from '../domain/payments/chargeback.js';
import { BLOCK_LIFECYCLE, CAPTURE_LIFECYCLE } from '../domain/payments/depositBlock.js';
import { ATTEMPT_LIFECYCLE, INTENT_LIFECYCLE } from '../domain/payments/onlinePayment.js';
import { REFUND_LIFECYCLE } from '../domain/payments/refund.js';
import { PAYOUT_LIFECYCLE } from '../domain/payouts/payout.js';
import { REVERSAL_LIFECYCLE, TRANSFER_LIFECYCLE } from '../domain/payouts/transfer.js';

interface Step {
  from: readonly (string | null)[];
  to: string;
}

/** The nouns of online payments, each with its database table and its lifecycle, in the order in which money flows. */
const NOUNS: readonly [name: string, table: string, lifecycle: Record<string, Step>][] = [
  ['online payment (intent)', 'payment_intents', INTENT_LIFECYCLE],
  ['payment attempt', 'payment_attempts', ATTEMPT_LIFECYCLE],
  ['blocked deposit', 'deposit_blocks', BLOCK_LIFECYCLE],
  ['capture', 'deposit_captures', CAPTURE_LIFECYCLE],
  ['refund', 'provider_refunds', REFUND_LIFECYCLE],
  ['transfer', 'transfers', TRANSFER_LIFECYCLE],
  ['reversal', 'transfer_reversals', REVERSAL_LIFECYCLE],
  ['payout', 'payouts', PAYOUT_LIFECYCLE],
  ['chargeback', 'chargebacks', CHARGEBACK_LIFECYCLE],
];

/** Returns the table of docs/lifecycle.md that lists the nouns of online payments with their statuses. */
export function paymentNouns(): string {
  return `## The nouns of online payments

A payment through a provider consists of these rows, each with a lifecycle of its own below. The database refuses every other change of a status.

| noun | table | statuses | steps |
| --- | --- | --- | --- |
${NOUNS.map(([name, table, lifecycle]) => row(name, table, lifecycle)).join('\n')}
`;
}

function row(name: string, table: string, lifecycle: Record<string, Step>): string {
  const statuses = Object.values(lifecycle).flatMap(({ from, to }) => [...from, to]);
  const known = [...new Set(statuses)].filter((status) => status !== null);
  return `| ${[name, `\`${table}\``, known.join(', '), Object.keys(lifecycle).join(', ')].join(' | ')} |`;
}
