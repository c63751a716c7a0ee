import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../paths.js';

// Runs the built server on a free port, with demo data in a temporary folder, for browser tests. One demo account is
// an administrator.
const ADMINISTRATOR = 'arjun@panna.example';
const dataDir = mkdtempSync(path.join(tmpdir(), 'panna-browser-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

Object.assign(process.env, { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_DATA: 'on' });
// Buyers can pay online or pay the sellers directly, so that tests can do both. The operator takes a commission.
Object.assign(process.env, { PAYMENTS: 'simulator', ONLINE_PAYMENT: 'offered', COMMISSION_PERCENT: '10' });
delete process.env.DATABASE_URL;
// Unsets REDIS_URL, because the demo data is created with RATE_LIMITS=off, which contradicts it.
delete process.env.REDIS_URL;
// Unsets SMTP_URL, because browser tests read mail on a page that shows only mail written to files.
delete process.env.SMTP_URL;
delete process.env.PUBLIC_URL;

/** @param {string[]} file */
const built = (...file) => import(pathToFileURL(inProject('build', 'server', ...file)).href);
await prepareDemo();
await built('main.js');

async function prepareDemo() {
  const { readConfig } = await built('config.js');
  const { openDatabase } = await built('openDatabase.js');
  const { fillWithDemo } = await built('demo', 'fillWithDemo.js');
  const { createPorts } = await built('app.js');
  const { silentOutbox } = await built('usecases', 'outbox', 'outbox.js');
  const { grantByCommand } = await built('usecases', 'staff', 'grantStaffRole.js');
  const config = readConfig({ ...process.env, RATE_LIMITS: 'off' });
  const { database, release } = await openDatabase(config);
  const ports = createPorts(config, database, { now: () => new Date() });
  await fillWithDemo({ ...ports, outbox: silentOutbox });
  const via = { kind: 'COMMAND', name: 'browser tests' };
  const principal = { id: null, via, abilities: new Set(['staff:grant']) };
  await grantByCommand({ ...ports, principal: async () => principal }, ADMINISTRATOR, 'ADMINISTRATOR');
  await database.close();
  await release();
}
