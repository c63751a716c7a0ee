import { PRODUCT_NAME } from '../domain/shared/product.js';
import { LIFECYCLE, type Party, type Step } from '../domain/orders/orderStatus.js';
import { BUY, EXTEND, SEND_BACK } from '../domain/orders/rentalSteps.js';
import { CODE_DIGITS, MOST_WRONG_CODES } from '../domain/orders/pickUp.js';
import { lifecyclesOfMoney } from './lifecyclesOfMoney.js';

const PARTIES: Record<Party, string> = { BUYER: 'buyer', SELLER: 'seller', PANNA: PRODUCT_NAME };

const EFFECTS: Record<NonNullable<Step['effect']>['money'], string> = {
  GIVE_ALL_BACK: 'charges and deposits are cancelled; the seller pays back what was paid',
  SETTLE_DEPOSITS: 'deposits are released, less late fees and withheld amounts',
  KEEP_FOR_LOSS: 'the deposits pay for them and for late fees; the rest is released',
  GIVE_LOSS_BACK: 'the seller pays back what was kept for them',
};

const LIMITS: Record<NonNullable<Step['limit']>, string> = {
  OVERDUE: 'the seller waits until `ORDER_LOSS_DECLARATION_DAYS` days after the due date',
  UNCOLLECTED: '`ORDER_UNCOLLECTED_DAYS` days have passed',
  FINDABLE: 'at most `ORDER_FINDING_DAYS` days have passed',
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
it is the hand-over; at most ${MOST_WRONG_CODES} wrong codes are taken within an hour. It is never assumed delivered: after
\`ORDER_UNCOLLECTED_DAYS\` days, either side can cancel it, and after \`ORDER_PICK_UP_DAYS\` days it is cancelled.

All rented copies of a fulfillment are declared lost together, as they are returned together. The buyer can declare them
lost at any time. Copies that are \`ORDER_LOSS_DAYS\` days overdue, and were neither returned nor sent back, are assumed lost. A
fulfillment whose copies are not found stays lost.

Any other step is refused with a code. A step that the same person repeats succeeds again without an effect. The timeline
records the person, time and reason of every step, and the other side is notified.

${lifecyclesOfMoney()}`;
}

function arrows([action, { from, to, by }]: [string, Step]): string[] {
  return from.map((status) => `    ${status} --> ${to}: ${action} (${names(by)})`);
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
