import { readFile } from 'node:fs/promises';
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
  const times = await Promise.all(backends.map(({ pid }) => cpuOf(pid).catch(() => null)));
  return times.reduce((sum, time) => (sum === null || time === null ? null : sum + time), 0);
}

/** Linux counts it in nanoseconds, as the first number of this file. */
async function cpuOf(pid: number): Promise<number> {
  const [spent] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ');
  return Number(spent) / 1e6;
}
