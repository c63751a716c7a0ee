import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canWait } from '../../domain/waiting/policies.js';
import type { Scope } from '../scope.js';

/**
 * True if the viewer may join the book's waiting list: the book is another seller's and for rent, and every copy is promised.
 */
export async function viewerCanWait(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canWait(await scope.principal(), book);
}
