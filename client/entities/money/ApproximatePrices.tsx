import { skipToken, useQuery } from '@apollo/client/react';
import { createContext, type ReactNode } from 'react';
import { useSession } from '../../session/viewer/SessionProvider';
import { ExchangeRatesDocument, type ExchangeRatesQuery } from './ExchangeRates.generated';
import { usePreferredCurrency } from '../../session/settings/preferredCurrency';

export type ExchangeRate = ExchangeRatesQuery['exchangeRates'][number];

/** The exchange rate of the preferred currency; null for rupees, for visitors, and while it is loading. */
export const RateContext = createContext<ExchangeRate | null>(null);

/**
 * Provides the exchange rate to every ApproximatePrice. Loads the rate only for viewers who prefer another currency.
 */
export function ApproximatePrices({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  const currency = usePreferredCurrency();
  const wanted = viewer !== null && currency !== 'INR';
  const { data } = useQuery(ExchangeRatesDocument, wanted ? {} : skipToken);
  const rate = data?.exchangeRates.find(({ currencyCode }) => currencyCode === currency);
  return <RateContext value={rate ?? null}>{children}</RateContext>;
}
