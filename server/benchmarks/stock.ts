import { administer } from './benchDatabase.js';
import { send, timeEach } from './client.js';
import {
  buyer,
  BUYERS,
  idOf,
  PUBLISHER,
  tokenOf,
  WITH_HISTORY,
  WITHOUT_HISTORY,
  WORDS,
} from './fillStatements.js';
import { atMost, median, type Measure } from './report.js';
import { addToCart, bookPage, DASHBOARD, graphql, listOf, placeOrder, type Operation } from './requests.js';
import { ROUNDS } from './yardsticks.js';

/** Maximum ratio of the time with much stock, or a long history, to the time without it. */
const GOAL = 1.3;

/** A running server, and the URL of its database. Benchmarks write to the database to fill carts. */
export interface Marketplace {
  address: string;
  url: string;
}

/** An operation to measure. In each round, it runs `times` times, each time with a different `n`. */
interface Case {
  name: string;
  times: number;
  prepare?(marketplace: Marketplace, from: number, times: number): Promise<void>;
  run(marketplace: Marketplace, n: number): Promise<void>;
}

const reading = (name: string, operation: Operation, token?: string): Case => ({
  name,
  times: 200,
  run: ({ address }) => send(graphql(address, operation, token)),
});

const tokenOfBuyer = (n: number) => tokenOf(buyer(1 + (n % BUYERS)));

const emptyCarts = ({ url }: Marketplace) => administer(url, 'DELETE FROM cart_items').then(() => undefined);

const adding: Case = {
  name: 'add to cart',
  times: 100,
  prepare: emptyCarts,
  run: ({ address }, n) => send(graphql(address, addToCart(1 + n), tokenOfBuyer(n))),
};

/** Places an order of one line. Each buyer orders a different book. */
const ordering: Case = {
  name: 'place order',
  times: 40,
  async prepare(marketplace, from, times) {
    await emptyCarts(marketplace);
    await administer(
      marketplace.url,
      `INSERT INTO cart_items (id, cart_id, book_id, type, quantity)
       SELECT 'cartitem_0' || lpad(to_hex(n), 25, '0'), 'cart_0' || lpad(to_hex(${buyer(1)} + n % ${BUYERS}), 25, '0'),
              'book_0' || lpad(to_hex(5000 + n), 25, '0'), 'PURCHASE', 1
       FROM generate_series(${from}, ${from + times - 1}) n`,
    );
  },
  run: ({ address }, n) => send(graphql(address, placeOrder(`bench ${n}`), tokenOfBuyer(n))),
};

const IMPORTED_AT_ONCE = 250;

/** Returns a case that imports 250 books of `copies` copies each. */
const importing = (copies: number): Case => ({
  name: 'import of 250 rows',
  times: 4,
  run({ address }, n) {
    const rows = Array.from({ length: IMPORTED_AT_ONCE }, (_, row) => ({
      title: `Imported ${copies} ${n} ${row}`,
      author: 'Anonymous',
      genre: 'Fiction',
      condition: 'Good',
      listingType: 'sale',
      price: { sale: 199 },
      copies,
    }));
    const body = new FormData();
    body.append('books', new Blob([JSON.stringify(rows)], { type: 'application/json' }), 'books.json');
    const headers = { authorization: `Bearer ${tokenOf(PUBLISHER)}` };
    return send({ url: `${address}/api/v1/books/bulk`, method: 'POST', headers, body });
  },
});

const CASES: readonly Case[] = [
  reading('list', listOf()),
  reading('search', listOf({ search: WORDS[0] })),
  reading('book', bookPage(77), tokenOf(buyer(1))),
  adding,
  ordering,
  { ...reading('dashboard', DASHBOARD, tokenOf(7)), times: 50 },
];

/**
 * Measures each operation with `copies` copies per listing and with one copy per listing, in turns. Returns the
 * ratios of their times.
 */
export async function measureStock(one: Marketplace, many: Marketplace, copies: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const each of CASES) {
    measures.push(await ratio(`${each.name}, ${copies} copies a listing`, [each, many], [each, one]));
  }
  return [
    ...measures,
    await ratio(`import of ${copies} copies a row`, [importing(copies), many], [importing(1), one]),
  ];
}

/**
 * Measures each operation, in turns, for two books of the same marketplace: one with 5,000 past sales and 2,000 current
 * rentals, and one without any. Returns the ratios of their times.
 */
export async function measureHistory(marketplace: Marketplace): Promise<Measure[]> {
  const cases = [WITH_HISTORY, WITHOUT_HISTORY].map(({ seller, genre, firstBook }): Case[] => {
    return [
      reading('list', listOf({ genre })),
      reading('book', bookPage(firstBook), tokenOf(buyer(1))),
      addingOf(firstBook),
      orderOf(firstBook),
      { ...reading('dashboard', DASHBOARD, tokenOf(seller)), times: 50 },
    ];
  });
  const [long = [], none = []] = cases;
  const measures: Measure[] = [];
  for (const [index, each] of long.entries()) {
    const other = none[index];
    if (other)
      measures.push(
        await ratio(`${each.name}, with a long history`, [each, marketplace], [other, marketplace]),
      );
  }
  return measures;
}

/** Returns a case in which different buyers add the same book to their carts. */
const addingOf = (book: number): Case => ({
  ...adding,
  times: 40,
  run: ({ address }, n) => send(graphql(address, addToCart(book), tokenOfBuyer(n))),
});

const orderOf = (book: number): Case => ({
  ...ordering,
  async prepare(marketplace, from, times) {
    await emptyCarts(marketplace);
    await administer(marketplace.url, 'UPDATE books SET free_copies = free_copies + $1 WHERE id = $2', [
      times,
      idOf('book', book),
    ]);
    const numbers = Array.from({ length: times }, (_, index) => from + index);
    await Promise.all(numbers.map((n) => addingOf(book).run(marketplace, n)));
  },
  run: ({ address }, n) => send(graphql(address, placeOrder(`bench ${book} ${n}`), tokenOfBuyer(n))),
});

type Side = [what: Case, where: Marketplace];

/**
 * Measures both sides in turns; a different side begins in each round. Returns the median ratio of the first side's
 * time to the second side's time.
 */
async function ratio(name: string, first: Side, second: Side): Promise<Measure> {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const swapped = round % 2 === 1;
    const [early, late] = swapped ? [second, first] : [first, second];
    const times = [await timeOf(early, round), await timeOf(late, round)] as const;
    // The first round is ignored, because it only warms up both sides.
    if (round > 0) ratios.push(swapped ? times[1] / times[0] : times[0] / times[1]);
  }
  return atMost(name, median(ratios), GOAL);
}

async function timeOf([{ times, prepare, run }, marketplace]: Side, round: number): Promise<number> {
  await prepare?.(marketplace, round * times, times);
  return timeEach(times, (n) => run(marketplace, round * times + n));
}
