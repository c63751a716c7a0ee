import { chmod, mkdir, stat } from 'node:fs/promises';
import { ConfigError } from './config.js';

/** Mode of a folder that only its owner can use. */
const OWNERS = 0o700;
const WRITABLE_BY_OTHERS = 0o022;

/**
 * Creates the data directory if it is missing. Denies other users of the machine access to the directory and to all
 * files that this process creates: the database, and mails with links that open accounts.
 *
 * Throws a ConfigError if other users can write to the directory, because its content cannot be trusted. Does nothing
 * on Windows, which lacks these permissions.
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

/**
 * Creates the folder if it is missing, and returns its original permissions. Denies other users access, unless they
 * could already write to the folder.
 */
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
