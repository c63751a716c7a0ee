import type { ExchangeRate } from '../../domain/money/exchangeRate.js';
import type { Ports } from '../scope.js';

/** The rates of the configuration, for everybody who wants to show an approximate price. */
export const listExchangeRates = ({ exchangeRates }: Pick<Ports, 'exchangeRates'>): readonly ExchangeRate[] =>
  exchangeRates;
