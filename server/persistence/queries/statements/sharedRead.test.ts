import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../sql.js';
import { sharedRead } from './sharedRead.js';

const nothing = () => Promise.resolve([]);
const anySql = (): Queryable => ({
  rows: nothing,
  preparedRows: nothing,
  run: async () => {},
  runPrepared: async () => {},
});

/** Returns a shared read. `done` contains the argument of each call that it ran. */
function counted() {
  const done: string[] = [];
  const read = sharedRead(async (_sql: Queryable, { search }: { search: string }) => {
    done.push(search);
    return `${search} ${done.length}`;
  });
  return { done, read };
}

describe('simultaneous reads', () => {
  it('run once for equal requests', async () => {
    const { read, done } = counted();
    const sql = anySql();
    const answers = ['godan', 'gaban', 'godan'].map((search) => read(sql, { search }));
    expect(await Promise.all(answers)).toEqual(['godan 1', 'gaban 2', 'godan 1']);
    expect(done).toEqual(['godan', 'gaban']);
  });

  it('are not shared with requests that arrive after a read has begun', async () => {
    const { read } = counted();
    const sql = anySql();
    const first = read(sql, { search: 'godan' });
    await nextTurn();
    const second = read(sql, { search: 'godan' });
    expect(await Promise.all([first, second])).toEqual(['godan 1', 'godan 2']);
  });

  it('are not shared by two transactions', async () => {
    const { read } = counted();
    const answers = [anySql(), anySql()].map((sql) => read(sql, { search: 'godan' }));
    expect(await Promise.all(answers)).toEqual(['godan 1', 'godan 2']);
  });

  it('fail for all requests that share them, and run again for the next one', async () => {
    let fails = true;
    const read = sharedRead(async () => {
      if (fails) throw new Error('away');
      return 'back';
    });
    const sql = anySql();
    const both = await Promise.allSettled([read(sql, {}), read(sql, {})]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await read(sql, {})).toBe('back');
  });
});
