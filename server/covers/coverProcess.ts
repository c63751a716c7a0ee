import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DomainError, problem } from '../domain/shared/errors.js';
import type { PictureOrder } from './pictureOrder.js';
import { PictureQueue } from './pictureQueue.js';
import type { ProcessedPhoto } from './photos/storedPhoto.js';
import type { ProcessedCover } from './storedCover.js';

/** Results of the picture process, by kind. */
export interface MadePictures {
  cover: ProcessedCover;
  photo: ProcessedPhoto;
}

/** A task for the picture process: an uploaded file, and the kind of picture to make from it. */
export interface PictureTask {
  kind: keyof MadePictures;
  file: Buffer;
}

/**
 * First message of the picture process, sent when the header has been read. The process then waits for `CHARGED`
 * before it decodes the picture.
 */
export interface PictureSize {
  megapixels: number;
}

const CHARGED = 'charged';

/** Last message of the picture process: the picture, or the problems with the file. */
export type MadePicture =
  { picture: MadePictures[keyof MadePictures] } | { problems: DomainError['problems'] };

const WORKER = fileURLToPath(new URL('./coverWorker.js', import.meta.url));

/**
 * Milliseconds after which the picture process is killed. Decoding has a shorter limit (picture.ts); this limit ends
 * a process that hangs.
 */
const MOST_MS = 30_000;
/**
 * Environment variables of the picture process, without the server's secrets. They limit the process to one memory
 * arena and one worker thread.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' };

const NO_IMAGE = problem('NOT_AN_IMAGE', { field: ['cover'] });

const queue = new PictureQueue();

/** Makes a cover in a separate process. Throws what a CoverMaker throws. */
export async function makeCoverApart(file: Buffer, order: PictureOrder): Promise<ProcessedCover> {
  return makeApart('cover', file, order);
}

/** Makes a photo in a separate process. Throws what a PhotoMaker throws. */
export async function makePhotoApart(file: Buffer, order: PictureOrder): Promise<ProcessedPhoto> {
  return makeApart('photo', file, order);
}

/** Makes a picture in a separate process, so that a file that crashes the decoder does not crash the server. */
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
    // If a signal ended the process, it hung or crashed while decoding. The file is then refused as not an image.
    worker.once('exit', (code, signal) =>
      signal
        ? resolve({ problems: [NO_IMAGE] })
        : reject(new Error(`No picture was made: exit code ${code}`)),
    );
    worker.send(task);
  });
}
