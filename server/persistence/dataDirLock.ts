import { mkdir } from 'node:fs/promises';
import lockfile from 'proper-lockfile';

/** Another process already works on this data directory. */
export class DataDirInUseError extends Error {}

/** A killed process cannot give its lock back: the lock counts as left behind after this long without a sign. */
const LEFT_BEHIND_AFTER_MS = 5_000;

/**
 * Takes the data directory for this process alone, because two processes on one embedded database lose
 * rows silently. Waits just long enough to tell a running owner from one that was killed.
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
