import { setTimeout } from 'node:timers/promises';
import { Repeater } from '@repeaterjs/repeater';
import {
  createSourceEventStream,
  execute,
  locatedError,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { DomainError, problem } from '../../domain/shared/errors.js';
import { holdsEndedSession } from '../../usecases/accounts/endedSession.js';
import type { GraphQLContext } from '../context.js';
import { outageOf } from '../outage.js';

/** After how long a subscription that met no database looks for it again. */
const BETWEEN_TRIES_MS = 1_000;

/** The context of a subscription: each of its answers is given one of its own. */
export interface LiveContext {
  fresh(): GraphQLContext;
  /** Whether the client still wants the subscription. */
  isWanted(): boolean;
}

/**
 * Subscribes as graphql-js does, but looks at everything again for each answer, who is asking included: what was loaded for
 * the last answer is out of date, and the session may have ended since: then the subscription ends. While the database is away it says nothing: what
 * a client hears is how things are, as soon as that can be said.
 */
export async function subscribeAfresh(
  args: ExecutionArgs & { contextValue?: unknown },
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const live = args.contextValue as LiveContext;
  const source = await onceAvailable(live, (contextValue) =>
    createSourceEventStream({ ...args, contextValue }),
  );
  if (!(Symbol.asyncIterator in source)) return source;
  const answer = (rootValue: unknown) =>
    onceAvailable(live, (contextValue) => execute({ ...args, rootValue, contextValue }));
  return new Repeater<ExecutionResult>(async (push, stop) => {
    const events = source[Symbol.asyncIterator]();
    void stop.then(() => events.return?.());
    for (let next = await events.next(); !next.done; next = await events.next()) {
      const result = await answer(next.value);
      if (result === ENDED) break;
      await push(result);
    }
    stop();
  });
}

/** The answer to anyone who holds the token of a session that has ended. */
const ENDED = refused(new DomainError([problem('INVALID_TOKEN')]));

function refused(error: unknown): ExecutionResult {
  return { errors: [locatedError(error, undefined, [])] };
}

async function refusalOf({ scope }: GraphQLContext): Promise<ExecutionResult | null> {
  try {
    return (await holdsEndedSession(scope)) ? ENDED : null;
  } catch (error) {
    return refused(error);
  }
}

/** Does the work, again and again for as long as its result is that the database is away. */
async function onceAvailable<Result extends object>(
  live: LiveContext,
  work: (context: GraphQLContext) => Result | ExecutionResult | Promise<Result | ExecutionResult>,
): Promise<Result | ExecutionResult> {
  for (;;) {
    const context = live.fresh();
    const result = (await refusalOf(context)) ?? (await work(context));
    if (!('errors' in result && outageOf(result.errors)) || !live.isWanted()) return result;
    await setTimeout(BETWEEN_TRIES_MS, undefined, { ref: false });
  }
}
