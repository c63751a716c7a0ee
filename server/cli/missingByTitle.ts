import { createHash } from 'node:crypto';
import { BookCondition, Genre } from '../domain/catalogue/book.js';

type Row = Readonly<Record<string, unknown>>;

/**
 * Fills in missing values of a row, so that a list with only titles and authors can be imported for a trial. Values
 * that the row contains are kept. Missing ones are derived from a hash of the title, so that equal titles get equal
 * values:
 *
 * - genre: one of the fifteen; condition: one of the five
 * - listing type: half for sale and rent, a third for sale only, the rest for rent only
 * - sale price: 99 to 899 rupees in steps of 10; monthly rent: a tenth of the sale price; deposit: half the sale
 *   price
 * - longest rental: 6, 12 or 24 months, or without limit
 */
export function withMissingByTitle(row: Row): Row {
  const hash = createHash('sha256').update(String(row.title).trim().toLowerCase()).digest();
  const pick = <T>(choices: readonly T[], byte: number) => choices[hash.readUInt16BE(byte) % choices.length];
  const sale = 99 + 10 * (hash.readUInt32BE(0) % 81);
  const made = {
    genre: pick(Object.keys(Genre), 4),
    condition: pick(Object.keys(BookCondition), 6),
    listingType: pick(['both', 'both', 'both', 'sale', 'sale', 'lease'], 8),
    price: {
      sale,
      lease: {
        perMonth: Math.ceil(sale / 10),
        deposit: Math.ceil(sale / 2),
        maxDuration: pick([6, 12, 24, null], 10),
      },
    },
  };
  return {
    ...row,
    ...(isMissing(row.genre) && isMissing(row.genres) && { genre: made.genre }),
    ...(isMissing(row.condition) && { condition: made.condition }),
    ...(isMissing(row.price) && { price: made.price, listingType: row.listingType ?? made.listingType }),
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
