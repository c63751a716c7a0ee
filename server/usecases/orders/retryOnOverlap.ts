import { refuse } from '../../domain/shared/errors.js';
import { violatedConstraint } from '../../persistence/transaction.js';

/**
 * Runs `takeCopies`, and runs it once more if another transaction took one of the copies without locking the book.
 * The second attempt sees that those copies are taken. Throws TRY_AGAIN if the second attempt fails in the same way.
 */
export async function retryOnOverlap<T>(takeCopies: () => Promise<T>): Promise<T> {
  for (const isLast of [false, true]) {
    try {
      return await takeCopies();
    } catch (error) {
      if (violatedConstraint(error) !== 'allocations_never_overlap') throw error;
      if (isLast) break;
    }
  }
  return refuse('TRY_AGAIN');
}
