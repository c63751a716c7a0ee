import { i18n } from '@lingui/core';
import { formatDate } from '../i18n/formatDate';
import { formatMoney } from '../i18n/formatMoney';
import type { UserErrorPartsFragment } from './UserErrorParts.generated';

/**
 * Returns the text of a refusal in the viewer's language, from the catalogue under `error.CODE`. Falls back to the
 * server's English message.
 */
export function translateError({ code, message, values }: UserErrorPartsFragment): string {
  const id = `error.${code}`;
  if (!(id in i18n.messages)) return withDays(message);
  return i18n._(id, Object.fromEntries((values ?? []).map(({ name, value }) => [name, shown(value)])));
}

/** Formats a value in a text. A value with two decimals is an amount in rupees. */
function shown(value: string): string {
  const isAmount = /^\d+\.\d{2}$/.test(value);
  return isAmount ? formatMoney({ amount: value, currencyCode: 'INR' }, i18n.locale) : withDays(value);
}

/** Formats all ISO dates in a text, such as 2026-11-21. */
function withDays(text: string): string {
  return text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, formatDate);
}
