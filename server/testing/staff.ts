import { grantByCommand, revokeByCommand, type CommandPorts } from '../usecases/staff/grantStaffRole.js';

/** Makes an account an administrator, as the operator does at the command line. */
export function makeAdministrator(ports: CommandPorts, email: string): Promise<void> {
  return grantByCommand(ports, email, 'ADMINISTRATOR');
}

/** Revokes the role of administrator, as the operator does at the command line. */
export function unmakeAdministrator(ports: CommandPorts, email: string): Promise<void> {
  return revokeByCommand(ports, email, 'ADMINISTRATOR');
}
