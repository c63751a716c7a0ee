import { readdir, readFile } from 'node:fs/promises';
import { administer } from './benchDatabase.js';

/**
 * The processor time in milliseconds that the connections of a database have used so far, or null where it cannot be read: the
 * PostgreSQL has to be a neighbour on Linux.
 */
export async function databaseCpu(url: string): Promise<number | null> {
  const backends = await administer<{ pid: number }>(
    url,
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  const times = await Promise.all(backends.map(({ pid }) => cpuOfProcess(pid)));
  return times.reduce((sum, time) => (sum === null || time === null ? null : sum + time), 0);
}

/** The same of all threads of a process. Linux counts it in nanoseconds, as the first number of these files. */
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
