import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';

/**
 * Settings of the server. `fsync` can be off, because acknowledged data must survive a crash of the server's
 * processes only, not of the machine.
 */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'max_connections=60',
];

/** Returns the folder of the newest installed `initdb` and `postgres`; null if they are not installed. */
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

/** A PostgreSQL server for a single test. The test can stop, crash, suspend and resume the server. */
export class OwnPostgres {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Creates a server in a new temporary folder and starts it. */
  static async create(programs: string): Promise<OwnPostgres> {
    // The folder is not under TMPDIR, because the user that runs PostgreSQL must be able to access it.
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

  /** The URL of the server's default database, in the format of DATABASE_URL. */
  get url(): string {
    return `postgres://panna@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts the server and waits until it accepts connections. Throws if the server process exits first. */
  async start(): Promise<void> {
    const [program, ...words] = asPostgresUser(path.join(this.programs, 'postgres'));
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const options = ['-D', this.folder, '-p', String(this.port), ...settings];
    this.child = spawn(program, [...words, ...options], { cwd: '/', stdio: 'ignore' });
    while (!(await this.canBeUsed()))
      if (this.child.exitCode !== null) throw new Error('PostgreSQL has ended');
  }

  /** Shuts the server down cleanly: it ends all sessions and writes everything to disk. */
  async stop(): Promise<void> {
    await this.ended('SIGINT');
  }

  /** Kills all processes of the server at once, like a power failure. */
  async crash(): Promise<void> {
    const sessions = this.signalSessions('SIGKILL');
    await this.ended('SIGKILL');
    // The server cannot start again until all old processes have released the shared memory.
    while (living().some(({ pid }) => sessions.includes(pid)));
  }

  /** Suspends all processes of the server. Connections stay open but get no response. */
  hang(): void {
    this.signalSessions('SIGSTOP');
  }

  /** Resumes the processes that `hang` suspended. */
  resume(): void {
    for (const pid of this.sessions()) process.kill(pid, 'SIGCONT');
    this.child?.kill('SIGCONT');
  }

  /** Kills the server and deletes its folder. */
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

  /**
   * Suspends the server, so that it starts no new child processes. Then sends a signal to all of its child processes
   * and returns their ids.
   */
  private signalSessions(signal: NodeJS.Signals): number[] {
    this.child?.kill('SIGSTOP');
    const sessions = this.sessions();
    for (const pid of sessions) process.kill(pid, signal);
    return sessions;
  }

  /** Returns the ids of the server's child processes: sessions and background workers. */
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

/** Returns the user that runs PostgreSQL if the tests run as root. PostgreSQL refuses to run as root. */
function unprivileged(): string {
  return spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
}

/**
 * Returns the command line of a PostgreSQL program. If the tests run as root, it uses `setpriv` to run as another
 * user.
 */
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
