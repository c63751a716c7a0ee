import {
  countStaffActions,
  staffActions,
  staffMembers,
  type RecordedStaffAction,
  type StaffMember,
} from '../../persistence/queries/staff/staff.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { RecordedStaffAction, StaffMember } from '../../persistence/queries/staff/staff.js';

/** Returns all members of staff with their roles. */
export async function listStaff(scope: Scope): Promise<StaffMember[]> {
  await requireAbility(scope, 'staff:grant');
  return staffMembers(scope.database);
}

/** Returns a page of the audit log of staff actions, newest first. */
export async function listStaffActions(
  scope: Scope,
  request: PageArguments,
): Promise<Page<RecordedStaffAction>> {
  await requireAbility(scope, 'audit:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => staffActions(scope.database, stretch),
    nodesOf: (actions) => actions,
    placeOf: ({ occurredAt, id }) => [occurredAt, id],
    count: (most) => countStaffActions(scope.database, most),
  });
}
