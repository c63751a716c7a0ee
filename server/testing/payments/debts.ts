import { mutate } from '../mutate.js';
import type { Person } from '../people/people.js';
import type { PayingMarketplace } from './paying.js';
import { confirm } from './staffMoney.js';

/** A debt of a seller as tests read it, with the amount in rupees. */
export interface SeenDebt {
  seller: { id: string; name: string };
  amount: string;
  since: string;
  daysOpen: number;
  viewerCanSettle: boolean;
  approval: { id: string } | null;
}

type GraphqlDebt = Omit<SeenDebt, 'amount'> & { amount: { amount: string } };

const DEBTS = `{ sellerDebts { totalCount nodes {
  seller { id name } amount { amount } since daysOpen viewerCanSettle approval { id } } } }`;

/** Returns the debts of sellers as a member of staff sees them, oldest first. */
export async function debtsSeenBy({ marketplace }: PayingMarketplace, staff: Person): Promise<SeenDebt[]> {
  const { sellerDebts } = await marketplace.ask<{ sellerDebts: { nodes: GraphqlDebt[] } }>(
    DEBTS,
    {},
    staff.token,
  );
  return sellerDebts.nodes.map(({ amount, ...debt }) => ({ ...debt, amount: amount.amount }));
}

/** A repayment as tests enter it. */
export interface EnteredRepayment {
  amount: string;
  reference: string;
  reason?: string;
}

/**
 * Confirms the identity of a member of staff, and records a repayment. Returns the error code if it is refused, otherwise null.
 */
export async function settleDebt(
  paying: PayingMarketplace,
  staff: Person,
  sellerId: string,
  { reason = 'The seller sent a bank transfer', ...entered }: EnteredRepayment,
): Promise<string | null> {
  await confirm(paying, staff);
  const input = { sellerId, reason, ...entered };
  const { userErrors } = await mutate<object>(
    paying.marketplace,
    staff,
    'settleSellerDebt',
    'debt { amount { amount } }',
    input,
  );
  return userErrors[0]?.code ?? null;
}
