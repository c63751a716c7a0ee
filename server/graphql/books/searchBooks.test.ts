import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace);
  for (const [title, author, isbn, genres = ['FICTION']] of BOOKS) {
    marketplace.clock.advanceDays(1);
    await listBook(marketplace, seller, { title, author, isbn, genres });
  }
});
afterAll(() => marketplace.close());

type Listed = [title: string, author: string, isbn: string, genres?: string[]];

/** Books in the order in which they are listed: the last is the newest. */
const BOOKS: Listed[] = [
  ['The Hunger Games (The Hunger Games, #1)', 'Suzanne Collins', '9780439023481', ['SCIENCE_FICTION']],
  ["Harry Potter and the Sorcerer's Stone", 'J.K. Rowling, Mary GrandPré', '9780439554930', ['FANTASY']],
  ['One Hundred Years of Solitude', 'Gabriel García Márquez', '9780060531041'],
  ['Emma', 'Jane Austen', '9780141439587', ['ROMANCE']],
  ['Emma Brown', 'Clare Boylan', '9780316725019'],
  ['Portrait of Emma', 'Anne Poter', '9780747532699'],
  ['गोदान', 'मुंशी प्रेमचंद', '9788171821136'],
  ['સત્યના પ્રયોગો', 'મો. ક. ગાંધી', '9788172290023', ['BIOGRAPHY']],
  ['Midnight Watch', 'Leila Sand', '9780099578512'],
];

async function search(text: string, filter: object = {}, sort?: string): Promise<string[]> {
  const { books } = await marketplace.ask<{ books: { nodes: { title: string }[]; totalCount: number } }>(
    `query ($filter: BookFilter, $sort: BookSort) { books(filter: $filter, sort: $sort) { nodes { title } totalCount } }`,
    { filter: { ...filter, search: text }, sort },
  );
  expect(books.totalCount).toBe(books.nodes.length);
  return books.nodes.map(({ title }) => title);
}

describe('a search', () => {
  it.each([
    ['all its words', 'harry potter', "Harry Potter and the Sorcerer's Stone"],
    ['a word without its apostrophe', 'sorcerers', "Harry Potter and the Sorcerer's Stone"],
    ['the beginning of a word', 'hung', 'The Hunger Games (The Hunger Games, #1)'],
    ['the author', 'suzanne collins', 'The Hunger Games (The Hunger Games, #1)'],
    ['initials, joined or not', 'jk rowling', "Harry Potter and the Sorcerer's Stone"],
    ['initials with dots', 'J. K. Rowling', "Harry Potter and the Sorcerer's Stone"],
    ['words of title and author', 'solitude gabriel', 'One Hundred Years of Solitude'],
    ['accents left out', 'garcia marquez', 'One Hundred Years of Solitude'],
    ['accents put in', 'GARCÍA Márquez', 'One Hundred Years of Solitude'],
    ['a typo: a letter left out', 'hary poter', "Harry Potter and the Sorcerer's Stone"],
    ['a typo: a letter too many', 'sollitude', 'One Hundred Years of Solitude'],
    ['a typo: a wrong letter', 'hungor games', 'The Hunger Games (The Hunger Games, #1)'],
    ['a typo: two letters swapped', 'austne', 'Emma'],
    ['a typo in an accented name', 'marqez', 'One Hundred Years of Solitude'],
    ['Hindi', 'गोदान', 'गोदान'],
    ['the beginning of a Hindi word', 'प्रेम', 'गोदान'],
    ['a typo in Hindi', 'गोदन', 'गोदान'],
    ['Gujarati', 'સત્યના પ્રયોગો', 'સત્યના પ્રયોગો'],
    ['a typo in Gujarati', 'પ્રયોગ', 'સત્યના પ્રયોગો'],
    ['an ISBN-13', '9780439023481', 'The Hunger Games (The Hunger Games, #1)'],
    ['an ISBN-13 with hyphens', '978-0439023481', 'The Hunger Games (The Hunger Games, #1)'],
    ['an ISBN-10', '0439023483', 'The Hunger Games (The Hunger Games, #1)'],
    ['an ISBN-10 with hyphens', 'ISBN 0-439-02348-3', 'The Hunger Games (The Hunger Games, #1)'],
  ])('finds a book by %s (%s)', async (_, text, title) => {
    expect(await search(text)).toEqual([title]);
  });

  it('finds what it says before what it may have meant', async () => {
    // 'Portrait of Emma' is by Anne Poter. Typos are forgiven only if no book contains all words as typed.
    expect(await search('poter')).toEqual(['Portrait of Emma']);
    expect(await search('harry poter')).toEqual(["Harry Potter and the Sorcerer's Stone"]);
  });

  it('has the exact title first, then titles that begin with it, then the rest', async () => {
    expect(await search('emma')).toEqual(['Emma', 'Emma Brown', 'Portrait of Emma']);
    expect(await search('emma', {}, 'DATE_DESC')).toEqual(['Portrait of Emma', 'Emma Brown', 'Emma']);
  });

  it('is narrowed by the other filters', async () => {
    expect(await search('emma', { genre: 'ROMANCE' })).toEqual(['Emma']);
    expect(await search('emma', { listingType: 'SALE', sellerId: seller.id })).toHaveLength(3);
  });

  it.each([
    'zzyzx',
    'harry zzyzx',
    '9780000000002',
    '!!!',
    '\u0000',
    "') & drop",
    '& | ! ( ) : * <->',
    "o''reilly\\",
  ])('finds nothing for %j', async (text) => {
    expect(
      await search(text).catch((error: Error) => (error.message.includes('INVALID_VALUE') ? [] : [text])),
    ).toEqual([]);
  });

  it('of blanks is none', async () => {
    expect(await search('   ')).toHaveLength(BOOKS.length);
  });
});
