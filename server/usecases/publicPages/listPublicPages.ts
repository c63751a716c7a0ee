import { publicPath } from '../../domain/shared/publicPath.js';
import {
  publicIdAfter,
  publicNames,
  type PublicNoun,
} from '../../persistence/queries/publicPages/publicNames.js';
import type { Scope } from '../scope.js';

export type { PublicNoun } from '../../persistence/queries/publicPages/publicNames.js';

export const PUBLIC_NOUNS: readonly PublicNoun[] = ['books', 'editions', 'sellers'];

/** A part of the list of all public pages: pages of one kind, starting with this id. */
export interface PublicPart {
  noun: PublicNoun;
  from: string;
}

/** Maximum number of addresses in one part. The sitemap protocol allows no more in one file. */
const LARGEST_PART = 50_000;

/** Maximum number of pages that one statement reads, so that a part is never in memory as a whole. */
const STRETCH = 5_000;

const OF_NOUN = { books: 'book', editions: 'edition', sellers: 'seller' } as const;

/** Yields the parts of the list of all public pages: books, then editions, then sellers. */
export async function* listPublicParts({ reads }: Scope, size = LARGEST_PART): AsyncGenerator<PublicPart> {
  for (const noun of PUBLIC_NOUNS) {
    let from = await publicIdAfter(reads, noun, '', 0);
    while (from !== null) {
      yield { noun, from };
      from = await publicIdAfter(reads, noun, from, size);
    }
  }
}

/** Yields the paths of a part, in batches of STRETCH. */
export async function* listPublicPaths(
  { reads }: Scope,
  { noun, from }: PublicPart,
  size = LARGEST_PART,
): AsyncGenerator<string[]> {
  let next: string | undefined = from;
  for (let left = size; left > 0 && next !== undefined; left -= STRETCH) {
    const most = Math.min(left, STRETCH);
    // The extra row is the first of the next batch.
    const rows = await publicNames(reads, noun, next, most + 1);
    yield rows.slice(0, most).map(({ id, name }) => publicPath(OF_NOUN[noun], id, name));
    next = rows[most]?.id;
  }
}
