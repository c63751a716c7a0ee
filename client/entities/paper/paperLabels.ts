import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaperKind } from '../../shared/contract/schema.generated';

export const PAPER_LABELS: Record<PaperKind, MessageDescriptor> = {
  BILL_OF_SUPPLY: msg`Bill of supply`,
  INVOICE: msg`Tax invoice`,
  CREDIT_NOTE: msg`Credit note`,
  COMMISSION_INVOICE: msg`Commission invoice`,
  COMMISSION_CREDIT_NOTE: msg`Credit note for commission`,
};
