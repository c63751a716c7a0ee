import { BlockIssueResolver } from './BlockIssueResolver.js';
import { ChargebackResolver } from './ChargebackResolver.js';
import { DifferenceResolver } from './DifferenceResolver.js';
import { FailedTransferResolver } from './FailedTransferResolver.js';
import { MoneyResolver, StuckRefundResolver } from './MoneyResolver.js';
import { SellerDebtResolver } from './SellerDebtResolver.js';
import { TaxPaymentResolver } from './TaxPaymentResolver.js';
import { StrandedPayoutResolver } from './StrandedPayoutResolver.js';
import { APPROVALS_OF_SUBJECTS } from './SubjectResolvers.js';

/** The resolvers of the money page. */
export const MONEY_RESOLVERS = [
  BlockIssueResolver,
  ChargebackResolver,
  DifferenceResolver,
  FailedTransferResolver,
  MoneyResolver,
  SellerDebtResolver,
  TaxPaymentResolver,
  StrandedPayoutResolver,
  StuckRefundResolver,
  ...APPROVALS_OF_SUBJECTS,
] as const;
