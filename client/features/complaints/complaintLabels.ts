import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ComplaintEntryAction,
  ComplaintKind,
  ComplaintStatus,
} from '../../shared/contract/schema.generated';
import type { Tone } from '../../shared/ui/StatusChip';

/** Labels of the subjects of complaints, in the order of the form. */
export const COMPLAINT_KIND_LABELS: Record<ComplaintKind, MessageDescriptor> = {
  ORDER: msg`An order`,
  SELLER: msg`A seller`,
  LISTING: msg`A listing`,
  PAYMENT: msg`A payment or refund`,
  PRIVACY: msg`My personal data`,
  SITE: msg`The site, or something else`,
};

export const COMPLAINT_STATUS_LABELS: Record<ComplaintStatus, MessageDescriptor> = {
  OPEN: msg`Waiting for an answer`,
  ANSWERED: msg`Answered`,
  SETTLED: msg`Settled by staff`,
  WITHDRAWN: msg`Withdrawn by the complainant`,
};

export const COMPLAINT_TONES: Record<ComplaintStatus, Tone> = {
  OPEN: 'warning',
  ANSWERED: 'info',
  SETTLED: 'success',
  WITHDRAWN: 'default',
};

export const COMPLAINT_ENTRY_LABELS: Record<ComplaintEntryAction, MessageDescriptor> = {
  OPEN: msg`The complaint`,
  ANSWER: msg`Answer from the marketplace`,
  REPLY: msg`Reply from the complainant`,
  SETTLE: msg`Outcome`,
  WITHDRAW: msg`Withdrawn by the complainant`,
};
