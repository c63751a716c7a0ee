import { describe, expect, it } from 'vitest';
import type { PictureOrder } from './pictureOrder.js';
import { PictureQueue } from './pictureQueue.js';

const orderOf = (accountId: string): PictureOrder => ({
  accountId,
  charge: async () => undefined,
  noPlace: (seconds) => {
    throw new Error(`no place for ${seconds} seconds`);
  },
});

/** Returns a queue in which each job runs until `end` is called. `begun` contains the names of the started jobs. */
function queueOfNames() {
  const queue = new PictureQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const push = (account: string, name: string) =>
    queue.push(orderOf(account), async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  /** Ends the current job and waits until the next one has started. */
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { push, begun, end };
}

describe('the queue of pictures', () => {
  it('takes one of each account in turn, one at a time', async () => {
    const { push, begun, end } = queueOfNames();
    const all = [
      push('a', 'a1'),
      push('a', 'a2'),
      push('a', 'a3'),
      push('b', 'b1'),
      push('b', 'b2'),
      push('c', 'c1'),
    ];
    for (let count = 0; count < all.length; count += 1) {
      expect(begun).toHaveLength(count + 1);
      await end();
    }
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('lets two of an account wait beside the one under way, and others come', async () => {
    const { push, begun, end } = queueOfNames();
    const waiting = [push('a', 'a1'), push('a', 'a2'), push('a', 'a3')];
    await expect(push('a', 'a4')).rejects.toThrow('no place for 10 seconds');
    const other = push('b', 'b1');
    await end();
    waiting.push(push('a', 'a5'));
    for (let count = 0; count < 4; count += 1) await end();
    expect(await Promise.all(waiting)).toEqual(['a1', 'a2', 'a3', 'a5']);
    expect(await other).toBe('b1');
    expect(begun.indexOf('b1')).toBe(2);
  });

  it('goes on after a picture that failed', async () => {
    const queue = new PictureQueue();
    const failed = queue.push(orderOf('a'), () => Promise.reject(new Error('no image')));
    const next = queue.push(orderOf('a'), async () => 'made');
    await expect(failed).rejects.toThrow('no image');
    expect(await next).toBe('made');
  });
});
