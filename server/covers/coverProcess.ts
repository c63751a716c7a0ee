import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fastq from 'fastq';
import { DomainError, problem, refuse } from '../domain/shared/errors.js';
import type { ProcessedCover } from './storedCover.js';

/** What the process answers: the cover, or why there is none. */
export type MadeCover = { cover: ProcessedCover } | { problems: DomainError['problems'] };

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

/**
 * Makes a cover in a process of its own, one after the other: decoding takes a processor and much memory, both of which
 * those who read the site need, and a file that breaks it breaks nothing else. Refuses as a CoverMaker does.
 */
export async function makeCoverApart(file: Buffer): Promise<ProcessedCover> {
  if (queue.length() >= MOST_WAITING) {
    refuse('SERVICE_UNAVAILABLE', { values: { seconds: SECONDS_TO_COME_BACK } });
  }
  const made = await queue.push(file);
  if ('problems' in made) throw new DomainError(made.problems);
  return made.cover;
}

async function makeInProcess(file: Buffer): Promise<MadeCover> {
  const worker = fork(WORKER, {
    serialization: 'advanced',
    env: ENVIRONMENT,
    execArgv: [],
    timeout: MOST_MS,
  });
  return new Promise((resolve, reject) => {
    worker.once('message', (made) => resolve(made as MadeCover));
    worker.once('error', reject);
    // One that was killed had a file at which decoding hangs, or breaks.
    worker.once('exit', (code, signal) =>
      signal ? resolve({ problems: [NO_IMAGE] }) : reject(new Error(`No cover was made: exit code ${code}`)),
    );
    worker.send(file);
  });
}
