import { constants, setPriority } from 'node:os';
import { DomainError } from '../domain/shared/errors.js';
import type { MadeCover } from './coverProcess.js';
import { makeCover } from './makeCover.js';

// A process of its own (coverProcess.ts): makes the cover of the file that it is sent, answers, and ends; also when the
// server ends first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit());
process.once('message', (file: Buffer) => {
  void answer(file).then((made) => process.send?.(made, () => process.disconnect()));
});

async function answer(file: Buffer): Promise<MadeCover> {
  try {
    return { cover: await makeCover(file) };
  } catch (error) {
    if (error instanceof DomainError) return { problems: error.problems };
    throw error;
  }
}
