import { useLingui } from '@lingui/react';
import { formatMoney, type Amount } from '../../shared/i18n/formatMoney';

/** An amount as people of the country write it: ₹1,24,950.50, and ₹249 when there are no paise. */
export function Money({ value }: { value: Amount }) {
  const { i18n } = useLingui();
  return <>{formatMoney(value, i18n.locale)}</>;
}
