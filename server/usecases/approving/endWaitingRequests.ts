import { decidedProblem, endByItself } from '../../domain/payments/approval.js';
import { lockedApproval, waitingApprovals } from '../../persistence/queries/payments/approvals.js';
import type { RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { endRequest, recordEnd } from './endRequest.js';

/**
 * Ends the requests for approval that were not decided within 14 days, or whose requester could no longer take the step. Each
 * request ends in its own transaction. No money moves.
 */
export async function endWaitingRequests(
  ports: Acting & RecordingScope & Pick<Ports, 'database'>,
): Promise<void> {
  await requireAbility(ports, 'approvals:expire');
  const now = ports.clock.now();
  // The list is short, because each step that waits for staff has at most one request.
  const waiting = await waitingApprovals(ports.database);
  for (const request of waiting.filter((each) => endByItself(each, now))) await end(ports, request.id, now);
}

function end(ports: RecordingScope & Pick<Ports, 'database'>, id: string, now: Date): Promise<void> {
  return ports.database.transaction(async (tx) => {
    const request = await lockedApproval(tx, id);
    // Staff decided the request after the list was read.
    if (!request || decidedProblem(request)) return;
    const decision = endByItself(request, now);
    if (!decision) return;
    const ending = { decision, decidedBy: null };
    await endRequest(ports, tx, request, ending);
    await recordEnd(ports, tx, request, ending);
  });
}
