import { mutate, type Refusal } from '../mutate.js';
import { PASSWORD, type Person } from '../people/people.js';
import { runPaymentJobs, type PayingMarketplace } from './paying.js';

/** A sum in rupees, and the number of amounts in it. */
export type SeenFigure = [amount: string, count: number];

/** The fields of the money page that tests read. */
export interface SeenMoney {
  figures: Record<FigureName, SeenFigure>;
  refunds: SeenRefund[];
  unknown: SeenUnknown[];
}

const FIGURES = [
  'captured',
  'refunded',
  'refundsUnderWay',
  'refundsStuck',
  'depositsHeld',
  'owedToSellers',
  'paidOut',
  'commission',
  'unknownPayments',
  'chargebacks',
] as const;
type FigureName = (typeof FIGURES)[number];

interface Amount {
  amount: string;
  currencyCode: string;
}

interface SeenRefund {
  id: string;
  order: { id: string } | null;
  buyer: { name: string };
  amount: Amount;
  provider: string;
  tries: number;
  failure: string;
  failedAt: string;
  since: string;
  buyerIsMailed: boolean;
  viewerCanRetry: boolean;
  viewerCanSettle: boolean;
}

interface SeenUnknown {
  id: string;
  provider: string;
  reference: string;
  amount: Amount;
  status: string;
  recordedAt: string;
  viewerCanSettle: boolean;
}

const MONEY = `{
  moneyOverview { ${FIGURES.map((name) => `${name} { amount { amount } count }`).join(' ')} }
  stuckRefunds { nodes {
    id order { id } buyer { name } amount { amount currencyCode } provider tries failure failedAt since buyerIsMailed viewerCanRetry viewerCanSettle } }
  unknownPayments { nodes { id provider reference amount { amount currencyCode } status recordedAt viewerCanSettle } }
}`;

/** Returns the figures and the lists of the money page, as a member of staff sees them. */
export async function moneySeenBy(
  { marketplace }: Pick<PayingMarketplace, 'marketplace'>,
  staff: Person,
): Promise<SeenMoney> {
  const seen = await marketplace.ask<{
    moneyOverview: Record<FigureName, { amount: { amount: string }; count: number }>;
    stuckRefunds: { nodes: SeenRefund[] };
    unknownPayments: { nodes: SeenUnknown[] };
  }>(MONEY, {}, staff.token);
  const figures = Object.fromEntries(
    FIGURES.map((name) => [name, [seen.moneyOverview[name].amount.amount, seen.moneyOverview[name].count]]),
  ) as Record<FigureName, SeenFigure>;
  return { figures, refunds: seen.stuckRefunds.nodes, unknown: seen.unknownPayments.nodes };
}

const SUBJECTS = {
  retryRefund: 'order { id }',
  settleRefund: 'order { id }',
  settleUnknownPayment: 'payment { id }',
} as const;

/** Takes a step as a member of staff. Returns the refusals; empty if it succeeded. */
export async function settle(
  { marketplace }: Pick<PayingMarketplace, 'marketplace'>,
  staff: Person,
  step: keyof typeof SUBJECTS,
  input: object,
): Promise<Pick<Refusal, 'code' | 'field'>[]> {
  const { userErrors } = await mutate<object>(marketplace, staff, step, SUBJECTS[step], input);
  return userErrors.map(({ code, field }) => ({ code, field }));
}

/** Confirms the identity of a member of staff for the next 10 minutes. */
export async function confirm(
  { marketplace }: Pick<PayingMarketplace, 'marketplace'>,
  staff: Person,
): Promise<void> {
  await mutate<object>(marketplace, staff, 'confirmIdentity', '__typename', { password: PASSWORD });
}

/** Makes all waiting refunds fail until none is retried automatically. */
export async function failRefunds(paying: PayingMarketplace): Promise<void> {
  const { faults } = paying.simulation.simulator;
  faults.refunds = 'failed';
  for (let hour = 0; hour < 7; hour += 1) {
    await runPaymentJobs(paying);
    paying.marketplace.clock.advanceMinutes(61);
  }
  faults.refunds = 'processed';
}
