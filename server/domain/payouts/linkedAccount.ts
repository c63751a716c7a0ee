/**
 * The status of a linked account. REQUESTED: the provider was not asked yet, or has not answered. UNDER_REVIEW: the provider
 * checks the account. REFUSED: the provider refused it, until the seller submits other details.
 */
export const LinkedAccountStatus = {
  REQUESTED: 'REQUESTED',
  UNDER_REVIEW: 'UNDER_REVIEW',
  ACTIVE: 'ACTIVE',
  REFUSED: 'REFUSED',
} as const;
export type LinkedAccountStatus = keyof typeof LinkedAccountStatus;

/** A requirement that a seller must meet before a linked account can be opened. */
export const LinkedAccountRequirement = {
  BANK_ACCOUNT: 'BANK_ACCOUNT',
  PAN: 'PAN',
  ADDRESS: 'ADDRESS',
  EMAIL: 'EMAIL',
} as const;
export type LinkedAccountRequirement = keyof typeof LinkedAccountRequirement;

/** The facts about a seller that a linked account needs. */
export interface LinkingFacts {
  hasBankAccount: boolean;
  hasPan: boolean;
  /** True if the seller has a default address with a phone number. */
  hasAddress: boolean;
  isEmailVerified: boolean;
}

/** Returns the requirements for a linked account that the seller does not meet yet. */
export function missingForLinking(facts: LinkingFacts): LinkedAccountRequirement[] {
  const missing: LinkedAccountRequirement[] = [];
  if (!facts.hasBankAccount) missing.push('BANK_ACCOUNT');
  if (!facts.hasPan) missing.push('PAN');
  if (!facts.hasAddress) missing.push('ADDRESS');
  if (!facts.isEmailVerified) missing.push('EMAIL');
  return missing;
}

/** Hours between the activation of a linked account and its first transfer. */
const HOURS_BEFORE_TRANSFERS = 24;

const HOUR_MS = 3_600_000;

/** True if transfers can go to a linked account: from 24 hours after its activation. */
export function canReceive({ activeSince }: { activeSince: Date | null }, now: Date): boolean {
  return activeSince !== null && now.getTime() - activeSince.getTime() >= HOURS_BEFORE_TRANSFERS * HOUR_MS;
}
