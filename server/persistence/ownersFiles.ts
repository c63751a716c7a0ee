import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What all other users of the machine are denied. */
const OTHERS = 0o077;

/** What is changed of the files of Emscripten, on which PGlite is built. */
interface Files {
  chmod(path: string, mode: number, dontFollow?: boolean): void;
}

/** The files of the embedded PostgreSQL, which would open each of them to everybody: only their owner may read or write. */
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
