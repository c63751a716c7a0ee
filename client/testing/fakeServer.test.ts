import { describe, expect, it } from 'vitest';
import { book } from './samples/books';
import { malformed, serverAnswers, type Answers } from './fakeServer';
import { takeMistakes } from './truthfulAnswer';

const QUERY = 'query Title($id: ID!) { book(id: $id) { title status listedAt seller { id } } }';

async function ask(answer: Answers[string], variables: object = { id: 'book_guide' }, query = QUERY) {
  serverAnswers({ Title: answer });
  const body = JSON.stringify({ operationName: 'Title', query, variables });
  const response = await fetch('/graphql', { method: 'POST', body });
  return (await response.json()) as { data?: unknown; errors?: unknown };
}

describe('The fake server', () => {
  it('answers what was asked, and no more', async () => {
    const seller = { id: 'user_ravi' };
    const { data, errors } = await ask(() => ({ book: book({ seller }) }));
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      book: { title: 'The Guide', status: 'AVAILABLE', listedAt: '2025-11-12T09:30:00.000Z', seller },
    });
  });

  it.each([
    [
      'a value that the enum does not have',
      { status: 'LOST' },
      'Enum "BookStatus" cannot represent value: "LOST"',
    ],
    [
      'null where there is always a value',
      { title: null },
      'Cannot return null for non-nullable field Book.title.',
    ],
    ['nothing about what was asked', { title: undefined }, 'The answer lacks Book.title'],
    ['a field that there is not', { weight: 220 }, 'Book has no field weight'],
    ['a moment that is none', { listedAt: 'yesterday' }, 'DateTime cannot represent value: "yesterday"'],
    ['a text for an object', { seller: 'Ravi' }, '"Ravi" is no User'],
    ['the name of another type', { __typename: 'User' }, 'Expected Book, not User'],
  ])('does not let a test answer %s', async (_, changes, mistake) => {
    const { errors } = await ask(() => ({ book: { ...book(), ...(changes as object) } }));
    expect(errors).toHaveLength(1);
    expect(takeMistakes()).toEqual([expect.stringContaining(mistake)]);
  });

  it.each([
    ['without a variable', {}, QUERY, 'Variable "$id" of required type "ID!" was not provided.'],
    ['with one of another type', { id: ['a'] }, QUERY, 'Variable "$id" got invalid value ["a"]'],
    [
      'for what there is not',
      {},
      'query Title { films { id } }',
      'Cannot query field "films" on type "Query".',
    ],
  ])('does not let the client ask %s', async (_, variables, query, mistake) => {
    await ask(() => ({ book: null }), variables, query);
    expect(takeMistakes()[0]).toContain(mistake);
  });

  it('lets a test be explicit about an answer that no server should give', async () => {
    expect(await ask(() => malformed({ book: 'The Guide' }))).toEqual({ data: { book: 'The Guide' } });
    expect(takeMistakes()).toEqual([]);
  });
});
