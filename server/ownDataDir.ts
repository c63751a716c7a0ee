import { chmod, mkdir, stat } from 'node:fs/promises';
import { ConfigError } from './config.js';

/** Permissions of a folder that only its owner may use. */
const OWNERS = 0o700;
const WRITABLE_BY_OTHERS = 0o022;

/**
 * Creates the data directory if it is missing, and denies other users of the machine access to it and to all files
 * that this process creates: it holds the database, and mails whose links open accounts. Throws a ConfigError if
 * others may write to it, because they could have put anything there. Does nothing on Windows, which has no such
 * permissions.
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

/** Returns the permissions that the folder had, after denying other users access unless they may write. */
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
