import { BLOCK_LIFECYCLE, LONGEST_BLOCK_DAYS } from '../domain/payments/depositBlock.js';
import { INTENT_LIFECYCLE, PAYMENT_MINUTES } from '../domain/payments/onlinePayment.js';
import { PAYMENT_LIFECYCLE, type PaymentStep } from '../domain/payments/payment.js';
import { PAYOUT_LIFECYCLE, type PayoutStep } from '../domain/payouts/payout.js';
import { PRODUCT_NAME } from '../domain/shared/product.js';
import {
  lifeOfAttempts,
  lifeOfCaptures,
  lifeOfChargebacks,
  lifeOfRefunds,
  livesOfTransfers,
} from './lifecyclesAtProviders.js';
import { paymentNouns } from './paymentNouns.js';
import { stateDiagram } from './stateDiagram.js';

/** Returns the sections of docs/lifecycle.md about money: payments, refunds, deposits, payouts, transfers and chargebacks. */
export function lifecyclesOfMoney(): string {
  return `${paymentNouns()}
## The life of a payment

<!-- Drawn from PAYMENT_LIFECYCLE (server/domain/payments/payment.ts). -->

Buyer and seller pay each other directly. The ledger of a fulfillment says what is to be paid: charges and deposits by the
buyer, refunds and released deposits by the seller. The payer and the recipient record what was paid.

\`\`\`mermaid
stateDiagram-v2
${Object.entries<PaymentStep>(PAYMENT_LIFECYCLE).flatMap(paymentArrows).join('\n')}
    CAPTURED --> [*]
    FAILED --> [*]
\`\`\`

A payment that the recipient reports missing has failed; the amount is then to be paid again. One that was marked as paid counts as
received after \`ORDER_PAYMENT_DAYS\` days of silence, and one that neither side marked \`ORDER_UNMARKED_DAYS\` days after it was due. Until
then, the recipient can report it missing once it is due. The same days then begin again; at their end, a charge counts as received, and
a refund becomes a complaint of the buyer for staff and stays open.

## The life of an online payment

<!-- Drawn from INTENT_LIFECYCLE (server/domain/payments/onlinePayment.ts). -->

An order that is paid online keeps its copies for ${PAYMENT_MINUTES} minutes. Its fulfillments stay pending, and the
sellers neither see them nor act on them, until the payment has arrived. An order without a payment by then is cancelled,
and so is one that its buyer cancels before. If the buyer pays the sellers directly instead, the payment is replaced, and the
order is one that is paid directly. A payment that arrives later, a second one, and one of another amount are
refunded in full. What a paid order gives back is refunded by the provider, up to what was paid online.

An extension or purchase of a rental that is paid online has a payment of its own, with the same life. A captured part of a blocked deposit is
recorded as a payment that was never awaited (\`recordCapture\`).

${stateDiagram(INTENT_LIFECYCLE)}
${lifeOfAttempts()}
## The life of a blocked deposit

<!-- Drawn from BLOCK_LIFECYCLE (server/domain/payments/depositBlock.ts). -->

A bank can block the deposits of a short rental instead of charging them. What is kept of them is captured while the block is active.
Once all deposits of the order are settled, the rest is released. A block that is not released ends after ${LONGEST_BLOCK_DAYS} days.

A block is used if the buyer has the deposits blocked and pays the rest; any other block is released.

${stateDiagram(BLOCK_LIFECYCLE)}
${lifeOfCaptures()}
${lifeOfRefunds()}
## The life of a payout

<!-- Drawn from PAYOUT_LIFECYCLE (server/domain/payouts/payout.ts). -->

What was paid online is paid out to the sellers. A payout includes everything that is due to a seller, and waits for the staff or the
payout provider who make it. Nobody pays by hand what the provider has. If that provider is
not configured any more, staff look at the bank and record the outcome (\`markStrandedPaid\`, \`markStrandedFailed\`). The amount of a payout that failed, or that the bank returned, is part of the next one.

\`\`\`mermaid
stateDiagram-v2
    [*] --> PENDING: everything due is gathered (${PRODUCT_NAME})
${Object.entries<PayoutStep>(PAYOUT_LIFECYCLE).flatMap(payoutArrows).join('\n')}
    FAILED --> [*]
\`\`\`

${livesOfTransfers()}
${lifeOfChargebacks()}`;
}

function paymentArrows([action, { from, to, by }]: [string, PaymentStep]): string[] {
  const actors = { PAYER: 'the side that pays', PAYEE: 'the side that is paid', PANNA: PRODUCT_NAME };
  return from.map((status) => `    ${status ?? '[*]'} --> ${to}: ${action} (${actors[by]})`);
}

function payoutArrows([action, { from, to, by }]: [string, PayoutStep]): string[] {
  const who = by === 'STAFF' ? 'staff' : PRODUCT_NAME;
  return from.map((status) => `    ${status} --> ${to}: ${action} (${who})`);
}
