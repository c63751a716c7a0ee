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
import { useTakenFromQuery } from './TakenFrom.generated';

type Props = { bookId: string; lease: LeaseOfferFragment; onClose: () => void };

/** Asks for the days on which the reader wants the book, and adds the reader to the waiting list. */
export default function WaitDialog({ bookId, lease, onClose }: Props) {
  const { t } = useLingui();
  const { minDuration: least, longestRental: most } = lease;
  const [typed, setTyped] = useState(String(least));
  const months = monthsTyped(typed, least, most);
  const { startsOn, first, isAlwaysFree, choose } = useTakenDay(bookId, months ?? least);
  const { join, busy, failure } = useJoin(bookId, onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (months !== null && startsOn !== '') void join({ months, startsOn });
  };
  return (
    <FormDialog
      open
      title={t`Notify me when it is available`}
      submit={t`Notify me`}
      disabled={months === null || startsOn === ''}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        <Trans>
          We will email you when a copy is available on these dates. Readers are notified in the order in
          which they joined. Nothing is reserved for you.
        </Trans>
      </Text>
      <TextField
        label={t`Start date`}
        type="date"
        min={first}
        value={startsOn}
        helper={isAlwaysFree ? t`A copy is available for this duration from any start date.` : undefined}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <MonthsField
        label={t`Rental Duration (months)`}
        value={typed}
        least={least}
        most={most}
        invalid={months === null}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

/**
 * Manages the first wanted day. `startsOn` is the chosen day or, by default, the first day without an available copy. `first`
 * is the current day. `isAlwaysFree` is true if every day has an available copy.
 */
function useTakenDay(bookId: string, months: number) {
  const [chosen, choose] = useState<string | null>(null);
  const { data, previousData } = useTakenFromQuery({
    variables: { id: bookId, months },
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;
  const first = known?.marketplace.today ?? likelyToday();
  const taken = known?.book ? (known.book.nextTakenFrom ?? '') : first;
  return { startsOn: chosen ?? taken, first, isAlwaysFree: taken === '', choose };
}

/** Returns a function that joins the waiting list and then closes the dialog. */
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
