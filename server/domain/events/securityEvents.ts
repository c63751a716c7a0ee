import type { FactorKind } from '../accounts/secondFactor.js';

/** Events of second factors and of reported intruders, by name, each with its details. */
export interface SecurityEvents {
  SecondFactorAdded: {
    userId: string;
    factorId: string;
    kind: FactorKind;
    sessionId: string | null;
    /** True if the account had no second factor before. Its other sessions were then ended. */
    isFirst: boolean;
  };
  SecondFactorRemoved: { userId: string; factorId: string; kind: FactorKind };
  SecondFactorsReset: { userId: string };
  RecoveryCodesMade: { userId: string };
  RecoveryCodeUsed: { userId: string };
  IntrusionReported: {
    userId: string;
    /** True if a link for a new password was mailed; false if too many were mailed within the last hour. */
    isMailed: boolean;
    /** The kinds of the second factors that were removed because of the report. */
    removed: FactorKind[];
    /** True if the recovery codes were removed because of the report. */
    codesRemoved: boolean;
  };
}
