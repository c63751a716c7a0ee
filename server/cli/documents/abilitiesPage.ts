import { ABILITIES, abilitiesOf, STAFF_ABILITIES, type Ability } from '../../domain/accounts/abilities.js';
import { publicSchema } from '../../graphql/schema.js';
import { page, table } from './markdown.js';
import { operationsOfRest, operationsOfSchema, type Operation } from '../abilities/operations.js';
import { PUBLIC_OPERATIONS } from '../abilities/publicOperations.js';

const HOLDERS: [string, ReadonlySet<Ability>][] = [
  ['reader', abilitiesOf('READER')],
  ['publisher', abilitiesOf('PUBLISHER')],
  ...Object.entries(STAFF_ABILITIES).map(([kind, abilities]): [string, ReadonlySet<Ability>] => [
    kind.toLowerCase(),
    new Set<Ability>(abilities),
  ]),
];

const KINDS = { Query: 'Queries', Mutation: 'Mutations', Subscription: 'Subscriptions', REST: 'REST calls' };

/** Returns the content of docs/abilities.md. Runs each operation to find the abilities that it actually checks. */
export async function abilitiesPage(): Promise<string> {
  const operations = [...(await operationsOfSchema(publicSchema())), ...(await operationsOfRest())];
  return page('server/domain/accounts/abilities.ts and the operations themselves', 'Abilities', [
    'An ability is something that a caller may do. An account has those of its role, and staff have more. Without the ability an operation is refused with FORBIDDEN and the name of the ability, or with "not found" where the object is private. `npm run abilities` prints this page.',
    table(['ability', 'what it allows', 'who has it'], Object.entries(ABILITIES).map(abilityRow)),
    ...Object.entries(KINDS).flatMap(([kind, heading]) =>
      section(
        heading,
        operations.filter((each) => each.kind === kind),
      ),
    ),
    '## Without an ability',
    table(
      ['why', 'operations'],
      Object.entries(PUBLIC_OPERATIONS).map(([why, names]) => [why, names.map(code).join(', ')]),
    ),
  ]);
}

function abilityRow([name, text]: [string, string]): string[] {
  const holders = HOLDERS.filter(([, abilities]) => abilities.has(name as Ability)).map(([who]) => who);
  return [code(name), text, holders.join(', ') || 'Panna itself'];
}

function section(heading: string, operations: readonly Operation[]): string[] {
  const rows = operations
    .filter(({ abilities }) => abilities.length > 0)
    .map(({ name, abilities }) => [code(name), abilities.map(code).join(' or ')]);
  return [`## ${heading}`, table(['operation', 'ability'], rows)];
}

const code = (text: string) => `\`${text}\``;
