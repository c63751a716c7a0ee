import type { ApolloLink } from '@apollo/client';
import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';
import { readToken } from '../token/token';

type SavedAnswer = { answer: ApolloLink.Result; savedAt: number };

/** Maximum number of saved responses: roughly as many as a person reads in two days. */
const MOST = 100;

const store = createStore('panna.answers', 'answers');

/** Saves a response that has data and no errors, and deletes the oldest responses above MOST. */
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
 * Returns the saved response to a failed query. Throws `error` if no response is saved, or if the server was reachable.
 */
export async function answerInstead(question: string, error: unknown): Promise<ApolloLink.Result> {
  if (!isUnreachable(error)) throw error;
  const saved = await ifItKeepsAnything(() => get<SavedAnswer>(question, store));
  if (!saved) throw error;
  return saved.answer;
}

/** Deletes all saved responses. Called when the token changes, because they belong to the previous viewer. */
export const forgetAnswers = () => ifItKeepsAnything(() => clear(store));

/**
 * Runs an action on the storage. Returns undefined if the action fails, because the site works without storage while it is
 * online.
 */
async function ifItKeepsAnything<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/**
 * True for network failures and timeouts. `fetch` throws a TypeError; the timeout error of RxJS is recognised by its
 * name, so that RxJS need not be loaded.
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
