import { refuse } from '../../domain/shared/errors.js';
import { violatedConstraint } from '../../persistence/transaction.js';

/** When somebody takes a copy past the lock of its book, looking again finds who has to do without it. */
export async function lookTwice<T>(takeCopies: () => Promise<T>): Promise<T> {
  for (const lastLook of [false, true]) {
    try {
      return await takeCopies();
    } catch (error) {
      if (violatedConstraint(error) !== 'allocations_never_overlap') throw error;
      if (lastLook) break;
    }
  }
  return refuse('TRY_AGAIN');
}
