import {
  COMPLAINT_LIFECYCLE,
  ComplaintStatus,
  isUnsettled,
  type ComplaintStep,
} from '../domain/complaints/complaint.js';

/** Returns the section of docs/lifecycle.md about complaints, with a Mermaid diagram. */
export function lifeOfComplaints(): string {
  return `
## The life of a complaint

<!-- Drawn from COMPLAINT_LIFECYCLE (server/domain/complaints/complaint.ts). -->

Anybody with an account makes a complaint to the marketplace. Staff answer every message within \`COMPLAINT_ANSWER_DAYS\` days and settle
the complaint within a month. Nothing happens by itself after a deadline: the complaint is overdue.

\`\`\`mermaid
stateDiagram-v2
    [*] --> OPEN: complain (complainant)
${Object.entries<ComplaintStep>(COMPLAINT_LIFECYCLE).flatMap(arrows).join('\n')}
${endings()}
\`\`\`
`;
}

function arrows([action, { from, to, by }]: [string, ComplaintStep]): string[] {
  return from.map((status) => `    ${status} --> ${to}: ${action} (${by.toLowerCase()})`);
}

function endings(): string {
  const ends = Object.values(ComplaintStatus).filter((status) => !isUnsettled({ status }));
  return ends.map((status) => `    ${status} --> [*]`).join('\n');
}
