import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '../../shared/i18n/formatDate';
import { useSend } from '../../shared/send/useSend';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { useLeaveWaitingListMutation, type WaitingPartsFragment } from './Waiting.generated';

type Props = { bookId: string; entry: WaitingPartsFragment };

/** How it stands with the viewer's entry in the waiting list of a book, and the way out of it. */
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
        A copy was free for your days, but somebody else was quicker. To be told again, join the waiting list
        once more.
      </Trans>
    );
  }
  if (turnEndsAt !== null) {
    return (
      <Trans>
        A copy has come free for your days. It is not reserved for you: whoever orders first gets it. The next
        person is told on {formatDateTime(turnEndsAt)}.
      </Trans>
    );
  }
  if (isFree) {
    return (
      <Trans>
        A copy is free from {from} to {until}. Somebody before you was told first, but nothing is reserved:
        you can rent it now. Your place in line: {placeInLine}.
      </Trans>
    );
  }
  return (
    <Trans>
      You will be told when a copy is free from {from} to {until}. Your place in line: {placeInLine}.
    </Trans>
  );
}
