import type { ApolloLink } from '@apollo/client';
import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';
import { readToken } from '../token/token';
import { isReadingSaved } from './isReadingSaved';

type SavedAnswer = { answer: ApolloLink.Result; savedAt: number };

/** So many answers are kept: what a person reads in a day or two. */
const MOST = 100;

const store = createStore('panna.answers', 'answers');

/** Keeps what the server answered to a question of the holder of this token. */
export async function saveAnswer(
  question: string,
  answer: ApolloLink.Result,
  token: string | null,
): Promise<void> {
  // An answer that comes after its person has left must not stay.
  if (!answer.data || answer.errors || readToken() !== token) return;
  await ifItKeepsAnything(async () => {
    await set(question, { answer, savedAt: Date.now() } satisfies SavedAnswer, store);
    await dropOldest();
  });
}

/** What the server answered last to a question that could not be sent. Throws the error when that is not known, or is another. */
export async function answerInstead(question: string, error: unknown): Promise<ApolloLink.Result> {
  if (!isUnreachable(error)) throw error;
  const saved = await ifItKeepsAnything(() => get<SavedAnswer>(question, store));
  if (!saved) throw error;
  isReadingSaved.write(true);
  return saved.answer;
}

/** Forgets everything: it was read for somebody who has left. */
export const forgetAnswers = () => ifItKeepsAnything(() => clear(store));

/** A device without a store, or with a full one, is fine as long as there is a connection. */
async function ifItKeepsAnything<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/** `fetch` fails with a TypeError when nothing answers; the other is RxJS's, which would travel along for its name alone. */
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
