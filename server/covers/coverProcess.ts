import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fastq from 'fastq';
import { DomainError, problem, refuse } from '../domain/shared/errors.js';
import type { ProcessedPhoto } from './photos/storedPhoto.js';
import type { ProcessedCover } from './storedCover.js';

/** What the process makes of a file, by kind. */
export interface MadePictures {
  cover: ProcessedCover;
  photo: ProcessedPhoto;
}

/** A file, and what is wanted of it. */
export interface PictureOrder {
  kind: keyof MadePictures;
  file: Buffer;
}

/** What the process answers: the picture, or why there is none. */
export type MadePicture =
  { picture: MadePictures[keyof MadePictures] } | { problems: DomainError['problems'] };

const WORKER = fileURLToPath(new URL('./coverWorker.js', import.meta.url));

/** Decoding ends earlier by itself; this is for a file at which it hangs. */
const MOST_MS = 30_000;
/** Files that wait are in memory: this many, of 5 MB at most. */
const MOST_WAITING = 24;
const SECONDS_TO_COME_BACK = 10;

/** No secret of the server is in it; one thread beside the main one does the work. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' };

const NO_IMAGE = problem('NOT_AN_IMAGE', { field: ['cover'] });

const queue = fastq.promise(makeInProcess, 1);

/** Makes a cover in a process of its own. Refuses as a CoverMaker does. */
export async function makeCoverApart(file: Buffer): Promise<ProcessedCover> {
  return makeApart('cover', file);
}

/** Makes a photo in a process of its own. Refuses as a PhotoMaker does. */
export async function makePhotoApart(file: Buffer): Promise<ProcessedPhoto> {
  return makeApart('photo', file);
}

/**
 * One picture after the other: decoding takes a processor and much memory, both of which
 * those who read the site need, and a file that breaks it breaks nothing else.
 */
async function makeApart<Kind extends keyof MadePictures>(
  kind: Kind,
  file: Buffer,
): Promise<MadePictures[Kind]> {
  if (queue.length() >= MOST_WAITING) {
    refuse('SERVICE_UNAVAILABLE', { values: { seconds: SECONDS_TO_COME_BACK } });
  }
  const made = await queue.push({ kind, file });
  if ('problems' in made) throw new DomainError(made.problems);
  return made.picture as MadePictures[Kind];
}

async function makeInProcess(order: PictureOrder): Promise<MadePicture> {
  const worker = fork(WORKER, {
    serialization: 'advanced',
    env: ENVIRONMENT,
    execArgv: [],
    timeout: MOST_MS,
  });
  return new Promise((resolve, reject) => {
    worker.once('message', (made) => resolve(made as MadePicture));
    worker.once('error', reject);
    // One that was killed had a file at which decoding hangs, or breaks.
    worker.once('exit', (code, signal) =>
      signal
        ? resolve({ problems: [NO_IMAGE] })
        : reject(new Error(`No picture was made: exit code ${code}`)),
    );
    worker.send(order);
  });
}
