import { publicPath } from '../../domain/shared/publicPath.js';
import type { Scope } from '../scope.js';

/** The address of a public page as a path; null in a marketplace that has none. */
export function linkPublicPage(
  { publicPages }: Pick<Scope, 'publicPages'>,
  ...page: Parameters<typeof publicPath>
): string | null {
  return publicPages ? publicPath(...page) : null;
}
