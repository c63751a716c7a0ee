import { LEAST_SAVERS, MOST_RELATED } from '../../domain/catalogue/relatedBooks.js';
import { moreByAuthor } from '../../persistence/queries/related/relatedBooks.js';
import { similarBooks } from '../../persistence/queries/related/similarBooks.js';
import type { Scope } from '../scope.js';

/** Returns, for each of these books, the ids of up to 12 listings of other editions by the same author. */
export async function findMoreByAuthor({ reads }: Scope, bookIds: readonly string[]): Promise<string[][]> {
  const found = await moreByAuthor(reads, bookIds, MOST_RELATED);
  return bookIds.map((id) => found.get(id) ?? []);
}

/** Returns, for each of these books, the ids of up to 12 listings of similar editions. */
export async function findSimilar({ reads }: Scope, bookIds: readonly string[]): Promise<string[][]> {
  const found = await similarBooks(reads, bookIds, { most: MOST_RELATED, leastSavers: LEAST_SAVERS });
  return bookIds.map((id) => found.get(id) ?? []);
}
