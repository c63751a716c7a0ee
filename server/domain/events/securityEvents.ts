import type { FactorKind } from '../accounts/secondFactor.js';

/** What happens to the ways into accounts. */
export interface SecurityEvents {
  SecondFactorAdded: { userId: string; factorId: string; kind: FactorKind };
  SecondFactorRemoved: { userId: string; factorId: string; kind: FactorKind };
  SecondFactorsReset: { userId: string };
  RecoveryCodesMade: { userId: string };
  RecoveryCodeUsed: { userId: string };
  IntrusionReported: { userId: string };
}
