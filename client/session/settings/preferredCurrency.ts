import type { CurrencyCode } from '../../shared/contract/schema.generated';
import { deviceStore, useStore } from '../../shared/store/store';

const savedCurrency = deviceStore('panna.currency');

/** Returns the currency that a saved text names; rupees if it names neither dollars nor euros. */
function currencyOf(saved: string | null): CurrencyCode {
  return saved === 'USD' || saved === 'EUR' ? saved : 'INR';
}

/** Saves the preferred currency on this device, so that viewers who prefer rupees do not load exchange rates. */
export function rememberCurrency(currency: CurrencyCode): void {
  if (currency !== currencyOf(savedCurrency.read())) savedCurrency.write(currency);
}

/** Returns the preferred currency and follows its changes. */
export const usePreferredCurrency = (): CurrencyCode => currencyOf(useStore(savedCurrency));
