import { RefundAccountResolver, RefundOfOrderResolver } from './RefundAccountResolver.js';
import { RefundPayoutResolver } from './RefundPayoutResolver.js';

/** The resolvers of refunds by payout. */
export const REFUND_RESOLVERS = [RefundPayoutResolver, RefundAccountResolver, RefundOfOrderResolver] as const;
