import { constants, setPriority } from 'node:os';
import { DomainError } from '../domain/shared/errors.js';
import type { MadePicture, PictureOrder } from './coverProcess.js';
import { makeCover } from './makeCover.js';
import { makePhoto } from './photos/makePhoto.js';

const MAKERS = { cover: makeCover, photo: makePhoto };

// A process of its own (coverProcess.ts): makes the picture of the file that it is sent, answers, and ends; also when the
// server ends first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit());
process.once('message', (order: PictureOrder) => {
  void answer(order).then((made) => process.send?.(made, () => process.disconnect()));
});

async function answer({ kind, file }: PictureOrder): Promise<MadePicture> {
  try {
    return { picture: await MAKERS[kind](file) };
  } catch (error) {
    if (error instanceof DomainError) return { problems: error.problems };
    throw error;
  }
}
