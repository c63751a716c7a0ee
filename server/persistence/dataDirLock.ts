import { mkdir } from 'node:fs/promises';
import lockfile from 'proper-lockfile';

/** Thrown if another process uses this data directory. */
export class DataDirInUseError extends Error {}

/**
 * Time without an update after which a lock counts as abandoned, in milliseconds: a killed process cannot release
 * its lock.
 */
const LEFT_BEHIND_AFTER_MS = 5_000;

/**
 * Locks the data directory for this process, because two processes on one embedded database lose rows silently.
 * Waits just long enough to tell a running owner from a killed one. Returns the function that releases the lock;
 * throws DataDirInUseError.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  try {
    return await lockfile.lock(dataDir, {
      stale: LEFT_BEHIND_AFTER_MS,
      update: 1_000,
      retries: { retries: 6, factor: 1, minTimeout: 1_000, maxTimeout: 1_000 },
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') {
      throw new DataDirInUseError(
        `Another Panna is running on ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
      );
    }
    throw error;
  }
}
