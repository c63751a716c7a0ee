import type { ApprovalDecision, ApprovedStep } from '../payments/approval.js';

/** Events of requests for approval, by name, each with its details. */
export interface ApprovalEvents {
  ApprovalRequested: {
    approvalId: string;
    step: ApprovedStep;
    requestedBy: string;
    /** The accounts whose money the step concerns. They cannot decide the request. */
    sides: readonly string[];
  };
  ApprovalEnded: { approvalId: string; requestedBy: string; decision: ApprovalDecision };
}
