import { refuse } from '../../domain/shared/errors.js';
import type { Scope } from '../scope.js';

/**
 * Returns the key under which subscriptions are counted: the ID of the account, or of the support view. A support view
 * must not use up the limit of the account. Throws UNAUTHENTICATED for visitors.
 */
export async function subscriberOf(scope: Pick<Scope, 'principal'>): Promise<string> {
  const { id, via } = (await scope.principal()) ?? refuse('UNAUTHENTICATED');
  return via.kind === 'SUPPORT_VIEW' ? via.viewId : id;
}
