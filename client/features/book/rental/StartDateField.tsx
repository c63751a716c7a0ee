import { useLingui } from '@lingui/react/macro';
import { formatDate } from '../../../shared/i18n/formatDate';
import { TextField } from '../../../shared/forms/TextField';
import type { RentalCalendar } from './useRentalCalendar';

type Props = {
  calendar: RentalCalendar | null | undefined;
  startsOn: string;
  onChange: (day: string) => void;
};

/** A text field for the start date. It shows an error if the calendar excludes the typed day. */
export function StartDateField({ calendar, startsOn, onChange }: Props) {
  const { t } = useLingui();
  const isRefused = !!startsOn && !fits(calendar, startsOn);
  const next = calendar?.next && formatDate(calendar.next);
  const isPutOff = startsOn === calendar?.next && startsOn > calendar.first;
  return (
    <TextField
      label={t`Start date`}
      type="date"
      min={calendar?.first}
      value={startsOn}
      helper={isPutOff ? t`The first date from which a copy is available for the whole rental` : undefined}
      error={
        isRefused
          ? next
            ? t`Not available on that date. Available from ${next}.`
            : t`No copy is available on these dates.`
          : undefined
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/**
 * Returns false if the calendar excludes the day. Returns true for days beyond the calendar, which only the server
 * can check.
 */
export function fits(calendar: Props['calendar'], day: string): boolean {
  return !calendar || calendar.canStart(day) || day >= calendar.last;
}
