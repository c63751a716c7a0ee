import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canWait } from '../../domain/waiting/policies.js';
import type { Scope } from '../scope.js';

/** True if the viewer may wait for the book, should no copy be free for a rental. */
export async function viewerCanWait(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canWait(await scope.principal(), book);
}
