import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canWait } from '../../domain/waiting/policies.js';
import type { Scope } from '../scope.js';

/** True if the viewer may join the waiting list of the book for days on which no copy is free. */
export async function viewerCanWait(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canWait(await scope.principal(), book);
}
