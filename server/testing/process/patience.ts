import { setTimeout as wait } from 'node:timers/promises';

/** Time in milliseconds in which a process must have started and reached the place at which it is killed. */
const PATIENCE_MS = 120_000;

/** Waits for a promise. If that takes more than two minutes, throws an error with the message that `state` returns. */
export async function withPatience<T>(awaited: Promise<T>, state: () => Promise<string>): Promise<T> {
  const settled = new AbortController();
  const late = wait(PATIENCE_MS, null, { signal: settled.signal }).then(async () => {
    throw new Error(await state());
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([awaited, late]);
  } finally {
    settled.abort();
  }
}
