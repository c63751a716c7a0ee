import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { DomainError } from '../domain/shared/errors.js';
import type { MadePicture, PictureSize, PictureTask } from './coverProcess.js';
import { makeCover } from './makeCover.js';
import { makePhoto } from './photos/makePhoto.js';

const MAKERS = { cover: makeCover, photo: makePhoto };

// Runs as a separate process (see coverProcess.ts). Receives a file, makes a picture, sends the result and exits.
// Also exits if the server ends first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit());
process.once('message', (task: PictureTask) => {
  void answer(task).then((made) => process.send?.(made, () => process.disconnect()));
});

/** Sends the size of the picture to the server, and waits until the server has charged the account. */
async function charge(megapixels: number): Promise<void> {
  const size: PictureSize = { megapixels };
  const charged = once(process, 'message');
  process.send?.(size);
  await charged;
}

async function answer({ kind, file }: PictureTask): Promise<MadePicture> {
  try {
    return { picture: await MAKERS[kind](file, { charge }) };
  } catch (error) {
    if (error instanceof DomainError) return { problems: error.problems };
    throw error;
  }
}
