import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth } from '../../../shared/i18n/formatDate';
import { Money } from '../../../entities/money/Money';
import { useIsPaidOnlineHere } from '../../../entities/order/online/useIsPaidOnlineHere';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import { Disclosure } from '../../../shared/ui/Disclosure';
import { onDemand } from '../../../shared/ui/onDemand';
import type { DashboardQuery } from '../figures/Dashboard.generated';
import { Panel } from '../figures/Panel';

const RevenueChart = onDemand(() => import('./RevenueChart'), { waiting: <Skeleton height="full" /> });

const Table = chakra('table', {
  base: {
    width: 'full',
    mt: '3',
    textStyle: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted', py: '1.5' },
    '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& tr + tr': { borderTopWidth: '1px' },
  },
});

type Props = Pick<DashboardQuery['dashboard'], 'revenue'> & {
  total: DashboardQuery['dashboard']['revenueTotal'];
};

/** Shows the viewer's revenue of the last twelve months, as a chart and as a table. */
export function RevenueCard({ revenue, total }: Props) {
  const { t } = useLingui();
  return (
    <Panel title={t`Revenue`} aside={<Trans>Last 12 months: {<Total value={total} />}</Trans>}>
      <Box height="64">
        <RevenueChart revenue={revenue} />
      </Box>
      <Disclosure summary={<Trans>Show as a table</Trans>}>
        <RevenueTable revenue={revenue} />
      </Disclosure>
      <EarningsLink />
    </Panel>
  );
}

/** Links to the earnings and payouts. Renders nothing in a marketplace without online payment. */
function EarningsLink() {
  if (!useIsPaidOnlineHere()) return null;
  return (
    <TextLink to={paths.earnings} display="block" mt="3" textStyle="sm">
      <Trans>Earnings and payouts</Trans>
    </TextLink>
  );
}

function RevenueTable({ revenue }: Pick<Props, 'revenue'>) {
  return (
    <Table>
      <chakra.caption srOnly>
        <Trans>Revenue by month</Trans>
      </chakra.caption>
      <tbody>
        {revenue.toReversed().map(({ month, amount }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month)}</th>
            <td>
              <Money value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Total({ value }: { value: Props['total'] }) {
  return (
    <chakra.strong color="fg" fontWeight="semibold">
      <Money value={value} />
    </chakra.strong>
  );
}
