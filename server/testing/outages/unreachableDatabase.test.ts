import { beforeAll, expect, it } from 'vitest';
import { ServerProcess } from '../process/serverProcess.js';

beforeAll(() => ServerProcess.build());

it('does not start without the PostgreSQL that it was told to use, and says so in a line', async () => {
  // No server listens on port 1.
  const server = ServerProcess.spawn({ DATABASE_URL: 'postgres://panna@127.0.0.1:1/panna' });

  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.output.trim()).toBe(
    'DATABASE_URL names a PostgreSQL that cannot be used (connect ECONNREFUSED 127.0.0.1:1).',
  );
});
