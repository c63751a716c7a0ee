import { useLingui } from '@lingui/react/macro';
import { BOOK_CONDITION_LABELS, GENRE_LABELS, LISTING_TYPE_LABELS } from '../../entities/book/bookLabels';
import { languageName } from '../../entities/book/bookLanguages';
import { formatMoney } from '../../shared/i18n/formatMoney';
import type { SavedSearchesQuery } from './SavedSearches.generated';

type Filter = SavedSearchesQuery['savedSearches'][number]['filter'];
type Range = NonNullable<Filter['salePrice']>;

/** Returns the filters of a saved search as one line of text. */
export function useSearchLabel(filter: Filter): string {
  const { t, i18n } = useLingui();
  const { search, genre, listingType, conditionAtLeast, language, pinCode, sellerId } = filter;
  const range = useRangeLabel();
  const prices = filter.salePrice && range(filter.salePrice);
  const rents = filter.rentPerMonth && range(filter.rentPerMonth);
  const least = conditionAtLeast && t(BOOK_CONDITION_LABELS[conditionAtLeast]);
  const parts = [
    search && `“${search}”`,
    genre && t(GENRE_LABELS[genre]),
    listingType && t(LISTING_TYPE_LABELS[listingType]),
    prices && t`Price: ${prices}`,
    rents && t`Rent per month: ${rents}`,
    conditionAtLeast === 'NEW' ? least : least && t`${least} or better`,
    language && languageName(language, i18n.locale, t`Other language`),
    pinCode && t`Near ${pinCode}`,
    sellerId && t`One seller`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function useRangeLabel(): (range: Range) => string {
  const { t, i18n } = useLingui();
  const written = (amount: string) => formatMoney({ amount, currencyCode: 'INR' }, i18n.locale);
  return ({ from, to }) => {
    const [low, high] = [from && written(from), to && written(to)];
    if (low && high) return `${low} – ${high}`;
    return low ? t`from ${low}` : t`up to ${high}`;
  };
}
