import type { ExchangeRate } from './ApproximatePrices';

const WHOLE_FROM = 100; // Above this amount, cents are left out

/** Converts an amount of rupees to another currency and formats it: $5.63, $1,411. */
export function approximate(
  rupees: string,
  { currencyCode, rupeesPerUnit }: Pick<ExchangeRate, 'currencyCode' | 'rupeesPerUnit'>,
  locale: string,
): string {
  const amount = Number(rupees) / Number(rupeesPerUnit);
  const digits = amount < WHOLE_FROM ? 2 : 0;
  return formatOf(currencyCode, digits, locale).format(amount);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, digits: number, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(`${locale}-IN`, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format;
}
