import { buildSchema, parse, type ExecutionResult } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { principal } from '../../testing/people/principals.js';
import { AccountTurns } from './accountTurns.js';
import { Changes } from './changes.js';
import { Places } from './places.js';
import { subscriberBy } from './subscribeAfresh.js';

/**
 * `evaluated` lists the subscriptions in the order in which the server began to compute their results. `letGo` contains
 * functions that let the pending results of the account `reader` continue.
 */
let evaluated: string[];
let letGo: (() => void)[];
beforeEach(() => {
  evaluated = [];
  letGo = [];
});

const schema = buildSchema('type Query { a: Int } type Subscription { changed: String }');
const document = parse('subscription { changed }');
const { changed } = schema.getSubscriptionType()?.getFields() ?? {};
if (!changed) throw new Error('No such field');
changed.subscribe = (_, __, { changes }: { changes: Changes }) => changes;
changed.resolve = async (_, __, { name }: { name: string }) => {
  evaluated.push(name);
  if (name.startsWith('reader')) await new Promise<void>((resolve) => letGo.push(resolve));
  return name;
};

/** Subscribes as an account. Returns the results, and a function that signals a change. */
async function subscription(subscribe: ReturnType<typeof subscriberBy>, account: string, name: string) {
  let change = (): void => undefined;
  const changes = await Changes.of(async (onChange) => {
    change = onChange;
    return () => evaluated.push(`${name} ended`);
  });
  const scope = { caller: { token: null }, principal: async () => principal(account) };
  const fresh = () => ({ scope, changes, name });
  const contextValue = { fresh, begin: fresh, isWanted: () => true };
  const answers = await subscribe({ schema, document, contextValue });
  if (!(Symbol.asyncIterator in answers)) return { refused: answers.errors?.[0]?.message };
  return { change: () => change(), answers: answers[Symbol.asyncIterator]() };
}

/** Waits until all pending promises have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function openOf(subscribe: ReturnType<typeof subscriberBy>, account: string, name: string) {
  const opened = await subscription(subscribe, account, name);
  if (!('answers' in opened) || !opened.answers) throw new Error(opened.refused);
  return opened;
}

describe('the subscriptions of one account', () => {
  it('are answered one after the other, while those of others are answered', async () => {
    const subscribe = subscriberBy(new AccountTurns());
    const readers = await Promise.all(
      ['reader 1', 'reader 2', 'reader 3'].map((name) => openOf(subscribe, 'reader', name)),
    );
    const other = await openOf(subscribe, 'other', 'other');
    const answers = readers.map((each) => each.answers.next());
    expect((await other.answers.next()).value).toEqual({ data: { changed: 'other' } });
    other.change();
    expect((await other.answers.next()).value).toEqual({ data: { changed: 'other' } });
    expect(evaluated).toEqual(['reader 1', 'other', 'other']);
    for (const answer of answers) {
      await settled();
      letGo.shift()?.();
      await answer;
    }
    expect(evaluated.filter((name) => name !== 'other')).toEqual(['reader 1', 'reader 2', 'reader 3']);
  });

  it('are answered once for all changes that came before the answer began', async () => {
    const subscribe = subscriberBy(new AccountTurns());
    const [first, second] = [
      await openOf(subscribe, 'reader', 'reader 1'),
      await openOf(subscribe, 'reader', 'reader 2'),
    ];
    const answers = [first.answers.next(), second.answers.next()];
    await settled();
    for (let count = 0; count < 10; count += 1) {
      first.change();
      second.change();
    }
    letGo.shift()?.();
    await answers[0];
    // The data changed while the first subscription computed its result, so the first subscription sends another result. The
    // second one sends no other result, because the data changed before it began.
    const again = first.answers.next();
    const none = second.answers.next();
    await settled();
    letGo.shift()?.();
    await answers[1];
    await settled();
    letGo.shift()?.();
    await again;
    await second.answers.return?.();
    expect(await none).toEqual({ done: true, value: undefined });
    expect(evaluated).toEqual(['reader 1', 'reader 2', 'reader 1', 'reader 2 ended']);
  });

  it('are no more than sixty; one that ends makes room, even before its first answer', async () => {
    const subscribe = subscriberBy(new AccountTurns());
    const opened = await Promise.all(Array.from({ length: 60 }, () => openOf(subscribe, 'reader', 'reader')));
    const tooMany = await subscription(subscribe, 'reader', 'reader');
    expect(tooMany.refused).toContain('At most 60 subscriptions');
    await openOf(subscribe, 'other', 'other');
    await opened[0]?.answers.return?.();
    await opened[0]?.answers.return?.();
    await openOf(subscribe, 'reader', 'reader');
    expect((await subscription(subscribe, 'reader', 'reader')).refused).toBeDefined();
  });

  it('go on after an answer that failed', async () => {
    const turns = new AccountTurns().enter('reader');
    const failed = turns.inTurn(() => Promise.reject(new Error('away')));
    const next = turns.inTurn(async () => ({ data: {} }) satisfies ExecutionResult);
    await expect(failed).rejects.toThrow('away');
    expect(await next).toEqual({ data: {} });
  });
});

it('a place that is left twice is free once', () => {
  const places = new Places(1);
  const leave = places.take('a');
  expect([places.take('a'), typeof places.take('b')]).toEqual([null, 'function']);
  leave?.();
  leave?.();
  expect(typeof places.take('a')).toBe('function');
  expect(places.take('a')).toBeNull();
});
