import type { FieldMergeFunction, StoreObject, TypePolicy } from '@apollo/client';

/** The lists of books, and of their editions. */
const BOOKS = ['books', 'editions'];

/**
 * What a mutation makes stale beside the objects that it answers: fields of Query that are read again the next time they
 * are needed. A mutation that answers everything it changes is not named.
 */
const STALE_AFTER: Record<string, readonly string[]> = {
  listBook: [...BOOKS, 'listings'],
  importBooks: [...BOOKS, 'listings'],
  editBook: [...BOOKS, 'listings'],
  takeOffBook: BOOKS,
  putBackBook: BOOKS,
  placeOrder: [...BOOKS, 'cart', 'orders', 'waitingList'],
  joinWaitingList: ['waitingList'],
  leaveWaitingList: ['waitingList'],
  saveSearch: ['savedSearches'],
  removeSavedSearch: ['savedSearches'],
  cancelOrder: BOOKS,
  cancelFulfillment: BOOKS,
  takeBackFulfillment: BOOKS,
  removeListing: BOOKS,
  restoreListing: BOOKS,
  splitEdition: BOOKS,
  joinEditions: [...BOOKS, 'edition'],
  suspendAccount: BOOKS,
  reinstateAccount: BOOKS,
};

/** Forgets the stale fields once the server has agreed. */
const forgetting = (stale: readonly string[]): FieldMergeFunction<StoreObject> => {
  return (_, payload, { cache, readField }) => {
    const refusals = readField<readonly unknown[]>('userErrors', payload);
    if (refusals?.length === 0) for (const fieldName of stale) cache.evict({ fieldName });
    return payload;
  };
};

/** The policy of Mutation: whatever screen sends one, no other screen keeps what is not so any more. */
export const mutationPolicy: TypePolicy = {
  fields: Object.fromEntries(
    Object.entries(STALE_AFTER).map(([mutation, stale]) => [mutation, { merge: forgetting(stale) }]),
  ),
};
