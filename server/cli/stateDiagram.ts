import { PRODUCT_NAME } from '../domain/shared/product.js';

const ACTORS = { PANNA: PRODUCT_NAME, STAFF: 'staff', BANK: 'the buyer’s bank' };

/** A step of a lifecycle. In `from`, null stands for the beginning. */
interface DrawnStep {
  from: readonly (string | null)[];
  to: string;
  by?: keyof typeof ACTORS;
}

/** Returns the drawing of a lifecycle for docs/lifecycle.md: each step, and the statuses that no step leaves. */
export function stateDiagram(lifecycle: Readonly<Record<string, DrawnStep>>): string {
  const steps = Object.entries(lifecycle);
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
