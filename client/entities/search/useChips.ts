import { useLingui } from '@lingui/react/macro';
import { BOOK_CONDITION_LABELS, GENRE_LABELS, LISTING_TYPE_LABELS } from '../book/bookLabels';
import { languageName } from '../book/bookLanguages';
import type { BookFilterName } from '../../shared/contract/schema.generated';
import { formatDate } from '../../shared/i18n/formatDate';
import type { Narrowed } from './narrowed';

/** An active filter: its label, and the change to the list that removes it. */
export type Chip = { name: BookFilterName; label: string; without: Partial<Narrowed> };

/** Returns the active filters of a list. The search text is not among them. */
export function useChips(narrowed: Narrowed): Chip[] {
  const { t, i18n } = useLingui();
  const { genre, listingType, condition, language, pinCode, freeFrom, freeUntil } = narrowed;
  const rupees = (amount: string) => `₹${i18n.number(Number(amount))}`;
  const range = (from: string, to: string) => {
    const [low, high] = [from && rupees(from), to && rupees(to)];
    if (low && high) return `${low} – ${high}`;
    return low ? t`from ${low}` : t`up to ${high}`;
  };
  const prices = range(narrowed.salePriceFrom, narrowed.salePriceTo);
  const rents = range(narrowed.rentFrom, narrowed.rentTo);
  const least = condition && t(BOOK_CONDITION_LABELS[condition]);
  const days = freeFrom && `${formatDate(freeFrom)} – ${formatDate(freeUntil)}`;
  const chips: (Chip & { isOn: string })[] = [
    { name: 'GENRE', isOn: genre, label: genre && t(GENRE_LABELS[genre]), without: { genre: '' } },
    {
      name: 'LISTING_TYPE',
      isOn: listingType,
      label: listingType && t(LISTING_TYPE_LABELS[listingType]),
      without: { listingType: '' },
    },
    {
      name: 'SALE_PRICE',
      isOn: narrowed.salePriceFrom || narrowed.salePriceTo,
      label: t`Price: ${prices}`,
      without: { salePriceFrom: '', salePriceTo: '' },
    },
    {
      name: 'RENT_PER_MONTH',
      isOn: narrowed.rentFrom || narrowed.rentTo,
      label: t`Rent per month: ${rents}`,
      without: { rentFrom: '', rentTo: '' },
    },
    {
      name: 'CONDITION_AT_LEAST',
      isOn: condition,
      label: condition === 'NEW' ? least : t`${least} or better`,
      without: { condition: '' },
    },
    {
      name: 'LANGUAGE',
      isOn: language,
      label: language && languageName(language, i18n.locale, t`Other language`),
      without: { language: '' },
    },
    { name: 'PIN_CODE', isOn: pinCode, label: t`Near ${pinCode}`, without: { pinCode: '' } },
    {
      name: 'AVAILABLE_NOW',
      isOn: narrowed.availableNow,
      label: t`Available now`,
      without: { availableNow: '' },
    },
    { name: 'FREE', isOn: freeFrom, label: t`Available ${days}`, without: { freeFrom: '', freeUntil: '' } },
    { name: 'SELLER', isOn: narrowed.seller, label: t`One seller`, without: { seller: '' } },
  ];
  return chips.filter(({ isOn }) => isOn !== '');
}

/** Returns the active filters. If there is a search text, it is the first. */
export function useAllChips(narrowed: Narrowed): Chip[] {
  const { search } = narrowed;
  const chips = useChips(narrowed);
  return search ? [{ name: 'SEARCH', label: `“${search}”`, without: { search: '' } }, ...chips] : chips;
}

/** Returns the change to the list that removes all of these filters. */
export const withoutAll = (chips: readonly Chip[]): Partial<Narrowed> =>
  Object.assign({}, ...chips.map(({ without }) => without)) as Partial<Narrowed>;
