import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { MoneyPartsFragment } from '../../entities/money/MoneyParts.generated';
import { Money } from '../../entities/money/Money';
import { AmountList, Entry } from '../../entities/order/Totals';
import { formatDate, formatDateTime } from '../../shared/i18n/formatDate';
import { Card } from '../../shared/ui/Card';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { usePayoutBalanceQuery } from './Earnings.generated';

/** Shows the earnings that have not been paid out yet, by state, and any debt of the seller. */
export function Balance() {
  const { data, error, refetch } = usePayoutBalanceQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={1} />;
  const { due, waiting, onTheWay, debt, pausedUntil } = data.payoutBalance;
  return (
    <Card aria-labelledby="earnings-balance">
      <Heading as="h2" id="earnings-balance" size="lg" mb="4">
        <Trans>Not paid out yet</Trans>
      </Heading>
      <AmountList>
        <Due amount={due} />
        <Entry label={<Trans>Sold, but not due yet</Trans>}>
          <Money value={waiting} />
        </Entry>
        <Entry label={<Trans>On the way</Trans>}>
          <Money value={onTheWay} />
        </Entry>
        {debt && (
          <Entry label={<Trans>Owed since {formatDate(debt.since)}</Trans>}>
            <Money value={debt.amount} />
          </Entry>
        )}
      </AmountList>
      {pausedUntil && <Paused until={pausedUntil} />}
      {(debt || isNegative(due)) && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          <Trans>Buyers got money back after you had been paid for their orders.</Trans>
        </Text>
      )}
    </Card>
  );
}

/** Says until when payouts are paused because the payout account was changed. */
function Paused({ until }: { until: string }) {
  const time = formatDateTime(until);
  return (
    <Text mt="3" textStyle="sm" color="fg.muted">
      <Trans>
        You changed where you are paid. Payouts will resume after {time}, in case someone else made the
        change.
      </Trans>
    </Text>
  );
}

function Due({ amount }: { amount: MoneyPartsFragment }) {
  if (!isNegative(amount))
    return (
      <Entry label={<Trans>Due, in your next payout</Trans>}>
        <Money value={amount} />
      </Entry>
    );
  return (
    <Entry label={<Trans>To be taken from your next payout</Trans>}>
      <Money value={{ ...amount, amount: amount.amount.replace('-', '') }} />
    </Entry>
  );
}

const isNegative = ({ amount }: MoneyPartsFragment): boolean => Number(amount) < 0;
