import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { MoneyPartsFragment } from './MoneyParts.generated';
import { formatDate } from '../../shared/i18n/formatDate';
import { RateContext, type ExchangeRate } from './ApproximatePrices';
import { approximate } from './approximate';

type Props = { value: MoneyPartsFragment };

/** Shows a price in the viewer's preferred currency, beside the price in rupees: "(about $5.63)". */
export function ApproximatePrice({ value }: Props) {
  const rate = use(RateContext);
  return rate && <Approximation value={value} rate={rate} />;
}

function Approximation({ value, rate }: Props & { rate: ExchangeRate }) {
  const { t, i18n } = useLingui();
  const amount = approximate(value.amount, rate, i18n.locale);
  const day = formatDate(rate.date);
  return (
    <>
      {' '}
      <Small title={t`Converted at the rate of ${day}. You pay in rupees.`}>{t`(about ${amount})`}</Small>
    </>
  );
}

const Small = chakra('small', {
  base: {
    fontFamily: 'body',
    fontSize: 'clamp(0.75rem, 0.55em, 1rem)',
    fontWeight: 'normal',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    letterSpacing: 'normal',
  },
});
