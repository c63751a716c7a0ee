import type { CurrencyCode } from '../../shared/contract/schema.generated';
import { deviceStore, useStore } from '../../shared/store/store';

const savedCurrency = deviceStore('panna.currency');

/** Returns the currency of approximate prices on this device; rupees need none. */
function currencyOf(saved: string | null): CurrencyCode {
  return saved === 'USD' || saved === 'EUR' ? saved : 'INR';
}

/** Saves the preferred currency on this device, so that viewers who prefer rupees load no rates. */
export function rememberCurrency(currency: CurrencyCode): void {
  if (currency !== currencyOf(savedCurrency.read())) savedCurrency.write(currency);
}

/** Returns the preferred currency and follows its changes. */
export const usePreferredCurrency = (): CurrencyCode => currencyOf(useStore(savedCurrency));
