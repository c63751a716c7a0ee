import { USUAL_PAGE } from '../../../domain/shared/page.js';
import type { Queryable } from '../../sql.js';
import type { BooksQuery } from './booksQuery.js';
import { isRare } from '../statements/frequentWords.js';
import { isWidePrice } from '../statements/widePrices.js';

/**
 * True if the best plan for a list is known in advance, so that its statement can be prepared. Applies only to first pages of
 * the usual size with a single filter. The best plan collects all matches of a search for rare words, and reads a wide range
 * of prices in the order of the list.
 */
export async function hasKnownPlan(database: Queryable, query: BooksQuery): Promise<boolean> {
  const { filter, order, limit, skip, place, backward } = query;
  if (place || backward || skip > 0 || limit !== USUAL_PAGE + 1) return false;
  const { search, salePrice, rentPerMonth, ...others } = filter;
  const isPlain = Object.values(others).every((value) => value === undefined);
  if (!isPlain || [search, salePrice, rentPerMonth].filter(Boolean).length !== 1) return false;
  if (order === 'RELEVANCE') return search !== undefined && !('isbn' in search) && isRare(database, search);
  if (order !== 'DATE_DESC') return false;
  if (salePrice) return isWidePrice(database, 'sale_price', salePrice);
  return rentPerMonth !== undefined && isWidePrice(database, 'rent_per_month', rentPerMonth);
}
