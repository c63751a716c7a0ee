import { useLingui } from '@lingui/react';
import { formatMoney, type Amount } from '../../shared/i18n/formatMoney';

/** Shows an amount in Indian format: ₹1,24,950.50, and ₹249 without paise. */
export function Money({ value }: { value: Amount }) {
  const { i18n } = useLingui();
  return <>{formatMoney(value, i18n.locale)}</>;
}
