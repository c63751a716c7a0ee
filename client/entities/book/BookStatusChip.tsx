import { useLingui } from '@lingui/react/macro';
import type { BookStatus } from '../../shared/contract/schema.generated';
import { BOOK_STATUS_LABELS } from './bookLabels';
import { StatusChip } from '../../shared/ui/StatusChip';

/** Shows the status of a book: green if it is available, otherwise red. */
export function BookStatusChip({ status }: { status: BookStatus }) {
  const { t } = useLingui();
  return (
    <StatusChip tone={status === 'AVAILABLE' ? 'success' : 'error'}>
      {t(BOOK_STATUS_LABELS[status])}
    </StatusChip>
  );
}
