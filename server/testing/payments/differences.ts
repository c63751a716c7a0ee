import { mutate, type Refusal } from '../mutate.js';
import type { Person } from '../people/people.js';
import type { PayingMarketplace } from './paying.js';

interface Amount {
  amount: string;
  currencyCode: string;
}

/** A difference between provider and marketplace, as tests read it. */
export interface SeenDifference {
  id: string;
  provider: string;
  subject: string;
  reference: string;
  kind: string;
  ourStatus: string | null;
  ourAmount: Amount | null;
  theirStatus: string | null;
  theirAmount: Amount | null;
  ourFee: Amount | null;
  theirFee: Amount | null;
  ourReversed: Amount | null;
  theirReversed: Amount | null;
  occurredAt: string;
  firstSeenAt: string;
  lastSeenAt: string;
  daysOpen: number;
  viewerCanSettle: boolean;
}

const DIFFERENCES = `{ reconciliationDifferences { nodes {
  id provider subject reference kind ourStatus ourAmount { amount currencyCode } theirStatus
  theirAmount { amount currencyCode } ourFee { amount currencyCode } theirFee { amount currencyCode }
  ourReversed { amount currencyCode } theirReversed { amount currencyCode } occurredAt firstSeenAt lastSeenAt daysOpen viewerCanSettle } } }`;

/** Returns the open differences as a member of staff sees them. */
export async function differencesSeenBy(
  { marketplace }: Pick<PayingMarketplace, 'marketplace'>,
  staff: Person,
): Promise<SeenDifference[]> {
  const seen = await marketplace.ask<{ reconciliationDifferences: { nodes: SeenDifference[] } }>(
    DIFFERENCES,
    {},
    staff.token,
  );
  return seen.reconciliationDifferences.nodes;
}

/** Settles a difference. Returns the refusals; empty if it succeeded. */
export async function settleDifference(
  { marketplace }: Pick<PayingMarketplace, 'marketplace'>,
  staff: Person,
  input: object,
): Promise<Pick<Refusal, 'code' | 'field'>[]> {
  const { userErrors } = await mutate<object>(
    marketplace,
    staff,
    'settleDifference',
    'difference { id }',
    input,
  );
  return userErrors.map(({ code, field }) => ({ code, field }));
}
