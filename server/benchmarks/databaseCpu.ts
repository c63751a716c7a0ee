import { readdir, readFile } from 'node:fs/promises';
import { administer } from './benchDatabase.js';

/** Returns the processor time that was used since measuring began, in milliseconds; null if it cannot be read. */
type CpuSince = () => Promise<number | null>;

/**
 * Begins to measure the processor time of a database's connections. Ignores connections that are closed meanwhile,
 * because subtracting their earlier time would make the result too small. The time can only be read if PostgreSQL runs
 * on the same Linux machine.
 */
export async function databaseCpu(url: string): Promise<CpuSince> {
  const before = await cpuOfConnections(url);
  return async () => {
    const after = await cpuOfConnections(url);
    if (after.size === 0) return null;
    return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  };
}

/** Returns the processor time of each open connection whose time can be read, by the id of its process. */
async function cpuOfConnections(url: string): Promise<Map<number, number>> {
  const connections = await administer<{ pid: number }>(
    url,
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  const times = new Map<number, number>();
  for (const { pid } of connections) {
    const time = await cpuOfProcess(pid);
    if (time !== null) times.set(pid, time);
  }
  return times;
}

/**
 * Returns the processor time, in milliseconds, that all threads of a process have used; null if it cannot be read.
 * The first number of `schedstat` is the time in nanoseconds.
 */
export async function cpuOfProcess(pid: number): Promise<number | null> {
  try {
    const threads = await readdir(`/proc/${pid}/task`);
    const counters = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
    return (await Promise.all(counters)).reduce(
      (sum, counter) => sum + Number(counter.split(' ')[0]) / 1e6,
      0,
    );
  } catch {
    return null;
  }
}
