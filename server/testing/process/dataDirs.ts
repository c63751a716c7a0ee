import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from './serverProcess.js';

/** Data directories for servers that run as processes: copying one is quicker than creating the database again. */
export class DataDirs {
  private constructor(private readonly folder: string) {}

  /** Lets a server make the first one; the server must be built. */
  static async prepare(): Promise<DataDirs> {
    const folder = await mkdtemp(path.join(tmpdir(), 'panna-process-'));
    const server = ServerProcess.spawn({ DATA_DIR: path.join(folder, 'fresh') });
    await server.ready();
    await server.end('SIGTERM');
    return new DataDirs(folder);
  }

  /** The path of a new one, migrated and empty. */
  async create(): Promise<string> {
    const dataDir = await mkdtemp(path.join(this.folder, 'data-'));
    await cp(path.join(this.folder, 'fresh'), dataDir, { recursive: true });
    return dataDir;
  }

  /** Deletes them all. */
  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
