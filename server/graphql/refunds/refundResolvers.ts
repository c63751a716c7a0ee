import { RefundAccountResolver, RefundOfOrderResolver } from './RefundAccountResolver.js';
import { RefundPayoutResolver } from './RefundPayoutResolver.js';

/** The resolvers of refunds by payout: for staff, for the refund account of the buyer, and for orders. */
export const REFUND_RESOLVERS = [RefundPayoutResolver, RefundAccountResolver, RefundOfOrderResolver] as const;
