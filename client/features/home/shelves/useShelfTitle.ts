import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../shared/i18n/formatMoney';
import { LANGUAGES, type Language } from '../../../shared/i18n/languages';
import type { Shelf } from './askShelves';

/** Returns the title of a shelf in the site's language. */
export function useShelfTitle({ kind, rentBelow }: Shelf): string {
  const { t, i18n } = useLingui();
  const limit = rentBelow ? formatMoney(rentBelow, i18n.locale) : '';
  const language = LANGUAGES[i18n.locale as Language];
  switch (kind) {
    case 'NEW':
      return t`Just listed`;
    case 'LOW_RENT':
      return t`Rent under ${limit} a month`;
    case 'IN_LANGUAGE':
      return t`Books in ${language}`;
    case 'MOST_SAVED':
      return t`Most saved`;
  }
}
