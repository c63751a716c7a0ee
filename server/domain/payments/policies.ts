import { can, type AccountPrincipal } from '../accounts/principal.js';
import { answerProblem, type ChargebackFacts } from './chargeback.js';

/** True if the viewer can record a repayment of this seller's debt. Nobody can record a repayment of their own debt. */
export function canSettleDebt(viewer: AccountPrincipal, { sellerId }: { sellerId: string }): boolean {
  return can(viewer, 'money:settle') && viewer.id !== sellerId;
}

/** The two sides of a refund. The seller is null if the payment was not for an order. */
interface RefundSides {
  buyerId: string;
  sellerId: string | null;
}

/** True if the member of staff is the buyer or the seller. They can try the refund again, but cannot settle it. */
function isOwnRefund({ id }: Pick<AccountPrincipal, 'id'>, { buyerId, sellerId }: RefundSides): boolean {
  return id === buyerId || id === sellerId;
}

/** True for staff with `money:settle` who are neither the buyer nor the seller of the refund. */
export function canSettleRefund(viewer: AccountPrincipal, sides: RefundSides): boolean {
  return can(viewer, 'money:settle') && !isOwnRefund(viewer, sides);
}

/** The buyer and the sellers of the order that was paid. Empty for a payment of unknown origin. */
export interface ChargebackSides {
  buyerId: string | null;
  sellerIds: readonly string[];
}

/** True if the member of staff is the buyer or a seller of the order. Another member of staff must answer its chargeback. */
export function isOwnChargeback(
  { id }: Pick<AccountPrincipal, 'id'>,
  { buyerId, sellerIds }: ChargebackSides,
): boolean {
  return id === buyerId || sellerIds.includes(id);
}

/**
 * True for staff with `money:settle` who are neither buyer nor seller of the order, as long as the chargeback can be answered.
 */
export function canAnswerChargeback(
  viewer: AccountPrincipal,
  chargeback: ChargebackFacts & ChargebackSides,
  now: Date,
): boolean {
  const isAllowed = can(viewer, 'money:settle') && !isOwnChargeback(viewer, chargeback);
  return isAllowed && answerProblem('contestChargeback', chargeback, now) === null;
}
