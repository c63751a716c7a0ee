import type { ExchangeRate } from '../../domain/money/exchangeRate.js';
import type { Ports } from '../scope.js';

/** Returns the configured exchange rates, for approximate prices. Visitors can read them. */
export const listExchangeRates = ({ exchangeRates }: Pick<Ports, 'exchangeRates'>): readonly ExchangeRate[] =>
  exchangeRates;
