import type { FactorKind } from '../accounts/secondFactor.js';

/** Events of log-in and second factors. */
export interface SecurityEvents {
  SecondFactorAdded: { userId: string; factorId: string; kind: FactorKind };
  SecondFactorRemoved: { userId: string; factorId: string; kind: FactorKind };
  SecondFactorsReset: { userId: string };
  RecoveryCodesMade: { userId: string };
  RecoveryCodeUsed: { userId: string };
  IntrusionReported: { userId: string };
}
