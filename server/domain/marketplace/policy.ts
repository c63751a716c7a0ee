import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { INK, isStorable, optional, requiredText } from '../shared/fields.js';

/** The kinds of policies, in the order in which they are listed. Each is a file of the operator. */
export const PolicyKind = {
  TERMS: 'TERMS',
  PRIVACY: 'PRIVACY',
  DELIVERY: 'DELIVERY',
  RETURNS: 'RETURNS',
  COMPLAINTS: 'COMPLAINTS',
} as const;
export type PolicyKind = keyof typeof PolicyKind;

export const POLICY_KINDS = Object.keys(PolicyKind) as PolicyKind[];

/** Identifies a version of a policy. */
export interface PolicyVersion {
  kind: PolicyKind;
  version: string;
}

/** A policy in force, with the day (YYYY-MM-DD) from which it applies. */
export interface Policy extends PolicyVersion {
  date: string;
  text: string;
}

/** Maximum number of characters of a version. */
const LONGEST_VERSION = 40;

/** Maximum number of characters of a policy. */
const LONGEST_POLICY = 100_000;

const FIRST_LINE = new RegExp(String.raw`^Version (\S{1,${LONGEST_VERSION}}) of (\d{4}-\d{2}-\d{2})$`, 'u');

/** Returns the kind of policy that a file of this name contains; null for other names. */
export function policyKindOf(fileName: string): PolicyKind | null {
  return POLICY_KINDS.find((kind) => fileNameOf(kind) === fileName) ?? null;
}

/** Returns the name of the file that contains the policy of this kind. */
export const fileNameOf = (kind: PolicyKind): string => `${kind.toLowerCase()}.md`;

/**
 * Reads a policy whose first line is like `Version 1.0 of 2026-11-25`. Returns null if the first line is different, or
 * if the text is empty, not storable or longer than 100,000 characters.
 */
export function readPolicy(kind: PolicyKind, content: string): Policy | null {
  const [first = '', ...rest] = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  const [, version, date] = FIRST_LINE.exec(first.trim()) ?? [];
  const text = rest.join('\n').trim();
  if (!version || !z.iso.date().safeParse(date).success || !date) return null;
  if (!INK.test(text) || !isStorable(version + text) || text.length > LONGEST_POLICY) return null;
  return { kind, version, date, text };
}

/** The versions to which a new account agrees; may be omitted. Kinds are also accepted in lower case, as REST spells them. */
export const agreedPoliciesField = optional(
  z
    .array(
      z.object({
        kind: z
          .string()
          .toUpperCase()
          .pipe(z.enum(PolicyKind))
          .meta({
            type: 'string',
            enum: POLICY_KINDS.map((kind) => kind.toLowerCase()),
            description: 'The kind of policy that you agree to.',
          }),
        version: requiredText(LONGEST_VERSION).describe('The version of the policy that was shown to you.'),
      }),
    )
    .max(POLICY_KINDS.length, 'TOO_LONG'),
);

/**
 * Returns the policies in force to which the account agreed. Throws POLICY_NOT_IN_FORCE if a version is not in force,
 * because the reader saw another text.
 */
export function policiesAgreedTo(
  inForce: readonly Policy[],
  agreed: readonly PolicyVersion[] = [],
): readonly Policy[] {
  if (agreed.some((version) => !inForce.some((policy) => isVersionOf(policy, version))))
    refuse('POLICY_NOT_IN_FORCE', { field: ['agreedPolicies'] });
  return inForce.filter((policy) => agreed.some((version) => isVersionOf(policy, version)));
}

function isVersionOf(policy: Policy, { kind, version }: PolicyVersion): boolean {
  return policy.kind === kind && policy.version === version;
}
