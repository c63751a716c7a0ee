import type { CurrencyCode } from '../../shared/contract/schema.generated';
import { deviceStore, useStore } from '../../shared/store/store';

const savedCurrency = deviceStore('panna.currency');

/** The currency in which this device shows approximate prices; rupees need none. */
function currencyOf(saved: string | null): CurrencyCode {
  return saved === 'USD' || saved === 'EUR' ? saved : 'INR';
}

/** Remembers on this device what the settings say, so that a viewer who prefers rupees loads nothing. */
export function rememberCurrency(currency: CurrencyCode): void {
  if (currency !== currencyOf(savedCurrency.read())) savedCurrency.write(currency);
}

/** The preferred currency, also when it changes. */
export const usePreferredCurrency = (): CurrencyCode => currencyOf(useStore(savedCurrency));
