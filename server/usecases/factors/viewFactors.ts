import {
  factorsOf,
  recoveryCodesLeft,
  type Factor,
} from '../../persistence/queries/accounts/secondFactors.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { Factor } from '../../persistence/queries/accounts/secondFactors.js';

/** The second factors of the viewer. */
export interface OwnFactors {
  factors: Factor[];
  recoveryCodesLeft: number;
  /** True if the viewer is staff and can do nothing as such without one. */
  required: boolean;
}

/** What the viewer can prove their log-ins with. */
export async function viewFactors(scope: Scope): Promise<OwnFactors> {
  const viewer = await requireAbility(scope, 'security:read');
  const factors = await factorsOf(scope.database, viewer.id);
  const left = await recoveryCodesLeft(scope.database, viewer.id);
  return {
    factors,
    recoveryCodesLeft: left,
    required: scope.staffNeedsSecondFactor && viewer.staffRoles.length > 0,
  };
}
