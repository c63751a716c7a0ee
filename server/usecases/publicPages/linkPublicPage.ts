import { publicPath } from '../../domain/shared/publicPath.js';
import type { Scope } from '../scope.js';

/** Returns the path of a public page; null if the marketplace has no public pages. */
export function linkPublicPage(
  { publicPages }: Pick<Scope, 'publicPages'>,
  ...page: Parameters<typeof publicPath>
): string | null {
  return publicPages ? publicPath(...page) : null;
}
