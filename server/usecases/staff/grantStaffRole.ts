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

/** Ports for granting and revoking roles, both on the site and at the command line. */
export type CommandPorts = Acting & RecordingScope & Pick<Ports, 'database'>;

interface Change {
  userId: string;
  role: StaffRole;
  /** Id of the member of staff who makes the change; null for the command line. */
  staffId: string | null;
}

/**
 * Grants an account a staff role and returns the account's id. Throws CONFIRMATION_REQUIRED if the session was not
 * confirmed within the last 10 minutes, and USER_NOT_FOUND if no open account has this email address.
 */
export async function grantStaffRole(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'staff:grant');
  const { email, role } = parseInput(grantStaffRoleSchema, input);
  const userId = await accountOf(scope, email);
  await grant(scope, { userId, role, staffId });
  return userId;
}

/**
 * Revokes an account's staff role and returns the account's id. Throws CONFIRMATION_REQUIRED if the session was not
 * confirmed within the last 10 minutes, USER_NOT_FOUND if the account is unknown, and OWN_STAFF_ROLE if the viewer
 * would lose their own ability to grant roles.
 */
export async function revokeStaffRole(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'staff:grant');
  const { userId, role } = parseInput(revokeStaffRoleSchema, input);
  if (userId === staffId && abilitiesOfStaff([role]).includes('staff:grant'))
    refuse('OWN_STAFF_ROLE', { field: ['userId'] });
  await revoke(scope, { userId, role, staffId });
  return userId;
}

/**
 * Grants an account a staff role, for the operator at the command line. Throws USER_NOT_FOUND if no open account has
 * this email address.
 */
export async function grantByCommand(ports: CommandPorts, email: string, role: StaffRole): Promise<void> {
  await requireAbility(ports, 'staff:grant');
  await grant(ports, { userId: await accountOf(ports, email), role, staffId: null });
}

/**
 * Revokes an account's staff role, for the operator at the command line. Throws USER_NOT_FOUND if no open account has
 * this email address.
 */
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
