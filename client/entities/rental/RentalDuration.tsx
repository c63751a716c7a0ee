import { chakra } from '@chakra-ui/react/styled-system';
import { Plural, Trans } from '@lingui/react/macro';
import { formatDate } from '../../shared/i18n/formatDate';

type Props = { period: { readonly startsOn: string; readonly endsOn: string; readonly months: number } };

/** Shows the first and the last day of a rental, and the number of months. */
export function RentalDuration({ period }: Props) {
  const start = formatDate(period.startsOn);
  const end = formatDate(period.endsOn);
  return (
    <>
      <Trans>
        Duration: {start} - {end}
      </Trans>{' '}
      <chakra.span display="inline-block">
        (<Plural value={period.months} one="# month" other="# months" />)
      </chakra.span>
    </>
  );
}
