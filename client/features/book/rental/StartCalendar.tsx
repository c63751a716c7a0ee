import { DatePicker, parseDate, type DateValue } from '@chakra-ui/react/date-picker';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { formatDate } from '../../../shared/i18n/formatDate';
import { timeZone } from '../../../shared/i18n/timeZone';
import { CalendarMonth } from './CalendarMonth';
import type { RentalCalendar } from './useRentalCalendar';
import type { RentalQuote } from './rentalQuote';

type Props = {
  calendar: RentalCalendar;
  /** The chosen start date, YYYY-MM-DD. It may be a day on which the rental cannot start. */
  startsOn: string;
  /** The days of the quoted rental; null until they are known. */
  rentalPeriod: RentalQuote['rentalPeriod'] | null;
  onChange: (day: string) => void;
};

/** A calendar of possible start dates. The days of the rental are tinted. */
export default function StartCalendar({ calendar, startsOn, rentalPeriod, onChange }: Props) {
  const { i18n } = useLingui();
  const translations = useTranslations(calendar);
  const canStart = calendar.canStart(startsOn);
  return (
    <DatePicker.Root
      inline
      recipe={datePickerSlotRecipe}
      size="sm"
      locale={i18n.locale}
      timeZone={timeZone()}
      translations={translations}
      hideOutsideDays
      maxView="day"
      min={parseDate(calendar.first)}
      max={parseDate(calendar.last)}
      value={canStart ? [parseDate(startsOn)] : []}
      defaultFocusedValue={parseDate(canStart ? startsOn : (calendar.next ?? calendar.first))}
      isDateUnavailable={(day) => !calendar.canStart(day.toString())}
      onValueChange={({ value: [day] }) => day && onChange(day.toString())}
    >
      <Days
        isFree={calendar.isFree}
        isTaken={(day) => rentalPeriod !== null && rentalPeriod.startsOn < day && day < rentalPeriod.endsOn}
      />
    </DatePicker.Root>
  );
}

function Days(days: ComponentProps<typeof CalendarMonth>) {
  const { t } = useLingui();
  return (
    <DatePicker.Content unstyled role="group" aria-label={t`Possible start dates`}>
      <DatePicker.View view="day" gap="1">
        <DatePicker.ViewControl>
          <DatePicker.PrevTrigger />
          <DatePicker.RangeText fontFamily="heading" aria-live="polite" />
          <DatePicker.NextTrigger />
        </DatePicker.ViewControl>
        <CalendarMonth {...days} />
      </DatePicker.View>
      <Text textStyle="xs" color="fg.muted" textAlign="center" aria-hidden>
        <Trans>
          <s>Crossed out</s>: not available. Grey: available, but not for the whole rental.
        </Trans>
      </Text>
    </DatePicker.Content>
  );
}

/** Returns the labels of the calendar in the site's language. */
function useTranslations({ isFree }: RentalCalendar) {
  const { t } = useLingui();
  return {
    prevTrigger: () => t`Previous month`,
    nextTrigger: () => t`Next month`,
    dayCell: ({
      value,
      selected,
      unavailable,
    }: {
      value: DateValue;
      selected: boolean;
      unavailable: boolean;
    }) => {
      const day = formatDate(value.toString());
      if (selected) return t`${day}, selected`;
      if (!unavailable) return day;
      return isFree(value.toString())
        ? t`${day}, available, but not for the whole rental`
        : t`${day}, not available`;
    },
  };
}
