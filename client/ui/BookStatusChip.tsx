import { useLingui } from '@lingui/react/macro';
import type { BookStatus } from '../apollo/schema.generated';
import { BOOK_STATUS_LABELS } from '../i18n/bookLabels';
import { StatusChip } from './StatusChip';

/** Whether a book is available: green if it can, red otherwise. */
export function BookStatusChip({ status }: { status: BookStatus }) {
  const { t } = useLingui();
  return (
    <StatusChip tone={status === 'AVAILABLE' ? 'success' : 'error'}>
      {t(BOOK_STATUS_LABELS[status])}
    </StatusChip>
  );
}
