import { i18n } from '@lingui/core';
import { formatDate } from '../i18n/formatDate';
import { formatMoney } from '../i18n/formatMoney';
import type { UserErrorPartsFragment } from './UserErrorParts.generated';

/**
 * The text of a refusal in the person's language, found by its code under `error.CODE`. The server's own message,
 * which is English, stands where the catalogue has none.
 */
export function translateError({ code, message, values }: UserErrorPartsFragment): string {
  const id = `error.${code}`;
  if (!(id in i18n.messages)) return withDays(message);
  return i18n._(id, Object.fromEntries((values ?? []).map(({ name, value }) => [name, shown(value)])));
}

/** A value of a text: of all of them only amounts have two decimals, and they are in rupees. */
function shown(value: string): string {
  const isAmount = /^\d+\.\d{2}$/.test(value);
  return isAmount ? formatMoney({ amount: value, currencyCode: 'INR' }, i18n.locale) : withDays(value);
}

/** The server writes days as 2026-11-21; people do not. */
function withDays(text: string): string {
  return text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, formatDate);
}
