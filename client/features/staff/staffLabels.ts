import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffAction, StaffRole } from '../../shared/contract/schema.generated';

export const STAFF_ROLE_LABELS: Record<StaffRole, MessageDescriptor> = {
  SUPPORT: msg`Support`,
  MODERATOR: msg`Moderator`,
  FINANCE: msg`Finance`,
  ADMINISTRATOR: msg`Administrator`,
};

/** Describes the abilities of each role to the person who grants it. */
export const STAFF_ROLE_HINTS: Record<StaffRole, MessageDescriptor> = {
  SUPPORT: msg`Can see orders and contact details, view the site as a user, and handle complaints.`,
  MODERATOR: msg`Can act on reports, and remove and restore listings and reviews.`,
  FINANCE: msg`Can see all orders with their payments, deposits and fees. Can decide disputes, settle failed refunds and record payouts.`,
  ADMINISTRATOR: msg`Can do everything that other staff can, and can grant and remove roles.`,
};

export const STAFF_ACTION_LABELS: Record<StaffAction, MessageDescriptor> = {
  GRANT_ROLE: msg`Role granted`,
  REVOKE_ROLE: msg`Role removed`,
  START_SUPPORT_VIEW: msg`Support view started`,
  SEE_PAGE: msg`Page viewed in a support view`,
  END_SUPPORT_VIEW: msg`Support view ended`,
  READ_PHOTO: msg`Photos of an order viewed`,
  READ_ORDER: msg`Order viewed`,
  READ_CONTACT: msg`Contact details viewed`,
  READ_MONEY: msg`Payouts, refunds or other money viewed`,
  READ_BANK_ACCOUNT: msg`Bank account viewed`,
  READ_REPORT: msg`Report on a listing or review viewed`,
  READ_COMPLAINT: msg`Complaint viewed`,
  ANSWER_COMPLAINT: msg`Complaint answered`,
  SETTLE_COMPLAINT: msg`Complaint settled`,
  DECIDE_DISPUTE: msg`Dispute decided`,
  RETRY_REFUND: msg`Failed refund tried again`,
  SETTLE_REFUND: msg`Failed refund paid another way`,
  SETTLE_UNKNOWN_PAYMENT: msg`Payment of unknown origin resolved`,
  SETTLE_DIFFERENCE: msg`Difference from the provider resolved`,
  ACCEPT_CHARGEBACK: msg`Chargeback accepted`,
  CONTEST_CHARGEBACK: msg`Chargeback contested`,
  REQUEST_APPROVAL: msg`Approval requested`,
  APPROVE_STEP: msg`Step approved`,
  DECLINE_STEP: msg`Step declined`,
  SETTLE_PAYOUT: msg`Payout recorded`,
  SETTLE_DEBT: msg`Debt paid back by a seller`,
  RECORD_TAX_PAYMENT: msg`Tax paid to the government`,
  RESTRICT_PAYOUT_ACCOUNT: msg`Payouts to a seller stopped`,
  REINSTATE_PAYOUT_ACCOUNT: msg`Payouts to a seller resumed`,
  RESET_FACTORS: msg`All second factors removed`,
};
