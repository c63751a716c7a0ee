import type { PolicyKind } from '../../shared/contract/schema.generated';

/** Returns the ID of a policy on the screen at /rules. Links to the policy end with it. */
export const policyAnchor = (kind: PolicyKind): string => kind.toLowerCase();
