import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';

/** Nothing of it outlives the test, but what is acknowledged must outlive a crash of its processes. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'max_connections=60',
];

/** The folder of initdb and postgres, of the newest version; null when this machine has none. */
export function postgresPrograms(): string | null {
  const packages = '/usr/lib/postgresql';
  const versions = existsSync(packages) ? readdirSync(packages).sort((a, b) => Number(b) - Number(a)) : [];
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folders = [
    ...versions.map((version) => path.join(packages, version, 'bin')),
    ...(stdout ? [stdout.trim()] : []),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** A PostgreSQL server of a test's own, to be ended, crashed, and made to hang. */
export class OwnPostgres {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Creates one in a folder of its own, and starts it. */
  static async create(programs: string): Promise<OwnPostgres> {
    // Not under TMPDIR: the user that runs PostgreSQL must be able to reach it.
    const folder = mkdtempSync('/tmp/panna-postgres-');
    const server = new OwnPostgres(programs, folder, await freePort());
    if (isRoot) execFileSync('chown', [unprivileged(), folder]);
    const [program, ...words] = asPostgresUser(path.join(programs, 'initdb'));
    const options = [
      '-D',
      folder,
      '-U',
      'panna',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ];
    execFileSync(program, [...words, ...options], { cwd: '/' });
    await server.start();
    return server;
  }

  /** The address of its first database, as DATABASE_URL takes it. */
  get url(): string {
    return `postgres://panna@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts it, and waits until it can be used. */
  async start(): Promise<void> {
    const [program, ...words] = asPostgresUser(path.join(this.programs, 'postgres'));
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const options = ['-D', this.folder, '-p', String(this.port), ...settings];
    this.child = spawn(program, [...words, ...options], { cwd: '/', stdio: 'ignore' });
    while (!(await this.canBeUsed()))
      if (this.child.exitCode !== null) throw new Error('PostgreSQL has ended');
  }

  /** Ends it in order: its sessions are ended, and everything is written. */
  async stop(): Promise<void> {
    await this.ended('SIGINT');
  }

  /** Kills all its processes at once, as a power cut would. */
  async crash(): Promise<void> {
    const sessions = this.signalSessions('SIGKILL');
    await this.ended('SIGKILL');
    // It could not be started again before the last of them has let go of the memory that they share.
    while (living().some(({ pid }) => sessions.includes(pid)));
  }

  /** Stops all its processes where they are: connections stay open, and nothing is answered. */
  hang(): void {
    this.signalSessions('SIGSTOP');
  }

  /** Lets its processes go on. */
  resume(): void {
    for (const pid of this.sessions()) process.kill(pid, 'SIGCONT');
    this.child?.kill('SIGCONT');
  }

  /** Ends it, and removes all it had. */
  async remove(): Promise<void> {
    await this.crash();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ended(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  /** Stops the server first, so that it begins no other meanwhile. */
  private signalSessions(signal: NodeJS.Signals): number[] {
    this.child?.kill('SIGSTOP');
    const sessions = this.sessions();
    for (const pid of sessions) process.kill(pid, signal);
    return sessions;
  }

  /** The processes that the server has begun, for sessions and for itself. */
  private sessions(): number[] {
    return living()
      .filter(({ parent }) => parent === this.child?.pid)
      .map(({ pid }) => pid);
  }

  private async canBeUsed(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url });
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end();
    }
  }
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function unprivileged(): string {
  return spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
}

/** The words of a command, as the user that may run it; the program takes the place of what changes the user. */
function asPostgresUser(program: string): [string, ...string[]] {
  return isRoot ? ['setpriv', `--reuid=${unprivileged()}`, '--clear-groups', program] : [program];
}

function living(): { pid: number; parent: number }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
