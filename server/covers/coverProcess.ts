import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DomainError, problem } from '../domain/shared/errors.js';
import type { PictureOrder } from './pictureOrder.js';
import { PictureQueue } from './pictureQueue.js';
import type { ProcessedPhoto } from './photos/storedPhoto.js';
import type { ProcessedCover } from './storedCover.js';

/** What the process makes of a file, by kind. */
export interface MadePictures {
  cover: ProcessedCover;
  photo: ProcessedPhoto;
}

/** A file, and what is wanted of it. */
export interface PictureTask {
  kind: keyof MadePictures;
  file: Buffer;
}

/** What the process says first, when it has read the header: it decodes the picture as soon as it hears CHARGED. */
export interface PictureSize {
  megapixels: number;
}

const CHARGED = 'charged';

/** What the process answers: the picture, or why there is none. */
export type MadePicture =
  { picture: MadePictures[keyof MadePictures] } | { problems: DomainError['problems'] };

const WORKER = fileURLToPath(new URL('./coverWorker.js', import.meta.url));

/** Decoding ends earlier by itself; this is for a file at which it hangs. */
const MOST_MS = 30_000;
/** No secret of the server is in it; one thread beside the main one does the work. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' };

const NO_IMAGE = problem('NOT_AN_IMAGE', { field: ['cover'] });

const queue = new PictureQueue();

/** Makes a cover in a process of its own. Refuses as a CoverMaker does. */
export async function makeCoverApart(file: Buffer, order: PictureOrder): Promise<ProcessedCover> {
  return makeApart('cover', file, order);
}

/** Makes a photo in a process of its own. Refuses as a PhotoMaker does. */
export async function makePhotoApart(file: Buffer, order: PictureOrder): Promise<ProcessedPhoto> {
  return makeApart('photo', file, order);
}

/** A file that breaks the process breaks nothing else. */
async function makeApart<Kind extends keyof MadePictures>(
  kind: Kind,
  file: Buffer,
  order: PictureOrder,
): Promise<MadePictures[Kind]> {
  const made = await queue.push(order, () => makeInProcess({ kind, file }, order));
  if ('problems' in made) throw new DomainError(made.problems);
  return made.picture as MadePictures[Kind];
}

async function makeInProcess(task: PictureTask, { charge }: PictureOrder): Promise<MadePicture> {
  const worker = fork(WORKER, {
    serialization: 'advanced',
    env: ENVIRONMENT,
    execArgv: [],
    timeout: MOST_MS,
  });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: MadePicture | PictureSize) => {
      if (!('megapixels' in message)) return resolve(message);
      charge(message.megapixels).then(
        () => worker.send(CHARGED),
        (refusal: unknown) => {
          reject(refusal);
          worker.kill();
        },
      );
    });
    worker.once('error', reject);
    // One that was killed had a file at which decoding hangs, or breaks.
    worker.once('exit', (code, signal) =>
      signal
        ? resolve({ problems: [NO_IMAGE] })
        : reject(new Error(`No picture was made: exit code ${code}`)),
    );
    worker.send(task);
  });
}
