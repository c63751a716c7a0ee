import { readdir, readFile } from 'node:fs/promises';
import { administer } from './benchDatabase.js';

/**
 * Returns the processor time, in milliseconds, that the open connections of a database have used. Null if it cannot
 * be read, because PostgreSQL does not run on the same Linux machine.
 */
export async function databaseCpu(url: string): Promise<number | null> {
  const backends = await administer<{ pid: number }>(
    url,
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  const times = await Promise.all(backends.map(({ pid }) => cpuOfProcess(pid)));
  return times.reduce((sum, time) => (sum === null || time === null ? null : sum + time), 0);
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
