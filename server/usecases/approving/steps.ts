import type { ApprovedStep } from '../../domain/payments/approval.js';
import type { StaffStep } from '../approvals/staffStep.js';
import { ACCEPTING_CHARGEBACKS } from '../chargebacks/answerChargeback.js';
import { SETTLING_DEBTS } from '../money/settleDebt.js';
import { SETTLING_DIFFERENCES } from '../money/settleDifference.js';
import { SETTLING_REFUNDS } from '../money/settleRefund.js';
import { SETTLING_UNKNOWN_PAYMENTS } from '../money/settleUnknownPayment.js';
import { RECORDING_TAXES } from '../payouts/recordTaxPayment.js';
import { SETTLING_PAYOUTS } from '../payouts/settlePayout.js';

/** The steps that may need an approval, by name. */
export const STEPS: Record<ApprovedStep, StaffStep> = {
  SETTLE_REFUND: SETTLING_REFUNDS,
  SETTLE_UNKNOWN_PAYMENT: SETTLING_UNKNOWN_PAYMENTS,
  SETTLE_DIFFERENCE: SETTLING_DIFFERENCES,
  SETTLE_PAYOUT: SETTLING_PAYOUTS,
  SETTLE_DEBT: SETTLING_DEBTS,
  ACCEPT_CHARGEBACK: ACCEPTING_CHARGEBACKS,
  RECORD_TAX_DEDUCTED: RECORDING_TAXES.DEDUCTED,
  RECORD_TAX_COLLECTED: RECORDING_TAXES.COLLECTED,
};
