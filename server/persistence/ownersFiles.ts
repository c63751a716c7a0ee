import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What all other users of the machine are denied. */
const OTHERS = 0o077;

type Init = NodeFS['init'];

/** The files of the embedded PostgreSQL, which would open each of them to everybody: only their owner may read or write. */
export class OwnersFiles extends NodeFS {
  override async init(...[postgres, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(postgres, options);
    const denyOthers: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS: files }) => {
      const chmod = files.chmod.bind(files);
      files.chmod = (path: string, mode: number, dontFollow?: boolean) =>
        chmod(path, mode & ~OTHERS, dontFollow);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), denyOthers] } };
  }
}
