import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '../../shared/i18n/formatDate';
import { useSend } from '../../shared/send/useSend';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { useLeaveWaitingListMutation, type WaitingPartsFragment } from './Waiting.generated';

type Props = { bookId: string; entry: WaitingPartsFragment };

/** Shows the state of the viewer's entry in a waiting list, with a button to leave. */
export function WaitingNote({ bookId, entry }: Props) {
  const { t } = useLingui();
  const [leave] = useLeaveWaitingListMutation();
  const { send, busy, failure } = useSend({ fallback: t`Failed to leave the waiting list` });
  const request = async () => (await leave({ variables: { input: { bookId } } })).data?.leaveWaitingList;
  return (
    <Box>
      <ErrorAlert message={failure} />
      <Text mb="3">
        <HowItStands entry={entry} />
      </Text>
      <Button variant="outline" loading={busy} onClick={() => void send(request)}>
        <Trans>Leave the waiting list</Trans>
      </Button>
    </Box>
  );
}

function HowItStands({ entry }: Pick<Props, 'entry'>) {
  const { placeInLine, turnEndsAt, isFree } = entry;
  const from = formatDate(entry.rentalPeriod.startsOn);
  const until = formatDate(entry.rentalPeriod.endsOn);
  if (turnEndsAt !== null && !isFree) {
    return (
      <Trans>
        A copy was available for your dates, but another reader took it. To be notified of the next copy, join
        the waiting list again.
      </Trans>
    );
  }
  if (turnEndsAt !== null) {
    return (
      <Trans>
        A copy is available for your dates. It is not reserved: the first reader to order gets it. The next
        reader in line is notified on {formatDateTime(turnEndsAt)}.
      </Trans>
    );
  }
  if (isFree) {
    return (
      <Trans>
        A copy is available from {from} to {until}. The reader ahead of you was notified first, but nothing is
        reserved: you can rent the copy now. Your place in line: {placeInLine}.
      </Trans>
    );
  }
  return (
    <Trans>
      You will be notified when a copy is available from {from} to {until}. Your place in line: {placeInLine}.
    </Trans>
  );
}
