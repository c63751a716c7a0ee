import { publicPath } from '../../domain/shared/publicPath.js';
import {
  publicIdAfter,
  publicNames,
  type PublicNoun,
} from '../../persistence/queries/publicPages/publicNames.js';
import type { Scope } from '../scope.js';

export type { PublicNoun } from '../../persistence/queries/publicPages/publicNames.js';

export const PUBLIC_NOUNS: readonly PublicNoun[] = ['books', 'editions', 'sellers'];

/** A part of the list of all public pages, by the id that it begins with. */
export interface PublicPart {
  noun: PublicNoun;
  from: string;
}

/** As many addresses as a part of a sitemap may have. */
const LARGEST_PART = 50_000;

/** So many are read at once: a part is never in memory as a whole. */
const STRETCH = 5_000;

const OF_NOUN = { books: 'book', editions: 'edition', sellers: 'seller' } as const;

/** The parts of the list of all public pages: of what is offered, and of who offers it. */
export async function* listPublicParts({ reads }: Scope, size = LARGEST_PART): AsyncGenerator<PublicPart> {
  for (const noun of PUBLIC_NOUNS) {
    let from = await publicIdAfter(reads, noun, '', 0);
    while (from !== null) {
      yield { noun, from };
      from = await publicIdAfter(reads, noun, from, size);
    }
  }
}

/** The paths of a part, stretch by stretch. */
export async function* listPublicPaths(
  { reads }: Scope,
  { noun, from }: PublicPart,
  size = LARGEST_PART,
): AsyncGenerator<string[]> {
  let next: string | undefined = from;
  for (let left = size; left > 0 && next !== undefined; left -= STRETCH) {
    const most = Math.min(left, STRETCH);
    // One more than is given says where the next stretch begins.
    const rows = await publicNames(reads, noun, next, most + 1);
    yield rows.slice(0, most).map(({ id, name }) => publicPath(OF_NOUN[noun], id, name));
    next = rows[most]?.id;
  }
}
