import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Approval } from '../../usecases/approvals/viewApprovals.js';
import { ApprovalType } from '../approvals/ApprovalTypes.js';
import type { GraphQLContext } from '../context.js';
import { PayoutType } from '../payouts/PayoutTypes.js';
import { RefundPayoutType } from '../refunds/RefundPayoutTypes.js';
import { ChargebackType } from './ChargebackTypes.js';
import { DifferenceType } from './DifferenceTypes.js';
import { StuckRefundType } from './StuckRefundTypes.js';
import { SellerDebtType } from './SellerDebtTypes.js';
import { UnknownPaymentType } from './UnknownPaymentTypes.js';

const PENDING = {
  nullable: true,
  description:
    'The pending request for approval by a second member of staff. Null if there is none, or if you lack the ' +
    'ability `money:read`.',
};

/** An object that a step with money may be about. */
type Subject = { id: string };

/** Returns a resolver that adds the field `approval` to a type: the pending request about an object of that type. */
function approvalsOf(type: new () => Subject) {
  @Resolver(() => type)
  class ApprovalOfSubject {
    @FieldResolver(() => ApprovalType, PENDING)
    approval(@Root() { id }: Subject, @Ctx() { loaders }: GraphQLContext): Promise<Approval | null> {
      return loaders.approval.load(id);
    }
  }
  return ApprovalOfSubject;
}

/** The resolvers of the field `approval`, one for each type that has it. */
export const APPROVALS_OF_SUBJECTS = [
  StuckRefundType,
  RefundPayoutType,
  UnknownPaymentType,
  DifferenceType,
  PayoutType,
  SellerDebtType,
  ChargebackType,
].map(approvalsOf);
