import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GODAN, LIST_BOOK } from '../books/books.js';
import { DataDirs } from './dataDirs.js';
import { GraphQLClient } from '../graphqlClient.js';
import { PASSWORD, signUpReader, type Person } from '../people/people.js';
import { ServerProcess } from './serverProcess.js';

let dataDirs: DataDirs;
let dataDir: string;
let started: ServerProcess[] = [];

beforeAll(async () => {
  ServerProcess.build();
  dataDirs = await DataDirs.prepare();
});

beforeEach(async () => {
  dataDir = await dataDirs.create();
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')));
  started = [];
});

afterAll(() => dataDirs.remove());

function start(environment: Record<string, string> = {}): ServerProcess {
  const server = ServerProcess.spawn({ DATA_DIR: dataDir, ...environment });
  started.push(server);
  return server;
}

async function client(server: ServerProcess): Promise<GraphQLClient> {
  return new GraphQLClient(await server.ready());
}

interface DemoBook {
  price: { sale: { amount: string } | null };
  cover: { card: string; drawn: boolean };
}

/** Logs in and returns the id of the account; undefined if the log-in is refused. */
async function logIn(marketplace: GraphQLClient, { email }: Person): Promise<string | undefined> {
  const answer = await marketplace.ask<{ logIn: { user: { id: string } | null } }>(
    'mutation ($input: LogInInput!) { logIn(input: $input) { user { id } } }',
    { input: { email, password: PASSWORD } },
  );
  return answer.logIn.user?.id;
}

describe('The command line of administrators', () => {
  const admin = (...words: string[]) => ServerProcess.run('admin', words, { DATA_DIR: dataDir });

  it('makes an account an administrator, and makes it again what it was', async () => {
    const server = start();
    const { email, token } = await signUpReader(await client(server));
    expect(await admin('grant', email)).toMatch(/^Another Panna is running on .*\(1\)$/s);
    await server.end('SIGTERM');
    expect(await admin('grant', 'nobody@panna.example')).toBe('User not found (1)');
    expect(await admin('grant')).toMatch(/Please give a command, an address.*\(1\)$/s);
    expect(await admin('grant', email)).toMatch(/ROLE_GRANTED.* is an administrator now \(0\)$/s);
    const again = start();
    expect(await (await client(again)).ask('{ viewer { role } }', {}, token)).toEqual({
      viewer: { role: 'ADMINISTRATOR' },
    });
    await again.end('SIGTERM');
    expect(await admin('revoke', email)).toMatch(/ROLE_REVOKED.* is no longer an administrator \(0\)$/s);
  });
});

describe('The process of the server', () => {
  it('says where it is ready, and answers there', async () => {
    const url = await start().ready();

    const health = await fetch(`${url}/api/v1/health-check`);

    expect(health.status).toBe(200);
  });

  it('has books with prices and covers from its first start, when it is to have the demo', async () => {
    const marketplace = await client(start({ DEMO_DATA: 'on' }));

    const { books } = await marketplace.ask<{ books: { nodes: DemoBook[] } }>(
      '{ books(first: 100) { nodes { price { sale { amount } } cover { card drawn } } } }',
    );

    const drawn = books.nodes.find(({ price, cover }) => price.sale && cover.drawn);
    expect(Number(drawn?.price.sale?.amount)).toBeGreaterThan(0);
    const cover = await fetch(new URL(drawn?.cover.card ?? '', marketplace.url));
    expect(cover.headers.get('content-type')).toMatch(/^image\/svg/);
  });

  it('does not start with values that it cannot use, and names each of them', async () => {
    const server = start({ PORT: 'abc', RATE_LIMITS: 'maybe' });

    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.output).toContain('PORT');
    expect(server.output).toContain('RATE_LIMITS');
    expect(server.output).not.toContain('    at ');
  });

  it('refuses a data directory on which another is at work', async () => {
    const first = start();
    const marketplace = await client(first);

    const second = start();

    expect(await second.exit).toEqual({ code: 1, signal: null });
    expect(second.output).toContain(dataDir);
    await signUpReader(marketplace);
  });

  it.skipIf(process.platform === 'win32')(
    'refuses a data directory that others may write to, and says what to do',
    async () => {
      for (const mode of [0o720, 0o702, 0o777]) {
        await chmod(dataDir, mode);
        const server = start();
        expect(await server.exit).toEqual({ code: 1, signal: null });
        expect(server.output).toContain(`chmod 700 ${dataDir}`);
        expect(server.output).not.toContain('    at ');
      }
    },
  );

  it.skipIf(process.platform === 'win32')(
    'keeps the database, the covers and the mails from other users',
    async () => {
      await chmod(dataDir, 0o755);
      const marketplace = await client(start());
      const seller = await signUpReader(marketplace);
      await listWithCover(marketplace, seller);
      await vi.waitFor(async () => expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(1), 20_000);

      expect(await openToOthers(dataDir)).toEqual([]);
      expect(await readdir(dataDir)).toEqual(['covers', 'database', 'mail']);
    },
  );

  it('finds everything again after a restart', async () => {
    const first = start();
    const reader = await signUpReader(await client(first));
    await first.end('SIGTERM');

    const marketplace = await client(start());

    expect(await logIn(marketplace, reader)).toBe(reader.id);
  });

  it('keeps every write that it acknowledged, even when it is killed in the middle of others', async () => {
    const acknowledged: Person[] = [];
    const first = start();
    const marketplace = await client(first);
    const killed = signUpUntilItFails(marketplace, acknowledged, () => first.end('SIGKILL'));
    expect(await killed).toEqual({ code: null, signal: 'SIGKILL' });

    const again = await client(start());

    for (const reader of acknowledged) expect(await logIn(again, reader)).toBe(reader.id);
  });
});

/** Lists a book with an uploaded cover. */
async function listWithCover(marketplace: GraphQLClient, seller: Person): Promise<void> {
  const photo = sharp({ create: { width: 400, height: 600, channels: 3, background: '#c33' } });
  const content = new Uint8Array(await photo.jpeg().toBuffer());
  const file = { path: 'variables.input.cover', content, name: 'cover.jpg', type: 'image/jpeg' };
  await marketplace.upload(LIST_BOOK, { input: { ...GODAN, cover: null } }, file, seller.token);
}

/** Returns those paths, of a folder and its contents, to which users other than the owner have access. */
async function openToOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const within = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  const paths = [folder, ...within];
  const modes = await Promise.all(paths.map(modeOf));
  return paths.filter((_, at) => ((modes[at] ?? 0) & 0o077) > 0);
}

/** Returns the mode of a file; 0 if the running server has deleted it since the folder was listed. */
async function modeOf(file: string): Promise<number> {
  try {
    return (await lstat(file)).mode;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}

/**
 * Signs up people, four at a time. After ten sign-ups, kills the server while other sign-ups wait for their
 * responses.
 */
async function signUpUntilItFails<T>(
  marketplace: GraphQLClient,
  acknowledged: Person[],
  kill: () => Promise<T>,
): Promise<T> {
  let end: Promise<T> | undefined;
  const signUpOneAfterAnother = async () => {
    while (!end) {
      acknowledged.push(await signUpReader(marketplace));
      if (acknowledged.length >= 10) end ??= kill();
    }
  };
  await Promise.allSettled([1, 2, 3, 4].map(signUpOneAfterAnother));
  if (!end) throw new Error('Nobody could sign up');
  return end;
}
