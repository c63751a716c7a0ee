import { Repeater } from '@repeaterjs/repeater';
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { GraphQLContext } from '../context.js';

/** The context of a subscription: each of its answers is given one of its own. */
export interface LiveContext {
  fresh(): GraphQLContext;
}

/**
 * Subscribes as graphql-js does, but looks at everything anew for each answer, who is asking included: what was loaded for
 * the last answer is out of date, and the session may have ended since.
 */
export async function subscribeAfresh(
  args: ExecutionArgs & { contextValue?: unknown },
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const { fresh } = args.contextValue as LiveContext;
  const source = await createSourceEventStream({ ...args, contextValue: fresh() });
  if (!(Symbol.asyncIterator in source)) return source;
  const answer = (event: unknown) => execute({ ...args, rootValue: event, contextValue: fresh() });
  return new Repeater<ExecutionResult>(async (push, stop) => {
    const events = source[Symbol.asyncIterator]();
    void stop.then(() => events.return?.());
    for (let next = await events.next(); !next.done; next = await events.next()) {
      await push(await answer(next.value));
    }
    stop();
  });
}
