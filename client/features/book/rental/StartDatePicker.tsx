import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import CalendarDays from '~icons/lucide/calendar-days';
import ChevronDown from '~icons/lucide/chevron-down';
import ChevronUp from '~icons/lucide/chevron-up';
import type { ShownQuote } from '../../../entities/rental/useQuote';
import { formatDate } from '../../../shared/i18n/formatDate';
import { onDemand } from '../../../shared/ui/onDemand';
import type { RentalCalendar } from './useRentalCalendar';
import type { RentalQuote } from './rentalQuote';

const waiting = <Skeleton height="72" aria-hidden />;
const StartCalendar = onDemand(() => import('./StartCalendar'), { waiting });

type Props = {
  calendar: RentalCalendar | null | undefined;
  startsOn: string;
  shown: ShownQuote<RentalQuote>;
  onChange: (day: string) => void;
};

/** The start date, chosen in a calendar. On phones the calendar is collapsed to save space. */
export function StartDatePicker({ calendar, shown, ...rest }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const days = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) days.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (calendar === null) return null;
  const rentalPeriod = shown.quote?.rentalPeriod ?? null;
  return (
    <Box>
      <FoldButton
        rentalPeriod={rentalPeriod}
        isStale={shown.isStale}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <Box ref={days} id={id} minHeight="72" smDown={isOpen ? { mt: '3' } : { display: 'none' }}>
        {calendar ? <StartCalendar calendar={calendar} rentalPeriod={rentalPeriod} {...rest} /> : waiting}
      </Box>
    </Box>
  );
}

type FoldButtonProps = {
  rentalPeriod: RentalQuote['rentalPeriod'] | null;
  isStale: boolean;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
};

/**
 * Shows the chosen days. A press on the button expands or collapses the calendar. On wide screens, the button is hidden and
 * the calendar is always expanded.
 */
function FoldButton({ rentalPeriod, isStale, isOpen, controls, onToggle }: FoldButtonProps) {
  const { t } = useLingui();
  const period = rentalPeriod && `${formatDate(rentalPeriod.startsOn)} – ${formatDate(rentalPeriod.endsOn)}`;
  return (
    <Button
      hideFrom="sm"
      variant="outline"
      colorPalette="gray"
      width="full"
      px="3"
      fontWeight="medium"
      aria-label={period ? t`Calendar: ${period}` : t`Calendar`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <CalendarDays />
      <Box
        as="span"
        flex="1"
        textAlign="start"
        fontVariantNumeric="tabular-nums"
        opacity={isStale && period ? 0.5 : 1}
        transition="opacity 150ms"
      >
        {period ?? t`Calendar`}
      </Box>
      {isOpen ? <ChevronUp /> : <ChevronDown />}
    </Button>
  );
}
