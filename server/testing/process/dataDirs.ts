import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from './serverProcess.js';

/**
 * Data directories for server processes. They are copies of one directory, because copying is faster than creating a
 * database.
 */
export class DataDirs {
  private constructor(private readonly folder: string) {}

  /** Creates the directory to copy by running the server once. The server must be built. */
  static async prepare(): Promise<DataDirs> {
    const folder = await mkdtemp(path.join(tmpdir(), 'panna-process-'));
    const server = ServerProcess.spawn({ DATA_DIR: path.join(folder, 'fresh') });
    await server.ready();
    await server.end('SIGTERM');
    return new DataDirs(folder);
  }

  /** Creates a data directory with a migrated, empty database. Returns its path. */
  async create(): Promise<string> {
    const dataDir = await mkdtemp(path.join(this.folder, 'data-'));
    await cp(path.join(this.folder, 'fresh'), dataDir, { recursive: true });
    return dataDir;
  }

  /** Deletes all data directories. */
  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
