import { CHARGEBACK_LIFECYCLE } from '../domain/payments/chargeback.js';
import { CAPTURE_LIFECYCLE } from '../domain/payments/depositBlock.js';
import { ATTEMPT_LIFECYCLE, REFUND_TRIES } from '../domain/payments/onlinePayment.js';
import { REFUND_LIFECYCLE } from '../domain/payments/refund.js';
import { REVERSAL_LIFECYCLE, TRANSFER_LIFECYCLE } from '../domain/payouts/transfer.js';
import { stateDiagram } from './stateDiagram.js';

/** Returns the section of docs/lifecycle.md about the attempts of online payments. */
export function lifeOfAttempts(): string {
  return `## The life of a payment attempt

<!-- Drawn from ATTEMPT_LIFECYCLE (server/domain/payments/onlinePayment.ts). -->

The buyer can try to pay several times. Each try is recorded once the provider says that it failed or was captured. A failed try can
still be captured days later. A captured one is the payment itself: it pays the order, or is refunded.

${stateDiagram(ATTEMPT_LIFECYCLE)}`;
}

/** Returns the section of docs/lifecycle.md about the captures of blocked deposits. */
export function lifeOfCaptures(): string {
  return `## The life of a capture

<!-- Drawn from CAPTURE_LIFECYCLE (server/domain/payments/depositBlock.ts). -->

A capture charges a part of a blocked deposit. Once it is done, it is an online payment of its own. After a refused one, the buyer owes the
amount to the seller directly.

${stateDiagram(CAPTURE_LIFECYCLE)}`;
}

/** Returns the section of docs/lifecycle.md about refunds. */
export function lifeOfRefunds(): string {
  return `## The life of a refund

<!-- Drawn from REFUND_LIFECYCLE (server/domain/payments/refund.ts). -->

Each try of a refund has a life of its own. A failed try never changes; another one follows it, up to ${REFUND_TRIES} in all. Then staff try it
again, or pay the buyer another way and record that. Only a refund by payout can come back after it was made.

${stateDiagram(REFUND_LIFECYCLE)}`;
}

/** Returns the sections of docs/lifecycle.md about transfers to linked accounts and their reversals. */
export function livesOfTransfers(): string {
  return `## The life of a transfer

<!-- Drawn from TRANSFER_LIFECYCLE (server/domain/payouts/transfer.ts). -->

If \`PAYOUTS\` contains \`route\`, what a seller earns from an order is transferred to the linked account right after the payment, and held there.
When it is due, it is released, which pays a payout of its own. What the buyer gets back before is reversed. The earnings of a transfer
that was dropped, reversed or has failed are paid in the ordinary way.

${stateDiagram(TRANSFER_LIFECYCLE)}
## The life of a reversal

<!-- Drawn from REVERSAL_LIFECYCLE (server/domain/payouts/transfer.ts). -->

A reversal takes back the part of a held transfer that its seller no longer earns. It is asked for until the provider makes it, or the transfer has failed. A transfer
is reversed once nothing of it is left.

${stateDiagram(REVERSAL_LIFECYCLE)}`;
}

/** Returns the section of docs/lifecycle.md about chargebacks. */
export function lifeOfChargebacks(): string {
  return `## The life of a chargeback

<!-- Drawn from CHARGEBACK_LIFECYCLE (server/domain/payments/chargeback.ts). -->

The buyer’s bank opens and decides a chargeback. Staff answer it once, while it is open and before the bank's deadline.

${stateDiagram(CHARGEBACK_LIFECYCLE)}`;
}
