import { abilitiesOfStaff } from '../../domain/accounts/abilities.js';
import { grantStaffRoleSchema, revokeStaffRoleSchema, type StaffRole } from '../../domain/accounts/staff.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { lockedStaffRoles, openAccountByEmail } from '../../persistence/queries/staff/staff.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { record, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports, Scope } from '../scope.js';
import { noteStaffAction } from '../noteStaffAction.js';

/** What the command line works with. */
export type CommandPorts = Acting & RecordingScope & Pick<Ports, 'database'>;

interface Change {
  userId: string;
  role: StaffRole;
  /** Null for the command line. */
  staffId: string | null;
}

/**
 * Makes an account staff and returns its ID. Refuses CONFIRMATION_REQUIRED to a session that was not confirmed within ten
 * minutes, and USER_NOT_FOUND for an address without an open account.
 */
export async function grantStaffRole(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'staff:grant');
  const { email, role } = parseInput(grantStaffRoleSchema, input);
  const userId = await accountOf(scope, email);
  await grant(scope, { userId, role, staffId });
  return userId;
}

/**
 * Takes a role of staff away and returns the account's ID. Refuses CONFIRMATION_REQUIRED, USER_NOT_FOUND, and
 * OWN_STAFF_ROLE to administrators who would shut themselves out.
 */
export async function revokeStaffRole(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'staff:grant');
  const { userId, role } = parseInput(revokeStaffRoleSchema, input);
  if (userId === staffId && abilitiesOfStaff([role]).includes('staff:grant'))
    refuse('OWN_STAFF_ROLE', { field: ['userId'] });
  await revoke(scope, { userId, role, staffId });
  return userId;
}

/** Makes an account staff, for the operator at the command line. Refuses USER_NOT_FOUND. */
export async function grantByCommand(ports: CommandPorts, email: string, role: StaffRole): Promise<void> {
  await requireAbility(ports, 'staff:grant');
  await grant(ports, { userId: await accountOf(ports, email), role, staffId: null });
}

/** Takes a role of staff away, for the operator at the command line. Refuses USER_NOT_FOUND. */
export async function revokeByCommand(ports: CommandPorts, email: string, role: StaffRole): Promise<void> {
  await requireAbility(ports, 'staff:grant');
  await revoke(ports, { userId: await accountOf(ports, email), role, staffId: null });
}

async function accountOf({ database }: CommandPorts, email: string): Promise<string> {
  const account = await openAccountByEmail(database, email);
  return account?.id ?? refuse('USER_NOT_FOUND', { field: ['email'] });
}

async function grant(ports: CommandPorts, { userId, role, staffId }: Change): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const roles = (await lockedStaffRoles(tx, userId)) ?? refuse('USER_NOT_FOUND', { field: ['email'] });
    if (roles.includes(role)) return;
    await tx.update(UserEntity, { id: userId }, { staffRoles: [...roles, role] });
    await noteStaffAction(ports, tx, { action: 'GRANT_ROLE', staffId, userId, detail: role });
    await record(ports, tx, { type: 'RoleGranted', userId, role });
  });
}

async function revoke(ports: CommandPorts, { userId, role, staffId }: Change): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const roles = (await lockedStaffRoles(tx, userId)) ?? refuse('USER_NOT_FOUND', { field: ['userId'] });
    if (!roles.includes(role)) return;
    await tx.update(UserEntity, { id: userId }, { staffRoles: roles.filter((each) => each !== role) });
    await noteStaffAction(ports, tx, { action: 'REVOKE_ROLE', staffId, userId, detail: role });
    await record(ports, tx, { type: 'RoleRevoked', userId, role });
  });
}
