import { skipToken, useQuery } from '@apollo/client/react';
import { createContext, type ReactNode } from 'react';
import { useSession } from '../../session/viewer/SessionProvider';
import { ExchangeRatesDocument, type ExchangeRatesQuery } from './ExchangeRates.generated';
import { usePreferredCurrency } from '../../session/settings/preferredCurrency';

export type ExchangeRate = ExchangeRatesQuery['exchangeRates'][number];

/** The rate of the preferred currency; null for rupees, for visitors, and while it is not known. */
export const RateContext = createContext<ExchangeRate | null>(null);

/** Lets every ApproximatePrice below show itself. Asks for the rates only when the person prefers another currency. */
export function ApproximatePrices({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  const currency = usePreferredCurrency();
  const wanted = viewer !== null && currency !== 'INR';
  const { data } = useQuery(ExchangeRatesDocument, wanted ? {} : skipToken);
  const rate = data?.exchangeRates.find(({ currencyCode }) => currencyCode === currency);
  return <RateContext value={rate ?? null}>{children}</RateContext>;
}
