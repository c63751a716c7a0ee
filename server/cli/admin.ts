import { parseArgs } from 'node:util';
import { createPorts } from '../app.js';
import { ConfigError, readConfig } from '../config.js';
import { systemPrincipal } from '../domain/accounts/principal.js';
import { StaffRole } from '../domain/accounts/staff.js';
import { DomainError } from '../domain/shared/errors.js';
import { openDatabase } from '../openDatabase.js';
import { DataDirInUseError } from '../persistence/dataDirLock.js';
import type { AuditLine } from '../usecases/auditLog.js';
import { resetFactors } from '../usecases/factors/resetFactors.js';
import { grantByCommand, revokeByCommand } from '../usecases/staff/grantStaffRole.js';
import { resealSecrets } from '../usecases/upkeep/resealSecrets.js';
import type { Acting } from '../usecases/requireAbility.js';
import type { Ports } from '../usecases/scope.js';

const USAGE = `Makes accounts staff, lets somebody in who has lost every second factor, and seals secrets with a new key.

  npm run admin -- grant EMAIL [ROLE]
  npm run admin -- revoke EMAIL [ROLE]
  npm run admin -- reset-factors EMAIL
  npm run admin -- reseal

EMAIL is the address of an account that is there already. ROLE is administrator (the default), moderator, support or finance.
reseal seals with SECRET_KEY what the keys in OLD_SECRET_KEYS sealed.
It works on the database of DATABASE_URL, or on the embedded one in DATA_DIR while Panna is not running.`;

/** A command of the operator. The result of `done` is printed after the email address of the account. */
interface Command {
  run(ports: Ports & Acting, email: string, role: StaffRole): Promise<void>;
  done(role: StaffRole): string;
}

const NAMES: Record<StaffRole, string> = {
  ADMINISTRATOR: 'an administrator',
  MODERATOR: 'a moderator',
  SUPPORT: 'a member of support',
  FINANCE: 'a member of finance',
};

const COMMANDS: Record<string, Command> = {
  grant: { run: grantByCommand, done: (role) => `is ${NAMES[role]} now` },
  revoke: { run: revokeByCommand, done: (role) => `is no longer ${NAMES[role]}` },
  'reset-factors': {
    run: resetFactors,
    done: () => 'has no second factor any more, and is logged out everywhere',
  },
};

async function main(): Promise<void> {
  const [name = '', email, named = 'administrator', ...others] = parseArgs({
    allowPositionals: true,
  }).positionals;
  if (name === 'reseal' && email === undefined) return reseal();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const role = Object.values(StaffRole).find((each) => each.toLowerCase() === named.toLowerCase());
  if (!command || !email || !role || others.length > 0)
    throw new TypeError('Please give a command, an address and, if it is not administrator, a role');
  await withPorts(async (ports) => {
    await command.run(ports, email, role);
    console.log(`${email} ${command.done(role)}`);
  });
}

async function reseal(): Promise<void> {
  await withPorts(async (ports) => {
    const resealed = await resealSecrets(ports);
    console.log(`${resealed} secrets were sealed again. OLD_SECRET_KEYS is not needed any more`);
  });
}

async function withPorts(work: (ports: Ports & Acting) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { database, release } = await openDatabase(config);
  try {
    const ports = createPorts(config, database, { now: () => new Date() });
    const abilities = ['staff:grant', 'factors:reset', 'secrets:reseal'] as const;
    const principal = systemPrincipal({ kind: 'COMMAND', name: 'admin' }, abilities);
    const audit = (line: AuditLine) => console.error(JSON.stringify(line));
    await work({ ...ports, audit, principal: async () => principal });
  } finally {
    await database.close();
    await release();
  }
}

main().catch((error: unknown) => {
  if (error instanceof TypeError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
});

function isExpected(error: unknown): error is Error {
  return [DomainError, ConfigError, DataDirInUseError].some((kind) => error instanceof kind);
}
