import { can, type AccountPrincipal } from '../../domain/accounts/principal.js';
import {
  answerByAfterReply,
  assertComplaintStep,
  COMPLAINT_LIFECYCLE,
  isUnsettled,
  type ComplaintAction,
  type ComplaintEntryAction,
} from '../../domain/complaints/complaint.js';
import { complaintWordsSchema, withdrawComplaintSchema } from '../../domain/complaints/complaintInput.js';
import { refuse } from '../../domain/shared/errors.js';
import { ComplaintEntity, ComplaintEntryEntity } from '../../persistence/entities/complaints.js';
import { newId } from '../../persistence/ids.js';
import { lockedComplaint, type StoredComplaint } from '../../persistence/queries/complaints/complaints.js';
import type { Transaction } from '../../persistence/transaction.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { complaintActor, factsOfComplaint } from './complaint.js';

/**
 * Adds a message of the complainant to a complaint, and returns the complaint's id. If staff had answered, they must answer
 * again within `COMPLAINT_ANSWER_DAYS` days. Throws COMPLAINT_NOT_FOUND if the viewer may not see the complaint,
 * COMPLAINANT_ONLY if the viewer is staff, COMPLAINT_ENDED if the complaint has ended, and COMPLAINT_MESSAGES_LIMIT after 20
 * messages.
 */
export async function replyToComplaint(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'complaints:write');
  const { complaintId, text } = await readInput(complaintWordsSchema, input);
  return takeStep(scope, viewer, { action: 'reply', complaintId, text });
}

/** Withdraws the viewer's own complaint. Throws COMPLAINT_NOT_FOUND, COMPLAINANT_ONLY and COMPLAINT_ENDED. */
export async function withdrawComplaint(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'complaints:write');
  const { complaintId } = await readInput(withdrawComplaintSchema, input);
  return takeStep(scope, viewer, { action: 'withdraw', complaintId, text: null });
}

/**
 * Answers a complaint, or settles it with an outcome, for staff. Throws COMPLAINT_NOT_FOUND, COMPLAINT_ENDED, and
 * OWN_COMPLAINT if the viewer made the complaint or it is about them.
 */
export async function handleComplaint(
  scope: Scope,
  action: 'answer' | 'settle',
  input: unknown,
): Promise<string> {
  const viewer = await requireAbility(scope, 'complaints:handle');
  const { complaintId, text } = await readInput(complaintWordsSchema, input);
  return takeStep(scope, viewer, { action, complaintId, text });
}

interface Step {
  action: ComplaintAction;
  complaintId: string;
  text: string | null;
}

const ENTRY_OF: Record<ComplaintAction, ComplaintEntryAction> = {
  answer: 'ANSWER',
  reply: 'REPLY',
  settle: 'SETTLE',
  withdraw: 'WITHDRAW',
};

const STAFF_ACTIONS = { answer: 'ANSWER_COMPLAINT', settle: 'SETTLE_COMPLAINT' } as const;

function takeStep(
  scope: Scope,
  viewer: AccountPrincipal,
  { action, complaintId, text }: Step,
): Promise<string> {
  return scope.database.transaction(async (tx) => {
    const complaint = await lockedComplaintOf(tx, complaintId, viewer);
    assertComplaintStep(action, factsOfComplaint(complaint), complaintActor(viewer));
    const { complainantId } = complaint;
    const { id: actorId } = viewer;
    const occurredAt = scope.clock.now();
    const { to: status } = COMPLAINT_LIFECYCLE[action];
    const entryId = newId('complaintentry');
    const entry = { id: entryId, complaintId, action: ENTRY_OF[action] };
    await tx.insert(ComplaintEntryEntity, { ...entry, authorId: actorId, text, occurredAt });
    await tx.update(
      ComplaintEntity,
      { id: complaintId },
      {
        status,
        closedAt: isUnsettled({ status }) ? null : occurredAt,
        ...(action === 'reply' && {
          answerBy: answerByAfterReply(complaint, occurredAt, scope.deadlineDays),
        }),
      },
    );
    if (action === 'answer' || action === 'settle') {
      const noted = { staffId: actorId, userId: complainantId, detail: complaintId };
      await noteStaffAction(scope, tx, { action: STAFF_ACTIONS[action], ...noted });
    }
    const step = { entryId, action, status, actorId };
    await record(scope, tx, { type: 'ComplaintStepTaken', complaintId, complainantId, ...step });
    return complaintId;
  });
}

/** Locks and returns a complaint that the viewer made or may handle. Throws COMPLAINT_NOT_FOUND otherwise. */
async function lockedComplaintOf(
  tx: Transaction,
  id: string,
  viewer: AccountPrincipal,
): Promise<StoredComplaint> {
  const found = await lockedComplaint(tx, id);
  const isVisible = found && (found.complainantId === viewer.id || can(viewer, 'complaints:handle'));
  return isVisible ? found : refuse('COMPLAINT_NOT_FOUND', { field: ['complaintId'] });
}
