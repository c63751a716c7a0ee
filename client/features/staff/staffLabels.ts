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
  SUPPORT: msg`Sees orders and contact details, and the site as an account sees it.`,
  MODERATOR: msg`Settles reports, and removes and restores listings and reviews.`,
  FINANCE: msg`Sees all orders, with their payments, deposits and fees.`,
  ADMINISTRATOR: msg`Can do everything that other staff can, and grants roles.`,
};

export const STAFF_ACTION_LABELS: Record<StaffAction, MessageDescriptor> = {
  GRANT_ROLE: msg`Role granted`,
  REVOKE_ROLE: msg`Role removed`,
  START_SUPPORT_VIEW: msg`Support view started`,
  SEE_PAGE: msg`Page seen in a support view`,
  END_SUPPORT_VIEW: msg`Support view ended`,
  READ_PHOTO: msg`Photo of a rental seen`,
  READ_ORDER: msg`Order read`,
  READ_CONTACT: msg`Contact details read`,
  RESET_FACTORS: msg`All second steps removed`,
};
