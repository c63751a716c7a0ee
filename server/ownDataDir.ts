import { chmod, mkdir, stat } from 'node:fs/promises';
import { ConfigError } from './config.js';

/** What only the owner may read and write. */
const OWNERS = 0o700;
const WRITABLE_BY_OTHERS = 0o022;

/**
 * Makes the data directory where it is missing, and keeps it and whatever this process writes from all other users of the
 * machine: it holds the database, and mails whose links open accounts. Throws ConfigError for one that others may write to,
 * who could have put anything there. On Windows folders have no such modes.
 */
export async function ownDataDir(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  process.umask(0o777 & ~OWNERS);
  const mode = await modeOf(dataDir);
  if (mode & WRITABLE_BY_OTHERS) {
    throw new ConfigError(
      `DATA_DIR names ${dataDir}, where other users of this machine may write (mode ${mode.toString(8)}). ` +
        `Look whether everything there is yours and run chmod 700 ${dataDir}, or name another folder.`,
    );
  }
}

/** The folder's mode, once nobody else may read there. */
async function modeOf(dataDir: string): Promise<number> {
  try {
    await mkdir(dataDir, { recursive: true, mode: OWNERS });
    const mode = (await stat(dataDir)).mode & 0o777;
    if (!(mode & WRITABLE_BY_OTHERS) && mode !== OWNERS) await chmod(dataDir, OWNERS);
    return mode;
  } catch (error) {
    throw new ConfigError(`DATA_DIR names ${dataDir}, which cannot be used (${String(error)}).`);
  }
}
