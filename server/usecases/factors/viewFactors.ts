import {
  factorsOf,
  recoveryCodesLeft,
  type Factor,
} from '../../persistence/queries/accounts/secondFactors.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { Factor } from '../../persistence/queries/accounts/secondFactors.js';

/** The viewer's second factors and the number of unused recovery codes. */
export interface OwnFactors {
  factors: Factor[];
  recoveryCodesLeft: number;
  /** True if the viewer is a member of staff who needs a second factor to use staff abilities. */
  required: boolean;
}

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
