import { DatePicker, useDatePickerContext } from '@chakra-ui/react/date-picker';
import { chakra } from '@chakra-ui/react/styled-system';

// Possible start dates are in full colour. Available days on which the rental cannot start are faint. Unavailable
// days are crossed out.
const Day = chakra(DatePicker.TableCellTrigger, {
  base: {
    width: 'full',
    minWidth: '0',
    cursor: 'pointer',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    '&[data-in-rental]:not([data-selected])': { bg: 'primary.subtle', borderRadius: '0' },
    '&[data-unavailable], &[data-disabled]': {
      cursor: 'not-allowed',
      color: 'fg.subtle',
      fontWeight: 'normal',
      opacity: 1,
      _hover: { bg: 'transparent' },
    },
    '&[data-unavailable]:not([data-free])': { textDecoration: 'line-through' },
    // Uses system colours, because forced colours remove backgrounds and shades of text.
    '@media (forced-colors: active)': {
      '&[data-in-rental], &[data-selected]': {
        forcedColorAdjust: 'none',
        bg: 'Highlight !important',
        color: 'HighlightText',
      },
      '&[data-unavailable]:not([data-in-rental])': { color: 'GrayText' },
    },
  },
});

type Props = {
  isFree: (day: string) => boolean;
  /** True if the chosen rental covers this day. */
  isTaken: (day: string) => boolean;
};

/** The days of one month in the calendar, with the names of the weekdays. */
export function CalendarMonth(days: Props) {
  const { weekDays, weeks } = useDatePickerContext();
  return (
    <DatePicker.Table width="full" css={{ tableLayout: 'fixed' }}>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map((day) => (
            <DatePicker.TableHeader key={day.long} width="auto" py="1">
              {day.narrow}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <Week key={String(week[0])} week={week} {...days} />
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

type Weeks = ReturnType<typeof useDatePickerContext>['weeks'];

const Week = ({ week, isFree, isTaken }: Props & { week: Weeks[number] }) => (
  <DatePicker.TableRow>
    {week.map((day) => (
      <DatePicker.TableCell key={String(day)} value={day} py="0.5" px="0">
        <Day data-free={isFree(String(day)) || undefined} data-in-rental={isTaken(String(day)) || undefined}>
          {day.day}
        </Day>
      </DatePicker.TableCell>
    ))}
  </DatePicker.TableRow>
);
