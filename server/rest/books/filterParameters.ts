import { z } from 'zod';
import { BookLanguage } from '../../domain/catalogue/bookFacts.js';
import { BookCondition } from '../../domain/catalogue/book.js';
import { paiseOf } from '../../domain/money/format.js';
import { refuse, type ErrorCode } from '../../domain/shared/errors.js';
import { dateField } from '../../domain/shared/fields.js';
import type { RequestedFilter } from '../../usecases/catalogue/bookLists.js';
import { parameter } from '../parameters.js';
import { CONDITION_LABELS, LANGUAGE_CODES } from './labels.js';

/**
 * Returns the enum name for a label: SCIENCE_FICTION for 'Science Fiction', 'science-fiction' and 'SCIENCE_FICTION'.
 */
const nameOf = (label: string) =>
  label
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, '_');

/**
 * Returns the schema of an enum parameter. It accepts each value in any spelling: 'Science Fiction',
 * 'science-fiction' or 'SCIENCE_FICTION'.
 */
export const nameParameter = <Name extends string>(
  names: Record<string, Name>,
  code: ErrorCode,
  labels: string[],
) => parameter(z.string().transform(nameOf).pipe(z.enum(names, code))).meta({ type: 'string', enum: labels });

const rupeesParameter = (description: string) =>
  parameter(z.string().transform(paiseOf)).meta({ type: 'number', minimum: 0, description });

const dayParameter = (description: string) =>
  parameter(dateField).meta({ type: 'string', format: 'date', description });

/** Parameters that Panna added to the documented parameters of the list of books. */
export const filterParameters = {
  salePriceFrom: rupeesParameter('Only books for sale at this price or more, in rupees.'),
  salePriceTo: rupeesParameter('Only books for sale at this price or less, in rupees.'),
  rentFrom: rupeesParameter('Only books with at least this monthly rent, in rupees.'),
  rentTo: rupeesParameter('Only books with at most this monthly rent, in rupees.'),
  condition: nameParameter(BookCondition, 'CONDITION_UNKNOWN', Object.values(CONDITION_LABELS)).describe(
    'Only books in this condition or a better one.',
  ),
  language: nameParameter(BookLanguage, 'BOOK_LANGUAGE_UNKNOWN', LANGUAGE_CODES).describe(
    'Only books in this language, as specified by the seller.',
  ),
  pinCode: parameter(z.string()).meta({
    type: 'string',
    example: '380001',
    description:
      'An Indian PIN code. Only books of sellers in the same postal district, whose PIN codes begin with ' +
      'the same three digits.',
  }),
  availableNow: parameter(z.stringbool({ truthy: ['true'], falsy: ['false'] })).meta({
    type: 'boolean',
    description: 'If true, only books with a copy available today.',
  }),
  freeFrom: dayParameter('Only books with a copy available from this day until the day before `freeUntil`.'),
  freeUntil: dayParameter('The day after the last day on which a copy must be available.'),
  seller: parameter(z.string()).meta({
    type: 'string',
    description: 'Only books of the seller with this `_id`.',
  }),
};

type FilterQuery = { [Name in keyof typeof filterParameters]: z.output<(typeof filterParameters)[Name]> };

/**
 * Converts the parameters to a filter. Throws REQUIRED if only one of the two days is given. The use-case checks the
 * values.
 */
export function filterOf(query: Partial<FilterQuery>): RequestedFilter {
  const { condition, language, pinCode, availableNow, seller } = query;
  return {
    salePrice: { from: query.salePriceFrom, to: query.salePriceTo },
    rentPerMonth: { from: query.rentFrom, to: query.rentTo },
    conditionAtLeast: condition,
    language,
    pinCode,
    availableNow,
    sellerId: seller,
    free: freeDays(query),
  };
}

function freeDays({ freeFrom, freeUntil }: Partial<FilterQuery>): RequestedFilter['free'] {
  if (freeFrom === undefined && freeUntil === undefined) return undefined;
  return {
    startsOn: freeFrom ?? refuse('REQUIRED', { field: ['freeFrom'] }),
    endsOn: freeUntil ?? refuse('REQUIRED', { field: ['freeUntil'] }),
  };
}

/** Maps field names in refusals of the use-case to the names of the parameters. */
export const FILTER_NAMES: Readonly<Record<string, string>> = {
  'salePrice.from': 'salePriceFrom',
  'salePrice.to': 'salePriceTo',
  'rentPerMonth.from': 'rentFrom',
  'rentPerMonth.to': 'rentTo',
  'free.endsOn': 'freeUntil',
  sellerId: 'seller',
};
