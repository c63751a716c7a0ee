import type { ApolloLink } from '@apollo/client';
import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';
import { readToken } from '../token/token';
import { isReadingSaved } from './isReadingSaved';

type SavedAnswer = { answer: ApolloLink.Result; savedAt: number };

/** The number of saved responses: about what a person reads in two days. */
const MOST = 100;

const store = createStore('panna.answers', 'answers');

/** Saves a response for the holder of this token. */
export async function saveAnswer(
  question: string,
  answer: ApolloLink.Result,
  token: string | null,
): Promise<void> {
  // A response that arrives after logging out must not be saved.
  if (!answer.data || answer.errors || readToken() !== token) return;
  await ifItKeepsAnything(async () => {
    await set(question, { answer, savedAt: Date.now() } satisfies SavedAnswer, store);
    await dropOldest();
  });
}

/**
 * Returns the last response to a query that could not be sent. Throws the error if there is none, or for another error.
 */
export async function answerInstead(question: string, error: unknown): Promise<ApolloLink.Result> {
  if (!isUnreachable(error)) throw error;
  const saved = await ifItKeepsAnything(() => get<SavedAnswer>(question, store));
  if (!saved) throw error;
  isReadingSaved.write(true);
  return saved.answer;
}

/** Deletes all saved responses, which belong to the person who logged out. */
export const forgetAnswers = () => ifItKeepsAnything(() => clear(store));

/** A device without storage, or with full storage, works while there is a connection. */
async function ifItKeepsAnything<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/**
 * `fetch` fails with a TypeError without a response; the other is an error of RxJS, checked by name to avoid loading
 * it.
 */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}

async function dropOldest(): Promise<void> {
  const all = await entries<string, SavedAnswer>(store);
  if (all.length <= MOST) return;
  const oldestFirst = all.sort(([, one], [, other]) => one.savedAt - other.savedAt);
  await delMany(
    oldestFirst.slice(0, all.length - MOST).map(([question]) => question),
    store,
  );
}
