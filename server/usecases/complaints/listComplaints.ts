import {
  complaintsOf,
  countComplaintsOf,
  countOpenComplaints,
  openComplaints,
} from '../../persistence/queries/complaints/complaints.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import type { Complaint } from './complaint.js';
import { complaintsAsSeen } from './findComplaints.js';

/** Returns a page of the complaints of the viewer, newest first. */
export async function listComplaints(scope: Scope, request: PageArguments): Promise<Page<Complaint>> {
  const viewer = await requireAbility(scope, 'complaints:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => complaintsOf(scope.database, viewer.id, stretch),
    nodesOf: (rows) => complaintsAsSeen(scope, viewer, rows),
    placeOf: ({ openedAt, id }) => [openedAt, id],
    count: (most) => countComplaintsOf(scope.database, viewer.id, most),
  });
}

/** Returns a page of all open complaints, earliest deadline first, for staff. Each read is recorded in the audit log. */
export async function listOpenComplaints(scope: Scope, request: PageArguments): Promise<Page<Complaint>> {
  const viewer = await requireAbility(scope, 'complaints:read-any');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openComplaints(scope.database, stretch),
    nodesOf: (rows) => complaintsAsSeen(scope, viewer, rows),
    placeOf: ({ dueAt, id }) => [dueAt, id],
    count: (most) => countOpenComplaints(scope.database, most),
  });
}
