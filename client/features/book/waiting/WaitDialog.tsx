import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { MonthsField } from '../../../entities/rental/MonthsField';
import { monthsTyped } from '../../../entities/rental/monthsTyped';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextField } from '../../../shared/forms/TextField';
import { useSend } from '../../../shared/send/useSend';
import type { LeaseOfferFragment } from '../facts/Book.generated';
import { likelyToday } from '../rental/useStart';
import { useJoinWaitingListMutation } from './JoinWaitingList.generated';

type Props = { bookId: string; lease: LeaseOfferFragment; onClose: () => void };

/** Asks for which days a reader waits. */
export default function WaitDialog({ bookId, lease, onClose }: Props) {
  const { t } = useLingui();
  const { minDuration: least, longestRental: most } = lease;
  const [typed, setTyped] = useState(String(least));
  const [startsOn, setStartsOn] = useState(likelyToday);
  const months = monthsTyped(typed, least, most);
  const { join, busy, failure } = useJoin(bookId, onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (months !== null && startsOn !== '') void join({ months, startsOn });
  };
  return (
    <FormDialog
      open
      title={t`Tell me when it is free`}
      submit={t`Tell me`}
      disabled={months === null || startsOn === ''}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        <Trans>
          You get a mail when a copy is free on these days. First come, first told. Nothing is reserved for
          you.
        </Trans>
      </Text>
      <TextField
        label={t`Start date`}
        type="date"
        min={likelyToday()}
        value={startsOn}
        onChange={(event) => setStartsOn(event.currentTarget.value)}
      />
      <MonthsField
        label={t`Rental Duration (months)`}
        value={typed}
        least={least}
        most={most}
        error={months === null ? t`Please choose ${least} to ${most} months` : undefined}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

/** Puts the viewer on the list, and closes the dialog once they are on it. */
function useJoin(bookId: string, onClose: () => void) {
  const { t } = useLingui();
  const [mutate] = useJoinWaitingListMutation();
  const { send, busy, failure } = useSend({ fallback: t`Failed to join the waiting list` });
  const join = async (rental: { months: number; startsOn: string }) => {
    const input = { bookId, rental };
    const outcome = await send(async () => (await mutate({ variables: { input } })).data?.joinWaitingList);
    if (outcome.accepted !== null) onClose();
  };
  return { join, busy, failure };
}
