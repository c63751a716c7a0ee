import { useSyncExternalStore } from 'react';
import type { CurrencyCode } from '../../shared/contract/schema.generated';

const STORAGE_KEY = 'panna.currency';
const listeners = new Set<() => void>();

/** The currency in which this device shows approximate prices; rupees need none. */
const read = (): CurrencyCode => {
  const saved = localStorage.getItem(STORAGE_KEY);
  return saved === 'USD' || saved === 'EUR' ? saved : 'INR';
};

/** Remembers on this device what the settings say, so that whoever prefers rupees loads nothing. */
export function rememberCurrency(currency: CurrencyCode): void {
  if (currency === read()) return;
  localStorage.setItem(STORAGE_KEY, currency);
  for (const listener of listeners) listener();
}

/** The preferred currency, also when it changes. */
export const usePreferredCurrency = (): CurrencyCode => useSyncExternalStore(subscribe, read);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
