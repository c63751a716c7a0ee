import { refuse } from '../../domain/shared/errors.js';
import { violatedConstraint } from '../../persistence/transaction.js';

/**
 * Takes copies once more if another transaction took one of them without the book's lock. The second attempt
 * sees which copies are gone. Refuses TRY_AGAIN if it overlaps too.
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
