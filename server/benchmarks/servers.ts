import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuOfProcess } from './databaseCpu.js';
import { listStatement } from './listStatement.js';

/** A server in a separate process. */
export interface BenchServer {
  address: string;
  /** Returns the processor time that the server has used, in milliseconds; null if it cannot be read. */
  cpu(): Promise<number | null>;
  /** Returns the current memory of the server, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts the first server that Panna is compared with. It only runs the SQL statement of Panna's list of books. */
export async function startBare(databaseUrl: string): Promise<BenchServer> {
  const child = forked('bareServer.js', databaseUrl);
  child.send(await listStatement());
  return listening(child);
}

/** Starts the second server that Panna is compared with. It reads one plain table. */
export function startPlain(databaseUrl: string): Promise<BenchServer> {
  return listening(forked('plainServer.js', databaseUrl));
}

/** Starts the built Panna as in production, but without rate limits. It has no demo data. */
export function startPanna(databaseUrl: string): Promise<BenchServer> {
  return startMain({ DATABASE_URL: databaseUrl, DEMO_DATA: 'off' });
}

/** Starts the built Panna with online payments, and without the worker, which would call the provider. */
export function startPayable(databaseUrl: string): Promise<BenchServer> {
  return startMain({ DATABASE_URL: databaseUrl, DEMO_DATA: 'off', PAYMENTS: 'simulator', ROLE: 'web' });
}

/** Starts the built Panna with the embedded database and the demo data, without rate limits. */
export function startEmbedded(): Promise<BenchServer> {
  return startMain({ DATABASE_URL: '', DEMO_DATA: 'on' });
}

async function startMain(settings: Record<string, string>): Promise<BenchServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', '..', 'server', 'main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'panna-bench-')),
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      REDIS_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of child.stdout.setEncoding('utf8')) {
    const address = /http:\/\/\S+/.exec(String(line))?.[0];
    if (address) return running(child, address);
  }
  throw new Error('Panna ended before it was ready');
}

/** Runs a script of the benchmarks in a new process, with these arguments. Returns the server that it starts. */
export function startForked(script: string, ...args: string[]): Promise<BenchServer> {
  return listening(
    fork(path.join(import.meta.dirname, script), args, { env: { ...process.env, NODE_ENV: 'production' } }),
  );
}

function forked(script: string, databaseUrl: string): ChildProcess {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return fork(path.join(import.meta.dirname, script), { env });
}

async function listening(child: ChildProcess): Promise<BenchServer> {
  const [port] = (await once(child, 'message')) as [number];
  return running(child, `http://127.0.0.1:${port}`);
}

function running(child: ChildProcess, address: string): BenchServer {
  return {
    address,
    cpu: () => cpuOfProcess(Number(child.pid)),
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
