/**
 * The state of the proof of a payout account. To prove an account, the payout provider sends a rupee to it. UNDER_WAY
 * lasts until a bank has answered. PROVED and REFUSED hold until the account changes.
 */
export const AccountProofState = { UNDER_WAY: 'UNDER_WAY', PROVED: 'PROVED', REFUSED: 'REFUSED' } as const;
export type AccountProofState = keyof typeof AccountProofState;

/** The state of a proof at its provider. UNANSWERED: no bank answered, so nothing is known about the account. */
export type ReportedProof = AccountProofState | 'UNANSWERED';

/** Hours after which a rupee is sent again if no bank answered. */
const HOURS_BETWEEN_TRIES = 6;

const HOUR_MS = 3_600_000;

/** The facts about a proof that decide whether a rupee is sent. */
export interface ProofFacts {
  /** Time of the last change to the payout account before the proof began; null if there was none. */
  changedAt: Date | null;
  state: AccountProofState;
  /** ID of the proof at the provider; null until the provider has returned it, and again if no bank answered. */
  reference: string | null;
  askedAt: Date;
}

/**
 * True if a rupee must be sent to prove a payout account. `proof` is the last proof of the account. `changedAt` is the time
 * when the account last changed.
 */
export function needsRupee(proof: ProofFacts | null, changedAt: Date | null, now: Date): boolean {
  if (proof?.changedAt?.getTime() !== changedAt?.getTime() || !proof) return true;
  return proof.state === 'UNDER_WAY' && proof.reference === null && proof.askedAt < sendAgainBefore(now);
}

/** Returns a cut-off time. A rupee that was sent earlier and is still unanswered is sent again. */
export function sendAgainBefore(now: Date): Date {
  return new Date(now.getTime() - HOURS_BETWEEN_TRIES * HOUR_MS);
}
