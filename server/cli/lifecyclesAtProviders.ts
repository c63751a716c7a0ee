import { CHARGEBACK_LIFECYCLE, type ChargebackStep } from '../domain/payments/chargeback.js';
import { CAPTURE_LIFECYCLE, type CaptureStep } from '../domain/payments/depositBlock.js';
import { ATTEMPT_LIFECYCLE, REFUND_TRIES, type AttemptStep } from '../domain/payments/onlinePayment.js';
import { REFUND_LIFECYCLE, type RefundStep } from '../domain/payments/refund.js';
import { PRODUCT_NAME } from '../domain/shared/product.js';

const ACTORS = { PANNA: PRODUCT_NAME, STAFF: 'staff', BANK: 'the buyer’s bank' };

/** Returns the section of docs/lifecycle.md about the attempts of online payments. */
export function lifeOfAttempts(): string {
  return `## The life of a payment attempt

<!-- Drawn from ATTEMPT_LIFECYCLE (server/domain/payments/onlinePayment.ts). -->

The buyer can try to pay several times. Each try is recorded once the provider says that it failed or was captured. A failed try can
still be captured days later. A captured one is the payment itself: it pays the order, or is refunded.

${diagram(Object.entries<AttemptStep>(ATTEMPT_LIFECYCLE))}`;
}

/** Returns the section of docs/lifecycle.md about the captures of blocked deposits. */
export function lifeOfCaptures(): string {
  return `## The life of a capture

<!-- Drawn from CAPTURE_LIFECYCLE (server/domain/payments/depositBlock.ts). -->

A capture charges a part of a blocked deposit. Once it is done, it is an online payment of its own. After a refused one, the buyer owes the
amount to the seller directly.

${diagram(Object.entries<CaptureStep>(CAPTURE_LIFECYCLE))}`;
}

/** Returns the section of docs/lifecycle.md about refunds. */
export function lifeOfRefunds(): string {
  return `## The life of a refund

<!-- Drawn from REFUND_LIFECYCLE (server/domain/payments/refund.ts). -->

Each try of a refund has a life of its own. A failed try never changes; another one follows it, up to ${REFUND_TRIES} in all. Then staff try it
again, or pay the buyer another way and record that. Only a refund by payout can come back after it was made.

${diagram(Object.entries<RefundStep>(REFUND_LIFECYCLE))}`;
}

/** Returns the section of docs/lifecycle.md about chargebacks. */
export function lifeOfChargebacks(): string {
  return `## The life of a chargeback

<!-- Drawn from CHARGEBACK_LIFECYCLE (server/domain/payments/chargeback.ts). -->

The buyer’s bank opens and decides a chargeback. Staff answer it once, while it is open and before the bank's deadline.

${diagram(Object.entries<ChargebackStep>(CHARGEBACK_LIFECYCLE))}`;
}

/** A step of any of these lifecycles. In `from`, null stands for the beginning. */
interface DrawnStep {
  from: readonly (string | null)[];
  to: string;
  by?: keyof typeof ACTORS;
}

function diagram(steps: readonly (readonly [string, DrawnStep])[]): string {
  const arrows = steps.flatMap(([action, { from, to, by }]) =>
    from.map((status) => `    ${status ?? '[*]'} --> ${to}: ${action}${by ? ` (${ACTORS[by]})` : ''}`),
  );
  const left = new Set(steps.flatMap(([, { from }]) => from));
  const ends = [...new Set(steps.map(([, { to }]) => to))].filter((status) => !left.has(status));
  const endings = ends.map((status) => `    ${status} --> [*]`);
  return `\`\`\`mermaid
stateDiagram-v2
${[...arrows, ...endings].join('\n')}
\`\`\`
`;
}
