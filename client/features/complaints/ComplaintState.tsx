import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '../../shared/i18n/formatDate';
import { StatusChip } from '../../shared/ui/StatusChip';
import { COMPLAINT_STATUS_LABELS, COMPLAINT_TONES } from './complaintLabels';
import type { ComplaintSummaryFragment } from './Complaints.generated';

type Props = { complaint: ComplaintSummaryFragment };

/** Shows the status of a complaint, with a note if its next deadline has passed. */
export function ComplaintChips({ complaint: { status, isOverdue } }: Props) {
  const { t } = useLingui();
  return (
    <Flex gap="2" wrap="wrap">
      {isOverdue && (
        <StatusChip tone="error">
          <Trans>Overdue</Trans>
        </StatusChip>
      )}
      <StatusChip tone={COMPLAINT_TONES[status]}>{t(COMPLAINT_STATUS_LABELS[status])}</StatusChip>
    </Flex>
  );
}

/**
 * Shows the date of a complaint and, while it is open, its deadlines. For a closed complaint, shows the date on which it
 * was closed.
 */
export function ComplaintDates({ complaint }: Props) {
  const { status, openedAt, closedAt } = complaint;
  const opened = formatDate(openedAt);
  const closed = closedAt && formatDate(closedAt);
  return (
    <Text color="fg.muted" textStyle="sm">
      <Trans>Made on {opened}.</Trans> {!closed && <Deadlines complaint={complaint} />}
      {closed && status === 'SETTLED' && <Trans>Settled on {closed}.</Trans>}
      {closed && status === 'WITHDRAWN' && <Trans>Withdrawn on {closed}.</Trans>}
    </Text>
  );
}

function Deadlines({ complaint: { status, answerBy, settleBy } }: Props) {
  const answer = formatDateTime(answerBy);
  const settle = formatDate(settleBy);
  return (
    <>
      {status === 'OPEN' && <Trans>To be answered by {answer}.</Trans>}{' '}
      <Trans>To be settled by {settle}.</Trans>
    </>
  );
}
