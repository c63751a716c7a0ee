import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '../../shared/i18n/formatDate';
import type { DisputePartsFragment } from '../fulfillment/Disputes.generated';

type Props = { dispute: DisputePartsFragment };

/**
 * Shows who must act next in an open dispute and when it ends automatically. For a closed dispute, shows when and how
 * it ended.
 */
export function DisputeDates({ dispute }: Props) {
  return (
    <Text color="fg.muted" textStyle="sm">
      {dispute.closedAt ? (
        <End status={dispute.status} date={formatDate(dispute.closedAt)} />
      ) : (
        <Deadlines dispute={dispute} />
      )}
    </Text>
  );
}

function Deadlines({ dispute: { status, answerBy, endsAt } }: Props) {
  const answerDate = formatDateTime(answerBy);
  const endDate = formatDate(endsAt);
  if (status === 'AWAITING_RETURN')
    return (
      <Trans>
        The buyer must send the books back by {endDate}. Otherwise the dispute will end without a refund.
      </Trans>
    );
  if (status === 'RETURN_SENT')
    return (
      <Trans>
        The seller has been asked to confirm the arrival. Without an answer, the buyer will be refunded on{' '}
        {endDate}.
      </Trans>
    );
  if (status === 'RETURN_CONTESTED')
    return <Trans>Our staff will decide. Without a decision, the buyer will be refunded on {endDate}.</Trans>;
  return (
    <>
      {status === 'OPEN' && <Trans>The seller has been asked to answer by {answerDate}.</Trans>}{' '}
      <Trans>
        Without an agreement or a decision, the dispute will end in the buyer’s favour on {endDate}.
      </Trans>
    </>
  );
}

function End({ status, date }: { status: DisputePartsFragment['status']; date: string }) {
  if (status === 'SETTLED') return <Trans>Settled by buyer and seller on {date}.</Trans>;
  if (status === 'WITHDRAWN') return <Trans>Withdrawn by the buyer on {date}.</Trans>;
  if (status === 'DECIDED') return <Trans>Decided by staff on {date}.</Trans>;
  if (status === 'RETURNED') return <Trans>Refunded after the return on {date}.</Trans>;
  if (status === 'LAPSED')
    return <Trans>Ended without a refund on {date}, because the books were not sent back in time.</Trans>;
  return <Trans>Ended in the buyer’s favour on {date}, because nobody decided it in time.</Trans>;
}
