import { PRODUCT_NAME } from '../domain/shared/product.js';
import { EXTEND, LIFECYCLE, type Party, type Step } from '../domain/orders/orderStatus.js';

const PARTIES: Record<Party, string> = { BUYER: 'buyer', SELLER: 'seller', PANNA: PRODUCT_NAME };

const EFFECTS: Record<NonNullable<Step['effect']>['money'], string> = {
  GIVE_ALL_BACK: 'charges and deposits are given back',
  SETTLE_DEPOSITS: 'deposits are released, less late fees and what is withheld',
};

/** The page of the documentation that draws the life of a fulfillment, as Markdown with a Mermaid diagram. */
export function lifecyclePage(): string {
  const steps = Object.entries<Step>({ ...LIFECYCLE, extend: EXTEND });
  return `<!-- Drawn from LIFECYCLE (server/domain/orders/orderStatus.ts) by \`npm run lifecycle\`; do not edit. -->

# The life of a fulfillment

A fulfillment is what one seller sends of an order. The status of an order is that of its least advanced
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

What was only bought ends as delivered. An extension charges the months that it adds, and is refused when somebody else
has reserved the copies; the refusal names the latest possible day.

A fulfillment that its seller does not confirm within \`ORDER_CONFIRMATION_DAYS\` days expires.

Any other step is refused, with a code that says why. A step that the same person repeats is answered as it was the first
time. The timeline records every step with who took it, when and why, and the other side is told.
`;
}

function arrows([action, { from, to, by }]: [string, Step]): string[] {
  return from.map((status) => `    ${status} --> ${to}: ${action} (${names(by)})`);
}

/** Where nothing leads on. */
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

function conditionOf({ rentalsOnly, reasonFrom }: Step): string {
  const conditions = [
    rentalsOnly && 'something was rented',
    reasonFrom && `the ${PARTIES[reasonFrom]} gives a reason`,
  ];
  return conditions.filter(Boolean).join('; ');
}

function effectOf({ effect }: Step): string {
  if (!effect) return '';
  const copies = effect.frees.includes('PURCHASE') ? 'all copies' : 'rented copies';
  return `${copies} are free again; ${EFFECTS[effect.money]}`;
}

function names(by: readonly Party[]): string {
  return by.map((party) => PARTIES[party]).join(' or ');
}
