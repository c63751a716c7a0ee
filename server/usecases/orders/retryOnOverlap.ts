import { refuse } from '../../domain/shared/errors.js';
import { violatedConstraint } from '../../persistence/transaction.js';

/**
 * Takes copies once more when somebody took one of them past the lock of its book: the second time finds who has to do
 * without it. Refuses TRY_AGAIN when that happens twice.
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
