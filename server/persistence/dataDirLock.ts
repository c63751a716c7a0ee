import { mkdir } from 'node:fs/promises';
import lockfile from 'proper-lockfile';

/** Thrown if another process uses this data directory. */
export class DataDirInUseError extends Error {}

/**
 * Time after which a lock that is not updated counts as abandoned, in milliseconds. A killed process cannot release
 * its lock.
 */
const LEFT_BEHIND_AFTER_MS = 5_000;

/**
 * Locks the data directory for this process, because rows are silently lost if two processes use one embedded
 * database. Retries until a lock of a killed process would count as abandoned. Returns a function that releases the
 * lock, or throws a DataDirInUseError if another process uses the directory.
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
