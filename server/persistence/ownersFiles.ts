import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Permission bits of users other than the owner, which are removed from every file. */
const OTHERS = 0o077;

/** The part of Emscripten's file system that is overridden. PGlite is compiled with Emscripten. */
interface Files {
  chmod(path: string, mode: number, dontFollow?: boolean): void;
}

/**
 * The file system of the embedded PostgreSQL. Only the owner can read and write its files. By default, PGlite gives
 * access to all users.
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
