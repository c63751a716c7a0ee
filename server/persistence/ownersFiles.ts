import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The permission bits of all users except the owner. They are removed from every file. */
const OTHERS = 0o077;

/** The overridden part of Emscripten's file system. PGlite is compiled by Emscripten. */
interface Files {
  chmod(path: string, mode: number, dontFollow?: boolean): void;
}

/**
 * The file system of the embedded PostgreSQL. Only the owner can read and write; by default, PGlite lets every
 * user.
 */
export class OwnersFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), denyOthers] } };
  }
}

function denyOthers({ FS: files }: { FS: Files }): void {
  const chmod = files.chmod.bind(files);
  files.chmod = (path, mode, dontFollow) => chmod(path, mode & ~OTHERS, dontFollow);
}
