import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../entities/money/Money';
import { Card } from '../../shared/ui/Card';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { RecordTax } from './taxes/RecordTax';
import { useMoneyOverviewQuery, type MoneyFigurePartsFragment } from './Money.generated';

/** Shows the sums of online payments, refunds, deposits, earnings, payouts, fees and taxes. */
export function Figures() {
  const { t } = useLingui();
  const { data, error, refetch } = useMoneyOverviewQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { captured, refunded, depositsHeld, owedToSellers, paidOut, commission } = data.moneyOverview;
  const { paymentFees, paymentFeesThisMonth, refundsByPayout, transferred, toReverse, owedBesideTransfers } =
    data.moneyOverview;
  const { payoutFees, refundsUnderWay, refundsStuck, unknownPayments, chargebacks, float, owedToBuyers } =
    data.moneyOverview;
  const { owedForDelivery, taxDeducted, taxCollected } = data.moneyOverview;
  return (
    <Card aria-label={t`Figures`}>
      <Grid
        as="dl"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '5', md: '8' }}
      >
        <Figure of={captured} term={<Trans>Paid online</Trans>} count={<Payments of={captured} />} />
        <Figure of={refunded} term={<Trans>Refunded</Trans>} count={<Refunds of={refunded} />} />
        <Figure
          of={depositsHeld}
          term={<Trans>Deposits held</Trans>}
          count={<Deposits of={depositsHeld} />}
        />
        <Figure
          of={owedToSellers}
          term={<Trans>Owed to sellers</Trans>}
          count={<Sales of={owedToSellers} />}
        />
        {Number(owedForDelivery.amount) !== 0 && (
          <Figure
            of={{ amount: owedForDelivery }}
            term={<Trans>Of these, for delivery</Trans>}
            count={<Trans>Delivery charges of sellers</Trans>}
          />
        )}
        {transferred.count > 0 && (
          <Figure
            of={owedBesideTransfers}
            term={<Trans>Owed to sellers, excluding transfers</Trans>}
            count={<Sales of={owedBesideTransfers} />}
          />
        )}
        <Figure of={paidOut} term={<Trans>Paid to sellers</Trans>} count={<Payouts of={paidOut} />} />
        <Figure of={commission} term={<Trans>Commission</Trans>} count={<Sales of={commission} />} />
        {isOwed(taxDeducted) && (
          <Figure
            of={taxDeducted}
            term={<Trans>Tax deducted, owed to the government</Trans>}
            count={<Sales of={taxDeducted} />}
          />
        )}
        {isOwed(taxCollected) && (
          <Figure
            of={taxCollected}
            term={<Trans>Tax collected, owed to the government</Trans>}
            count={<Sales of={taxCollected} />}
          />
        )}
        <Figure
          of={paymentFees}
          term={<Trans>Fees for payments</Trans>}
          count={<Charges of={paymentFees} />}
        />
        <Figure
          of={paymentFeesThisMonth}
          term={<Trans>Of these, this month</Trans>}
          count={<Charges of={paymentFeesThisMonth} />}
        />
        <Figure of={payoutFees} term={<Trans>Fees for payouts</Trans>} count={<Payouts of={payoutFees} />} />
        <Figure
          of={refundsUnderWay}
          term={<Trans>Refunds under way</Trans>}
          count={<Refunds of={refundsUnderWay} />}
        />
        <Figure
          of={refundsByPayout}
          term={<Trans>Of these, by payout</Trans>}
          count={<Refunds of={refundsByPayout} />}
        />
        <Figure
          of={refundsStuck}
          term={<Trans>Failed refunds</Trans>}
          count={<Refunds of={refundsStuck} />}
        />
        <Figure
          of={unknownPayments}
          term={<Trans>Of unknown origin</Trans>}
          count={<Payments of={unknownPayments} />}
        />
        <Figure
          of={chargebacks}
          term={<Trans>Taken by banks</Trans>}
          count={<OpenChargebacks of={chargebacks} />}
        />
        {transferred.count > 0 && (
          <Figure
            of={transferred}
            term={<Trans>On sellers’ linked accounts</Trans>}
            count={<Transfers of={transferred} />}
          />
        )}
        {toReverse.count > 0 && (
          <Figure
            of={toReverse}
            term={<Trans>Of these, to be taken back</Trans>}
            count={<Transfers of={toReverse} />}
          />
        )}
        <Figure
          of={{ amount: owedToBuyers }}
          term={<Trans>To be paid back to buyers</Trans>}
          count={<Trans>Without deposits</Trans>}
        />
        <Figure
          of={{ amount: float }}
          term={<Trans>Held in total</Trans>}
          count={<Trans>At providers and banks</Trans>}
        />
      </Grid>
      {(isOwed(taxDeducted) || isOwed(taxCollected)) && <RecordTax />}
    </Card>
  );
}

const isOwed = ({ amount }: MoneyFigurePartsFragment) => Number(amount.amount) !== 0;

type Of = { of: MoneyFigurePartsFragment };

const Payments = ({ of: { count } }: Of) => <Plural value={count} one="# payment" other="# payments" />;

const Charges = ({ of: { count } }: Of) => <Plural value={count} one="# fee" other="# fees" />;

const Deposits = ({ of: { count } }: Of) => <Plural value={count} one="# deposit" other="# deposits" />;

const Sales = ({ of: { count } }: Of) => <Plural value={count} one="# sale" other="# sales" />;

const Payouts = ({ of: { count } }: Of) => <Plural value={count} one="# payout" other="# payouts" />;

const Refunds = ({ of: { count } }: Of) => <Plural value={count} one="# refund" other="# refunds" />;

const Transfers = ({ of: { count } }: Of) => <Plural value={count} one="# transfer" other="# transfers" />;

const OpenChargebacks = ({ of: { count } }: Of) => (
  <Plural value={count} one="# open chargeback" other="# open chargebacks" />
);

interface FigureProps {
  of: Pick<MoneyFigurePartsFragment, 'amount'>;
  term: ReactNode;
  count: ReactNode;
}

function Figure({ of: { amount }, term, count }: FigureProps) {
  return (
    <Box>
      <Box as="dt" color="fg.muted" textStyle="sm">
        {term}
      </Box>
      <Box as="dd">
        <Text textStyle={{ base: 'lg', sm: '2xl' }} fontWeight="semibold" overflowWrap="anywhere">
          <Money value={amount} />
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {count}
        </Text>
      </Box>
    </Box>
  );
}
