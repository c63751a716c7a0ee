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
  /** The chosen start date, YYYY-MM-DD; not always a possible one. */
  startsOn: string;
  /** The quoted days of the rental; null while they are unknown. */
  rentalPeriod: RentalQuote['rentalPeriod'] | null;
  onChange: (day: string) => void;
};

/** A calendar of possible start dates, with the days of the rental tinted. Loaded when it is shown. */
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
          <s>Crossed out</s>: not available. Grey: available, but not long enough.
        </Trans>
      </Text>
    </DatePicker.Content>
  );
}

/** Translates the labels of the calendar. */
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
      return isFree(value.toString()) ? t`${day}, available, but not long enough` : t`${day}, not available`;
    },
  };
}
