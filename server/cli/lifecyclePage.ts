import { BLOCK_LIFECYCLE, LONGEST_BLOCK_DAYS, type BlockStatus } from '../domain/payments/depositBlock.js';
import { PRODUCT_NAME } from '../domain/shared/product.js';
import { LIFECYCLE, type Party, type Step } from '../domain/orders/orderStatus.js';
import { BUY, EXTEND, SEND_BACK } from '../domain/orders/rentalSteps.js';
import { CODE_DIGITS, MOST_WRONG_CODES, PICK_UP_DAYS } from '../domain/orders/pickUp.js';
import { LOSS_DAYS } from '../domain/rental/lostCopies.js';
import {
  ONLINE_LIFECYCLE,
  PAYMENT_MINUTES,
  type OnlinePaymentStatus,
} from '../domain/payments/onlinePayment.js';
import { PAYMENT_LIFECYCLE, type PaymentStep } from '../domain/payments/payment.js';
import { PAYOUT_LIFECYCLE, type PayoutStep } from '../domain/payouts/payout.js';
import { TRANSFER_LIFECYCLE, type TransferStep } from '../domain/payouts/transfer.js';

const PARTIES: Record<Party, string> = { BUYER: 'buyer', SELLER: 'seller', PANNA: PRODUCT_NAME };

const EFFECTS: Record<NonNullable<Step['effect']>['money'], string> = {
  GIVE_ALL_BACK: 'charges and deposits are cancelled; the seller pays back what was paid',
  SETTLE_DEPOSITS: 'deposits are released, less late fees and withheld amounts',
  KEEP_FOR_LOSS: 'the deposits pay for them and for late fees; the rest is released',
  GIVE_LOSS_BACK: 'the seller pays back what was kept for them',
};

const LIMITS: Record<NonNullable<Step['limit']>, string> = {
  OVERDUE: `the seller waits until ${LOSS_DAYS.afterDue} days after the due date`,
  UNCOLLECTED: `${PICK_UP_DAYS} days have passed`,
  FINDABLE: `at most ${LOSS_DAYS.untilFound} days have passed`,
};

/** Returns the content of docs/lifecycle.md, with a Mermaid diagram. */
export function lifecyclePage(): string {
  const steps = Object.entries<Step>({ ...LIFECYCLE, extend: EXTEND, sendBack: SEND_BACK, buy: BUY });
  return `<!-- Drawn from LIFECYCLE (server/domain/orders/orderStatus.ts) by \`npm run lifecycle\`; do not edit. -->

# The life of a fulfillment

A fulfillment is the part of an order that one seller sends. The status of an order is that of its least advanced
fulfillment that is not cancelled.

\`\`\`mermaid
stateDiagram-v2
    [*] --> PENDING: the order is placed
${steps.flatMap(arrows).join('\n')}
${endings(steps.map(([, step]) => step)).join('\n')}
\`\`\`

| action | from | to | by | provided that | effect |
| --- | --- | --- | --- | --- | --- |
${steps.map(row).join('\n')}

A fulfillment without rentals ends as delivered. An extension charges the added months. It is refused if another reader
has reserved the copies; the refusal names the latest possible day. A purchase buys the rented copies of one line, if they
were offered: the rent and the deposit pay for them. Rented copies that the buyer has sent back cannot be extended, bought or sent back again.

A fulfillment expires if its seller does not confirm it within \`ORDER_CONFIRMATION_DAYS\` days, or does not ship it within
\`ORDER_SHIPPING_DAYS\` days of confirming it. It is assumed delivered \`ORDER_DELIVERY_DAYS\` days after it was shipped,
and returned \`ORDER_RETURN_DAYS\` days after its rented copies were sent back.

A fulfillment that the buyer picks up in person is SHIPPED when it is ready. The buyer then sees a code of ${CODE_DIGITS} digits. Entering
it is the hand-over; at most ${MOST_WRONG_CODES} wrong codes are taken within an hour. It is never assumed delivered: after ${PICK_UP_DAYS} days,
either side can cancel it.

All rented copies of a fulfillment are declared lost together, as they are returned together. The buyer can declare them
lost at any time. A fulfillment whose copies are not found stays lost.

Any other step is refused with a code. A step that the same person repeats succeeds again without an effect. The timeline
records the person, time and reason of every step, and the other side is notified.

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

A payment that the recipient reports missing has failed; the amount is then to be paid again.

## The life of an online payment

<!-- Drawn from ONLINE_LIFECYCLE (server/domain/payments/onlinePayment.ts). -->

An order that is paid online keeps its copies for ${PAYMENT_MINUTES} minutes. Its fulfillments stay pending, and the
sellers neither see them nor act on them, until the payment has arrived. An order without a payment by then is cancelled,
and so is one that its buyer cancels before. A payment that arrives later, a second one, and one of another amount are
refunded in full. What a paid order gives back is refunded by the provider, up to what was paid online.

\`\`\`mermaid
stateDiagram-v2
    [*] --> AWAITING: the order is placed
${Object.entries(ONLINE_LIFECYCLE).map(onlineArrow).join('\n')}
${onlineEnds()}
\`\`\`

## The life of a blocked deposit

<!-- Drawn from BLOCK_LIFECYCLE (server/domain/payments/depositBlock.ts). -->

A bank can block the deposits of a short rental instead of charging them. What is kept of them is captured while the block is active.
Once all deposits of the order are settled, the rest is released. A block that is not released ends after ${LONGEST_BLOCK_DAYS} days.

\`\`\`mermaid
stateDiagram-v2
    [*] --> ACTIVE: the buyer has the deposits blocked and pays the rest
${Object.entries(BLOCK_LIFECYCLE).map(onlineArrow).join('\n')}
    RELEASED --> [*]
    EXPIRED --> [*]
\`\`\`

## The life of a payout

<!-- Drawn from PAYOUT_LIFECYCLE (server/domain/payouts/payout.ts). -->

What was paid online is paid out to the sellers. A payout includes everything that is due to a seller, and waits for the staff or the
payout provider who make it. Nobody pays by hand what the provider has. The amount of a payout that failed, or that the bank returned, is part of the next one.

\`\`\`mermaid
stateDiagram-v2
    [*] --> PENDING: everything due is gathered (${PRODUCT_NAME})
${Object.entries<PayoutStep>(PAYOUT_LIFECYCLE).flatMap(payoutArrows).join('\n')}
    FAILED --> [*]
\`\`\`

## The life of a transfer

<!-- Drawn from TRANSFER_LIFECYCLE (server/domain/payouts/transfer.ts). -->

With \`PAYOUTS=route\`, what a seller earns from an order is transferred to the linked account right after the payment, and held there.
When it is due, it is released, which pays a payout of its own. What the buyer gets back before is reversed. The earnings of a transfer
that was dropped, reversed or has failed are paid in the ordinary way.

\`\`\`mermaid
stateDiagram-v2
    [*] --> PLANNED: the order is paid
${Object.entries<TransferStep>(TRANSFER_LIFECYCLE).flatMap(transferArrows).join('\n')}
    RELEASED --> [*]
    REVERSED --> [*]
    FAILED --> [*]
    DROPPED --> [*]
\`\`\`
`;
}

function arrows([action, { from, to, by }]: [string, Step]): string[] {
  return from.map((status) => `    ${status} --> ${to}: ${action} (${names(by)})`);
}

function paymentArrows([action, { from, to, by }]: [string, PaymentStep]): string[] {
  const actor = by === 'PAYER' ? 'the side that pays' : 'the side that is paid';
  return from.map((status) => `    ${status ?? '[*]'} --> ${to}: ${action} (${actor})`);
}

function payoutArrows([action, { from, to, by }]: [string, PayoutStep]): string[] {
  const who = by === 'STAFF' ? 'staff' : PRODUCT_NAME;
  return from.map((status) => `    ${status} --> ${to}: ${action} (${who})`);
}

function transferArrows([action, { from, to }]: [string, TransferStep]): string[] {
  return from.map((status) => `    ${status} --> ${to}: ${action}`);
}

function onlineArrow([action, { from, to }]: [
  string,
  { from: OnlinePaymentStatus | BlockStatus; to: OnlinePaymentStatus | BlockStatus },
]) {
  return `    ${from} --> ${to}: ${action}`;
}

function onlineEnds(): string {
  return Object.values(ONLINE_LIFECYCLE)
    .map(({ to }) => `    ${to} --> [*]`)
    .join('\n');
}

/** Returns arrows to the final state of the diagram, from each status in which no further step is possible. */
function endings(steps: readonly Step[]): string[] {
  const left = new Set(steps.flatMap(({ from }) => from));
  return [...new Set(steps.map(({ to }) => to))]
    .filter((status) => !left.has(status))
    .map((status) => `    ${status} --> [*]`);
}

function row([action, step]: [string, Step]): string {
  const cells = [action, step.from.join(', '), step.to, names(step.by), conditionOf(step), effectOf(step)];
  return `| ${cells.join(' | ')} |`;
}

function conditionOf({ rentalsOnly, reasonFrom, limit, unpaidOnly, pickUpOnly }: Step): string {
  const conditions = [
    unpaidOnly && 'the order waits for its online payment',
    pickUpOnly && 'the buyer picks it up',
    rentalsOnly && 'it contains a rental',
    limit && LIMITS[limit],
    reasonFrom && `the ${PARTIES[reasonFrom]} gives a reason`,
  ];
  return conditions.filter(Boolean).join('; ');
}

function effectOf({ effect }: Step): string {
  if (!effect) return '';
  const copies = effect.frees.includes('PURCHASE') ? 'all copies' : 'rented copies';
  const become = effect.loses ? 'leave the stock' : 'are available again';
  return `${copies} ${become}; ${EFFECTS[effect.money]}`;
}

function names(by: readonly Party[]): string {
  return by.map((party) => PARTIES[party]).join(' or ');
}
