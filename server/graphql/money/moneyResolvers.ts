import { BlockIssueResolver } from './BlockIssueResolver.js';
import { ChargebackResolver } from './ChargebackResolver.js';
import { DifferenceResolver } from './DifferenceResolver.js';
import { FailedTransferResolver } from './FailedTransferResolver.js';
import { MoneyResolver, StuckRefundResolver } from './MoneyResolver.js';
import { APPROVALS_OF_SUBJECTS } from './SubjectResolvers.js';

/** The resolvers of the money page. */
export const MONEY_RESOLVERS = [
  BlockIssueResolver,
  ChargebackResolver,
  DifferenceResolver,
  FailedTransferResolver,
  MoneyResolver,
  StuckRefundResolver,
  ...APPROVALS_OF_SUBJECTS,
] as const;
