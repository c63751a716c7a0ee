import { findApproval, type Approval } from '../../usecases/approvals/viewApprovals.js';
import type { GraphQLContext } from '../context.js';

/** Replaces the approval ID in a step's result with the request for approval, or with null if the step needed no approval. */
export async function withApproval<Result extends { approvalId: string | null }>(
  { scope }: Pick<GraphQLContext, 'scope'>,
  step: Promise<Result>,
): Promise<Omit<Result, 'approvalId'> & { approval: Approval | null }> {
  const { approvalId, ...result } = await step;
  return { ...result, approval: approvalId === null ? null : await findApproval(scope, approvalId) };
}
