import { describe, expect, it } from 'vitest';
import { and, joined, limit, literal, sql } from './sql.js';

const isOf = (seller: string) => sql`b.seller_id = ${seller}`;
const statementFor = (seller: string, titles: string[], most = 5) =>
  sql`SELECT id FROM books b WHERE ${and([isOf(seller), sql`b.title = ANY(${titles})`])} ${limit(most)}`;

describe('a statement', () => {
  it('numbers the values of its pieces as they stand in it', () => {
    const { text, values } =
      sql`SELECT ${1} FROM (${statementFor('asha', ['Godan'])}) b WHERE b.id = ${'book'}`;
    expect(text).toBe(
      'SELECT $1 FROM (SELECT id FROM books b WHERE b.seller_id = $2 AND b.title = ANY($3) LIMIT 5) b WHERE b.id = $4',
    );
    expect(values).toEqual([1, 'asha', ['Godan'], 'book']);
  });

  it('has the same text for other values, so that it is planned once', () => {
    expect(statementFor('asha', ['Godan']).text).toBe(statementFor('ravi', ['Emma', 'Gora']).text);
  });

  it('takes what looks like SQL as a value', () => {
    const { text, values } = isOf("x' OR true --");
    expect([text, values]).toEqual(['b.seller_id = $1', ["x' OR true --"]]);
  });

  it('accepts no undefined value', () => {
    const absent: { id?: string } = {};
    // @ts-expect-error It may be undefined.
    expect(sql`id = ${absent.id}`.values).toEqual([undefined]);
  });

  it('has no limit but a whole number', () => {
    expect(() => limit(1.5)).toThrow(RangeError);
    expect(() => limit(NaN)).toThrow(RangeError);
  });
});

describe('a piece', () => {
  it('of no conditions holds always, and of no pieces is nothing', () => {
    expect(and([]).text).toBe('true');
    expect(joined([], ', ').text).toBe('');
  });

  it('can be text of our own', () => {
    expect(sql`SELECT ${literal('id')} FROM ${literal('books')}`.text).toBe('SELECT id FROM books');
  });
});
