import { PRODUCT_NAME } from '../domain/shared/product.js';
import { DISPUTE_LIFECYCLE, DisputeStatus, isOpen, type DisputeStep } from '../domain/disputes/dispute.js';

/** Returns the section of docs/lifecycle.md about disputes, with a Mermaid diagram. */
export function lifeOfDisputes(): string {
  return `
## The life of a dispute

<!-- Drawn from DISPUTE_LIFECYCLE (server/domain/disputes/dispute.ts). -->

A buyer opens a dispute about a fulfillment. The seller is asked to answer within \`DISPUTE_ANSWER_DAYS\` days. After
\`DISPUTE_DECISION_DAYS\` days, an undecided dispute ends for the buyer. Books that are to be sent back must be sent within
\`DISPUTE_SENDING_DAYS\` days, and their arrival is confirmed within \`DISPUTE_ARRIVAL_DAYS\` days of the sending.

\`\`\`mermaid
stateDiagram-v2
    [*] --> OPEN: open (buyer)
${Object.entries<DisputeStep>(DISPUTE_LIFECYCLE).flatMap(arrows).join('\n')}
${endings()}
\`\`\`
`;
}

function arrows([action, { from, to, by }]: [string, DisputeStep]): string[] {
  const actor = by === 'PANNA' ? PRODUCT_NAME : by.toLowerCase();
  return from.map((status) => `    ${status} --> ${to}: ${action} (${actor})`);
}

function endings(): string {
  const ends = Object.values(DisputeStatus).filter((status) => !isOpen({ status }));
  return ends.map((status) => `    ${status} --> [*]`).join('\n');
}
