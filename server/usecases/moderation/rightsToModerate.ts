import { can } from '../../domain/accounts/principal.js';
import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canReport, canRestore } from '../../domain/catalogue/policies.js';
import type { Scope } from '../scope.js';

/** True if the listing is on the market and the viewer is signed in and not its seller. */
export async function viewerCanReport(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canReport(await scope.principal(), book);
}

/** True for moderators if a moderator removed the listing. */
export async function viewerCanRestore(scope: Scope, isRemoved: boolean): Promise<boolean> {
  return canRestore(await scope.principal(), isRemoved);
}

/**
 * True if the viewer may remove and restore listings or reviews, split and join editions, or suspend and reinstate
 * accounts, depending on `noun`.
 */
export async function viewerCanModerate(
  scope: Scope,
  noun: 'listings' | 'reviews' | 'editions' | 'accounts',
): Promise<boolean> {
  return can(await scope.principal(), `${noun}:moderate`);
}
