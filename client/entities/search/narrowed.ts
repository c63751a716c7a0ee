import { BOOK_CONDITION_LABELS } from '../book/bookLabels';
import { bookLanguageOf } from '../book/bookLanguages';
import { NARROWING, readFilters, writeFilters, type Filters } from './filters';
import type { BookCondition, BookFilter, BookLanguage } from '../../shared/contract/schema.generated';
import { isAmount, plainAmount } from '../../shared/forms/amount';

/** All filters and the sort order of a list. An empty text means no filter. */
export type Narrowed = Filters & {
  readonly [Name in Exclude<(typeof NARROWING)[number], 'condition' | 'language'>]: string;
} & {
  /** The worst condition to include. */
  readonly condition: BookCondition | '';
  readonly language: BookLanguage | '';
};

/** Returns all filters in an address. Ignores unknown and invalid values, which `unreadValues` returns. */
export function readNarrowed(query: string): Narrowed {
  const parameters = new URLSearchParams(query);
  const text = (name: string) => parameters.get(name)?.trim() ?? '';
  const amount = (name: string) => (isAmount(text(name)) ? plainAmount(text(name)) : '');
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const condition = text('condition')
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  const [freeFrom, freeUntil] = [day('freeFrom'), day('freeUntil')];
  const areDays = freeFrom !== '' && freeUntil !== '';
  return {
    ...readFilters(query),
    salePriceFrom: amount('salePriceFrom'),
    salePriceTo: amount('salePriceTo'),
    rentFrom: amount('rentFrom'),
    rentTo: amount('rentTo'),
    condition: Object.hasOwn(BOOK_CONDITION_LABELS, condition) ? (condition as BookCondition) : '',
    language: bookLanguageOf(text('language')),
    pinCode: text('pinCode'),
    availableNow: text('availableNow') === 'true' ? 'true' : '',
    freeFrom: areDays ? freeFrom : '',
    freeUntil: areDays ? freeUntil : '',
    seller: text('seller'),
  };
}

/** Returns the values in an address that are not valid for their parameter. */
export function unreadValues(query: string): string[] {
  const parameters = new URLSearchParams(query);
  const narrowed = readNarrowed(query);
  return (['genre', 'listingType', 'sortBy', ...NARROWING] as const).flatMap((name) => {
    const text = parameters.get(name)?.trim();
    return text && !narrowed[name] && !isNoChoice(name, text) ? [text] : [];
  });
}

const isNoChoice = (name: string, text: string) => name === 'availableNow' && text === 'false';

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the query string for these filters. */
export function writeNarrowed(narrowed: Narrowed): string {
  const { condition, language } = narrowed;
  const inLowerCase = {
    condition: condition.toLowerCase().replace('_', '-'),
    language: language.toLowerCase(),
  };
  const others = NARROWING.map((name): [string, string] => [name, narrowed[name]]);
  const parameters = new URLSearchParams(Object.entries({ ...Object.fromEntries(others), ...inLowerCase }));
  return writeFilters(narrowed, parameters.toString());
}

/** Returns the filters as a GraphQL input. */
export function bookFilter(narrowed: Narrowed): BookFilter {
  const { search, genre, listingType, condition, language, pinCode, seller } = narrowed;
  return {
    search: search || null,
    genre: genre || null,
    listingType: listingType || null,
    salePrice: range(narrowed.salePriceFrom, narrowed.salePriceTo),
    rentPerMonth: range(narrowed.rentFrom, narrowed.rentTo),
    conditionAtLeast: condition || undefined,
    language: language || undefined,
    pinCode: pinCode || undefined,
    availableNow: narrowed.availableNow ? true : undefined,
    free: narrowed.freeFrom ? { startsOn: narrowed.freeFrom, endsOn: narrowed.freeUntil } : undefined,
    sellerId: seller || undefined,
  };
}

const range = (from: string, to: string) => (from || to ? { from: from || null, to: to || null } : undefined);
