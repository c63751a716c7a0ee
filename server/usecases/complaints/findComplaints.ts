import { can, type AccountPrincipal } from '../../domain/accounts/principal.js';
import { readComplaintNumber } from '../../domain/complaints/complaintNumber.js';
import { refuse } from '../../domain/shared/errors.js';
import {
  complaintById,
  complaintByNumber,
  type StoredComplaint,
} from '../../persistence/queries/complaints/complaints.js';
import { noteStaffReads } from '../noteStaffAction.js';
import { requireAbility, visitorOr } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { complaintAsSeen, type Complaint } from './complaint.js';

/** Returns the complaint with this id; null if the id is unknown or the viewer may not see it. */
export async function findComplaint(scope: Scope, id: string): Promise<Complaint | null> {
  const viewer = await visitorOr(scope, 'complaints:read', 'complaints:read-any');
  return viewer && asSeen(scope, viewer, await complaintById(scope.database, id));
}

/** Returns the complaint with this number; null if there is none or the viewer may not see it. */
export async function findComplaintByNumber(scope: Scope, text: string): Promise<Complaint | null> {
  const viewer = await requireAbility(scope, 'complaints:read', 'complaints:read-any');
  const number = readComplaintNumber(text);
  return number && asSeen(scope, viewer, await complaintByNumber(scope.database, number));
}

/**
 * Returns the complaint with this id. Throws COMPLAINT_NOT_FOUND unless the viewer made it, or is staff who may see all
 * complaints.
 */
export async function viewComplaint(scope: Scope, id: string): Promise<Complaint> {
  await requireAbility(scope, 'complaints:read', 'complaints:read-any');
  return (await findComplaint(scope, id)) ?? refuse('COMPLAINT_NOT_FOUND', { field: ['id'] });
}

async function asSeen(
  scope: Scope,
  viewer: AccountPrincipal,
  stored: StoredComplaint | null,
): Promise<Complaint | null> {
  if (!stored || !isVisible(stored, viewer)) return null;
  const [complaint] = await complaintsAsSeen(scope, viewer, [stored]);
  return complaint ?? null;
}

function isVisible({ complainantId }: StoredComplaint, viewer: AccountPrincipal): boolean {
  const isOwn = complainantId === viewer.id && can(viewer, 'complaints:read');
  return isOwn || can(viewer, 'complaints:read-any');
}

/** Returns complaints as the viewer sees them. Reads of other accounts' complaints are recorded in the audit log. */
export async function complaintsAsSeen(
  scope: Scope,
  viewer: AccountPrincipal,
  stored: readonly StoredComplaint[],
): Promise<Complaint[]> {
  const ofOthers = stored.filter(({ complainantId }) => complainantId !== viewer.id);
  await noteStaffReads(
    scope,
    ofOthers.map(({ id, complainantId }) => ({
      action: 'READ_COMPLAINT',
      staffId: viewer.id,
      userId: complainantId,
      detail: id,
    })),
  );
  const now = scope.clock.now();
  return stored.map((complaint) => complaintAsSeen(complaint, viewer, now));
}
