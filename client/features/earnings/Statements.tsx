import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileLink, PdfLink } from '../../entities/paper/PdfLink';
import type { PayoutPartsFragment } from '../../entities/payout/Payout.generated';
import { formatMonth } from '../../shared/i18n/formatDate';
import { timeZone } from '../../shared/i18n/timeZone';
import { Card } from '../../shared/ui/Card';

type Payout = Pick<PayoutPartsFragment, 'createdAt' | 'status'>;

/** Links to the statement of each month in which payouts were prepared, as a PDF and as a CSV file. */
export function Statements({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useLingui();
  const months = monthsOf(payouts);
  if (months.length === 0) return null;
  return (
    <Card mt="6">
      <Heading as="h2" size="lg" mb="4">
        <Trans>Statements</Trans>
      </Heading>
      <Stack as="ul" aria-label={t`Statements`} listStyleType="none" gap="2">
        {months.map((month) => (
          <li key={month}>
            <Statement month={month} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Statement({ month }: { month: string }) {
  const name = formatMonth(`${month}-01`);
  return (
    <Flex gap="4" wrap="wrap" align="center">
      <PdfLink href={`/api/v1/users/me/payout-statement.pdf?month=${month}`}>
        <Trans>Payouts of {name} (PDF)</Trans>
      </PdfLink>
      <FileLink href={`/api/v1/users/me/payouts.csv?from=${month}-01&to=${lastDayOf(month)}`} download py="1">
        <Trans>CSV of {name}</Trans>
      </FileLink>
    </Flex>
  );
}

/** Returns the months (YYYY-MM) of these payouts in the marketplace's time zone. Statements leave out failed payouts. */
function monthsOf(payouts: readonly Payout[]): string[] {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone(), dateStyle: 'short' });
  const prepared = payouts.filter(({ status }) => status !== 'FAILED');
  return [...new Set(prepared.map(({ createdAt }) => days.format(new Date(createdAt)).slice(0, 7)))];
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}
