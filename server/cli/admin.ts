import { parseArgs } from 'node:util';
import { createPorts } from '../app.js';
import { ConfigError, readConfig } from '../config.js';
import { systemPrincipal } from '../domain/accounts/principal.js';
import { DomainError } from '../domain/shared/errors.js';
import { openDatabase } from '../openDatabase.js';
import { DataDirInUseError } from '../persistence/dataDirLock.js';
import type { AuditLine } from '../usecases/auditLog.js';
import { resetFactors } from '../usecases/factors/resetFactors.js';
import { grantAdministrator, revokeAdministrator } from '../usecases/moderation/grantAdministrator.js';

const USAGE = `Says who moderates listings and accounts, and lets somebody in who has lost every second factor.

  npm run admin -- grant EMAIL
  npm run admin -- revoke EMAIL
  npm run admin -- reset-factors EMAIL

EMAIL is the address of an account that is there already. It works on the database of DATABASE_URL, or on the embedded
one in DATA_DIR while Panna is not running.`;

const COMMANDS = {
  grant: { run: grantAdministrator, done: 'is an administrator now' },
  revoke: { run: revokeAdministrator, done: 'is no administrator any more' },
  'reset-factors': { run: resetFactors, done: 'has no second factor any more, and is logged out everywhere' },
};

async function main(): Promise<void> {
  const [name = '', email, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!isCommand(name) || !email || others.length > 0)
    throw new TypeError('Please say grant or revoke, or reset-factors, and an address');
  const config = readConfig(process.env);
  const { database, release } = await openDatabase(config);
  try {
    const ports = createPorts(config, database, { now: () => new Date() });
    const principal = systemPrincipal({ kind: 'COMMAND', name: 'admin' }, ['staff:grant', 'factors:reset']);
    const audit = (line: AuditLine) => console.error(JSON.stringify(line));
    await COMMANDS[name].run({ ...ports, audit, principal: async () => principal }, email);
    console.log(`${email} ${COMMANDS[name].done}`);
  } finally {
    await database.close();
    await release();
  }
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}

main().catch((error: unknown) => {
  if (error instanceof TypeError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
});

function isExpected(error: unknown): error is Error {
  return [DomainError, ConfigError, DataDirInUseError].some((kind) => error instanceof kind);
}
