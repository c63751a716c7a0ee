import { afterEach, beforeEach, expect, it } from 'vitest';
import { PostgresDatabase } from '../databases/postgresDatabase.js';
import { ServerProcess } from '../process/serverProcess.js';

let database: PostgresDatabase;
let server: ServerProcess;

beforeEach(async () => {
  ServerProcess.build();
  database = await PostgresDatabase.create(process.env['TEST_DATABASE_URL'] ?? '');
  server = ServerProcess.spawn({ DATABASE_URL: database.url });
});

afterEach(async () => {
  await server.end('SIGKILL');
  await database.drop();
});

it('says that it cannot work while its database is gone, and works again when it is back', async () => {
  const url = await server.ready();
  const health = async () => (await fetch(`${url}/api/v1/health-check`)).status;
  expect(await health()).toBe(200);

  await database.vanish();
  expect(await health()).toBe(503);

  await database.comeBack();
  await expect.poll(health).toBe(200);
});
