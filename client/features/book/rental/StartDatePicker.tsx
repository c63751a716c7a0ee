import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import CalendarDays from '~icons/lucide/calendar-days';
import ChevronDown from '~icons/lucide/chevron-down';
import ChevronUp from '~icons/lucide/chevron-up';
import { formatDate } from '../../../shared/i18n/formatDate';
import { onDemand } from '../../../shared/ui/onDemand';
import type { RentalCalendar } from './useRentalCalendar';

const waiting = <Skeleton height="72" aria-hidden />;
const StartCalendar = onDemand(() => import('./StartCalendar'), { waiting });

type Props = {
  calendar: RentalCalendar | null | undefined;
  startsOn: string;
  dueOn: string | null;
  onChange: (day: string) => void;
};

/**
 * The day on which the rental begins, picked where the calendar has room for it. On a phone the calendar is folded to the
 * days that are chosen, so that there is room for the rest.
 */
export function StartDatePicker({ calendar, ...rest }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const days = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) days.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (calendar === null) return null;
  return (
    <Box>
      <FoldButton {...rest} isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />
      <Box ref={days} id={id} minHeight="72" smDown={isOpen ? { mt: '3' } : { display: 'none' }}>
        {calendar ? <StartCalendar calendar={calendar} {...rest} /> : waiting}
      </Box>
    </Box>
  );
}

type FoldButtonProps = Pick<Props, 'startsOn' | 'dueOn'> & {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
};

/** Says which days are chosen, and opens the calendar. Where there is room the calendar is always open. */
function FoldButton({ startsOn, dueOn, isOpen, controls, onToggle }: FoldButtonProps) {
  const { t } = useLingui();
  const period = startsOn && dueOn ? `${formatDate(startsOn)} – ${formatDate(dueOn)}` : '';
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
      <Box as="span" flex="1" textAlign="start" fontVariantNumeric="tabular-nums">
        {period || t`Calendar`}
      </Box>
      {isOpen ? <ChevronUp /> : <ChevronDown />}
    </Button>
  );
}
