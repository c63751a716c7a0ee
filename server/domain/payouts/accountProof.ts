/**
 * The proof of a payout account: the payout provider sends a rupee there. UNDER_WAY lasts until a bank has answered. PROVED and
 * REFUSED hold until the account changes.
 */
export const AccountProofState = { UNDER_WAY: 'UNDER_WAY', PROVED: 'PROVED', REFUSED: 'REFUSED' } as const;
export type AccountProofState = keyof typeof AccountProofState;

/** The state of a proof at its provider. UNANSWERED: no bank answered, which says nothing about the account. */
export type ReportedProof = AccountProofState | 'UNANSWERED';

/** Hours after which a rupee is sent again if no bank answered. */
const HOURS_BETWEEN_TRIES = 6;

const HOUR_MS = 3_600_000;

/** The facts about a proof that decide whether a rupee is sent. */
export interface ProofFacts {
  /** The last change of the payout account that the proof is for; null if it was never changed. */
  changedAt: Date | null;
  state: AccountProofState;
  /** ID of the proof at the provider; null while it is unknown, and once no bank answered. */
  reference: string | null;
  askedAt: Date;
}

/** True if a rupee is to be sent to a payout account that was last changed at a moment. `proof` is the one that it has. */
export function needsRupee(proof: ProofFacts | null, changedAt: Date | null, now: Date): boolean {
  if (proof?.changedAt?.getTime() !== changedAt?.getTime() || !proof) return true;
  return proof.state === 'UNDER_WAY' && proof.reference === null && proof.askedAt < sendAgainBefore(now);
}

/** Returns the moment before which a rupee must have been sent to be sent again. */
export function sendAgainBefore(now: Date): Date {
  return new Date(now.getTime() - HOURS_BETWEEN_TRIES * HOUR_MS);
}
