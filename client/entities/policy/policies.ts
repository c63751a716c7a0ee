import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PolicyKind } from '../../shared/contract/schema.generated';

export const POLICY_LABELS: Record<PolicyKind, MessageDescriptor> = {
  TERMS: msg`Terms of use`,
  PRIVACY: msg`Privacy`,
  DELIVERY: msg`Delivery`,
  RETURNS: msg`Returns and refunds`,
  COMPLAINTS: msg`Complaints`,
};

/** Returns the HTML id of a policy on the screen at /rules. Links to the policy use it as their fragment. */
export const policyAnchor = (kind: PolicyKind): string => kind.toLowerCase();
