import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { administer } from './benchDatabase.js';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

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

/** Of /proc/PID/stat: user and system time, behind the name in brackets, which may hold anything. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
