import { setTimeout } from 'node:timers/promises';
import {
  createSourceEventStream,
  execute,
  locatedError,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { DomainError, problem } from '../../domain/shared/errors.js';
import { holdsEndedSession } from '../../usecases/accounts/endedSession.js';
import { subscriberOf } from '../../usecases/live/subscriber.js';
import type { GraphQLContext } from '../context.js';
import { outageOf } from '../outage.js';
import type { AccountTurns, Turns } from './accountTurns.js';
import type { Changes } from './changes.js';

/** Milliseconds between two attempts while the database is unavailable. */
const BETWEEN_TRIES_MS = 1_000;

/** The context of a subscription. `fresh` creates a context for each result. */
export interface LiveContext {
  fresh(): GraphQLContext;
  /** Creates the context in which the subscription begins. In a support view, the audit log records the beginning. */
  begin(): GraphQLContext;
  /** True until the client ends the subscription. */
  isWanted(): boolean;
}

/**
 * Returns a replacement for the `subscribe` function of graphql-js. For each result, it loads all data again, because
 * data of the previous result is outdated. It also checks the session each time, because a subscription ends with its
 * session.
 *
 * The results of an account are computed one at a time. While the database is unavailable, a subscription waits and
 * sends no errors.
 */
export function subscriberBy(turnsOfAccounts: AccountTurns) {
  return async (
    args: ExecutionArgs & { contextValue?: unknown },
  ): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> => {
    const live = args.contextValue as LiveContext;
    let turns: Turns | undefined;
    const source = await onceAvailable(live, live.begin, async (contextValue) => {
      try {
        const subscriber = await subscriberOf(contextValue.scope);
        turns ??= turnsOfAccounts.enter(subscriber);
      } catch (error) {
        return refused(error);
      }
      return createSourceEventStream({ ...args, contextValue });
    });
    if (!(Symbol.asyncIterator in source)) {
      turns?.leave();
      return source;
    }
    if (!turns) throw new Error('A subscription of nobody');
    const answer = async (rootValue: unknown): Promise<ExecutionResult> =>
      onceAvailable(live, live.fresh, (contextValue) => execute({ ...args, rootValue, contextValue }));
    return new Answers(source[Symbol.asyncIterator]() as AsyncIterator<Changes>, turns, answer);
  };
}

/** The results of a subscription. Each result is computed after the earlier results of the same account. */
class Answers implements AsyncIterableIterator<ExecutionResult> {
  private hasEnded = false;

  constructor(
    private readonly changes: AsyncIterator<Changes>,
    private readonly turns: Turns,
    private readonly answer: (change: Changes) => Promise<ExecutionResult>,
  ) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    const next: IteratorResult<Changes, unknown> = await this.changes.next();
    if (next.done) return this.return();
    const change = next.value;
    const result = await this.turns.inTurn(async () => {
      if (this.hasEnded) return ENDED;
      change.beginAnswer();
      return this.answer(change);
    });
    return result === ENDED ? this.return() : { done: false, value: result };
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.hasEnded = true;
    this.turns.leave();
    await this.changes.return?.();
    return { done: true, value: undefined };
  }
}

/** The result that ends a subscription, because its session has ended. */
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

/** Repeats the work until the database is available, or until the client ends the subscription. */
async function onceAvailable<Result extends object>(
  live: LiveContext,
  contextOf: () => GraphQLContext,
  work: (context: GraphQLContext) => Result | ExecutionResult | Promise<Result | ExecutionResult>,
): Promise<Result | ExecutionResult> {
  for (;;) {
    const context = contextOf();
    const result = (await refusalOf(context)) ?? (await work(context));
    if (!('errors' in result && outageOf(result.errors)) || !live.isWanted()) return result;
    await setTimeout(BETWEEN_TRIES_MS, undefined, { ref: false });
  }
}
