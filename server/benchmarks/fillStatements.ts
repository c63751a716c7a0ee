/** Number of listings, without the listings of the three sellers below. */
export const LISTINGS = 10_000;

/** Number of buyers. The session token of buyer number n is `tokenOf(buyer(n))`. */
export const BUYERS = 200;

/** Search words. Each word finds 100 listings. */
export const WORDS = ['mountain', 'river', 'harbour', 'lantern', 'orchard', 'monsoon', 'bazaar', 'compass'];

const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'ha',
  'je',
  'ki',
  'lo',
  'mu',
  'na',
  'pe',
  'ri',
  'so',
  'tu',
  'va',
  'we',
  'xi',
  'yo',
  'zu',
];

/** 400 more search words. Each word finds 25 listings. */
export const MANY_WORDS = SYLLABLES.flatMap((first) => SYLLABLES.map((second) => `${first}${second}ram`));

/** Number of listings of each of the three sellers. All listings of a seller have the same genre. */
const BOOKS_OF_SHOP = 24;

/**
 * Three sellers. The first listing of WITH_HISTORY has many past sales and current rentals, WITHOUT_HISTORY has none,
 * and every listing of WITH_RENTALS has future rentals.
 */
export const WITH_HISTORY = { seller: 41, genre: 'HORROR', firstBook: LISTINGS + 1 };
export const WITHOUT_HISTORY = { seller: 42, genre: 'ROMANCE', firstBook: LISTINGS + 25 };
export const WITH_RENTALS = { seller: 44, genre: 'THRILLER', firstBook: LISTINGS + 49 };
const SHOPS = [WITH_HISTORY, WITHOUT_HISTORY, WITH_RENTALS];
const ALL_BOOKS = LISTINGS + SHOPS.length * BOOKS_OF_SHOP;

const PAST_SALES = 5_000;
const RENTALS_OUT = 2_000;

/**
 * Number of future rentals of each listing of WITH_RENTALS. Each rental takes a separate copy; they start on 1,500
 * different days.
 */
const RENTALS_TO_COME = 2_000;

/** User number of the only publisher. Publishers may import books. */
export const PUBLISHER = 43;

/** Returns the session token of user number n. */
export const tokenOf = (n: number): string => `bench-token-${n}`;

/** Returns the user number of buyer number n. */
export const buyer = (n: number): number => 100 + n;

/** Returns the id of row number n, in the format of a TypeID. */
export const idOf = (type: string, n: number): string => `${type}_0${n.toString(16).padStart(25, '0')}`;

const id = (type: string, n: string) => `'${type}_0' || lpad(to_hex(${n}), 25, '0')`;

/** Returns the statements that fill an empty, migrated database with listings of `copies` copies each. */
export function fillStatements(copies: number): string[] {
  return [USERS, WORD_ROWS, BOOKS, `UPDATE books SET free_copies = ${copies}`, HISTORY, RENTALS];
}

const USERS = `
  WITH added AS (
    INSERT INTO users (id, email, email_verified_at, password_hash, role, name, phone, address, zipcode, rating_count, rating_sum)
    SELECT ${id('user', 'n')}, n || '@panna.example', now(), '', CASE WHEN n = ${PUBLISHER} THEN 'PUBLISHER' ELSE 'READER' END,
           'Reader ' || n, '', '', '400020', n, n * 80
    FROM generate_series(1, ${buyer(BUYERS)}) n RETURNING id),
  logged_in AS (
    INSERT INTO sessions (id, user_id, token_hash, expires_at)
    SELECT ${id('session', 'n')}, ${id('user', 'n')}, sha256(convert_to('bench-token-' || n, 'UTF8')), now() + interval '1 day'
    FROM generate_series(1, ${buyer(BUYERS)}) n)
  INSERT INTO carts (id, user_id) SELECT ${id('cart', 'n')}, ${id('user', 'n')} FROM generate_series(1, ${buyer(BUYERS)}) n`;

const WORD_ROWS = `
  INSERT INTO search_words (word, variants) SELECT word, ARRAY[word] FROM unnest(ARRAY['${[...WORDS, ...MANY_WORDS].join("', '")}']) word`;

/** Every listing contains one of `MANY_WORDS`, and 8 of every 100 listings contain one of `WORDS`. */
const BOOKS = `
  WITH published AS (
    INSERT INTO editions (id, title, author, author_key)
    SELECT ${id('edition', 'n')}, 'The Book of Many Things, Volume ' || n, 'Author ' || n % 900, 'author ' || n % 900
    FROM generate_series(1, ${ALL_BOOKS}) n)
  INSERT INTO books (id, seller_id, edition_id, title, author, description, genres, condition, listing_type, currency, sale_price, rent_per_month,
                     deposit, min_duration, listed_at, title_key, search_vector)
  SELECT ${id('book', 'n')}, ${id('user', 'seller')}, ${id('edition', 'n')}, 'The Book of Many Things, Volume ' || n, 'Author ' || n % 900,
         repeat('A book about many things. ', 8), genres, 'GOOD', 'BOTH', 'INR', 19900 + n, 4900, 10000, 1,
         timestamptz '2026-01-01' + (${ALL_BOOKS} - n) * interval '1 minute', 'the book of many things volume ' || n,
         array_to_tsvector(ARRAY['book', 'things', 'volume', n::text, 'author', words[1 + n % 100], many_words[1 + n % 400]])
  FROM (
    SELECT n, ARRAY['${WORDS.join("', '")}'] || array_fill('plain'::text, ARRAY[92]) AS words, ARRAY['${MANY_WORDS.join("', '")}'] AS many_words,
           coalesce(shop.seller, 1 + n % 40) AS seller, CASE WHEN shop.genre IS NULL THEN ARRAY['FICTION', 'HISTORY'] ELSE ARRAY[shop.genre] END AS genres
    FROM generate_series(1, ${ALL_BOOKS}) n LEFT JOIN (VALUES ${SHOPS.map(
      ({ firstBook, seller, genre }) => `(${firstBook}, ${seller}, '${genre}')`,
    ).join(
      ', ',
    )}) shop (first, seller, genre) ON n BETWEEN shop.first AND shop.first + ${BOOKS_OF_SHOP - 1}) b`;

/**
 * Sells 5,000 copies of the first listing of WITH_HISTORY and rents out 2,000 copies, each copy in a separate order.
 */
const HISTORY = `
  UPDATE books SET free_copies = free_copies + ${PAST_SALES + RENTALS_OUT} WHERE id = '${idOf('book', WITH_HISTORY.firstBook)}';
  CREATE TEMPORARY TABLE past AS SELECT n, n > ${PAST_SALES} AS rented, ${id('order', 'n')} AS order_id,
    ${id('fulfillment', 'n')} AS part_id, ${id('orderitem', 'n')} AS item_id, ${id('copy', 'n')} AS copy_id
    FROM generate_series(1, ${PAST_SALES + RENTALS_OUT}) n;
  INSERT INTO orders (id, buyer_id, idempotency_key, street, city, state, zipcode, payment_method, currency, total_amount, deposit_total)
  SELECT order_id, '${idOf('user', buyer(1))}', order_id, '', '', '', '400020', 'UPI', 'INR', 100, 0 FROM past;
  INSERT INTO fulfillments (id, order_id, seller_id, status)
  SELECT part_id, order_id, '${idOf('user', WITH_HISTORY.seller)}', 'DELIVERED' FROM past;
  INSERT INTO timeline_entries (id, fulfillment_id, to_status) SELECT ${id('timelineentry', 'n')}, part_id, 'DELIVERED' FROM past;
  INSERT INTO order_items (id, fulfillment_id, book_id, title, author, type, quantity, unit_price, line_total, starts_on, ends_on, months)
  SELECT item_id, part_id, '${idOf('book', WITH_HISTORY.firstBook)}', '', '', CASE WHEN rented THEN 'RENTAL' ELSE 'PURCHASE' END,
         1, 100, 100, CASE WHEN rented THEN current_date - 10 END, CASE WHEN rented THEN current_date + 20 + n % 300 END,
         CASE WHEN rented THEN 1 END
  FROM past;
  INSERT INTO copies (id, book_id) SELECT copy_id, '${idOf('book', WITH_HISTORY.firstBook)}' FROM past;
  INSERT INTO allocations (id, copy_id, order_item_id, period)
  SELECT ${id('allocation', 'n')}, copy_id, item_id,
         CASE WHEN rented THEN daterange(current_date - 10, current_date + 20 + n % 300) ELSE daterange(current_date - 10, NULL) END
  FROM past;
  INSERT INTO ledger_entries (id, order_id, fulfillment_id, kind, currency, amount, booked_on)
  SELECT ${id('ledger', 'n')}, order_id, part_id, 'CHARGE', 'INR', 100, current_date FROM past`;

/**
 * Rents out 2,000 copies of each listing of WITH_RENTALS in one order line. The rentals begin tomorrow or later and
 * last one to six months.
 */
const RENTALS = `
  CREATE TEMPORARY TABLE rented AS SELECT n, ${id('order', 'n')} AS order_id, ${id('fulfillment', 'n')} AS part_id,
    ${id('orderitem', 'n')} AS item_id, ${id('book', 'n')} AS book_id
    FROM generate_series(${WITH_RENTALS.firstBook}, ${WITH_RENTALS.firstBook + BOOKS_OF_SHOP - 1}) n;
  UPDATE books SET free_copies = ${RENTALS_TO_COME} WHERE id IN (SELECT book_id FROM rented);
  INSERT INTO orders (id, buyer_id, idempotency_key, street, city, state, zipcode, payment_method, currency, total_amount, deposit_total)
  SELECT order_id, '${idOf('user', buyer(1))}', order_id, '', '', '', '400020', 'UPI', 'INR', 100, 0 FROM rented;
  INSERT INTO fulfillments (id, order_id, seller_id, status)
  SELECT part_id, order_id, '${idOf('user', WITH_RENTALS.seller)}', 'CONFIRMED' FROM rented;
  INSERT INTO timeline_entries (id, fulfillment_id, to_status) SELECT ${id('timelineentry', 'n')}, part_id, 'CONFIRMED' FROM rented;
  INSERT INTO order_items (id, fulfillment_id, book_id, title, author, type, quantity, unit_price, line_total, starts_on, ends_on, months)
  SELECT item_id, part_id, book_id, '', '', 'RENTAL', ${RENTALS_TO_COME}, 1, ${RENTALS_TO_COME}, current_date + 1, current_date + 32, 1 FROM rented;
  INSERT INTO copies (id, book_id) SELECT ${id('copy', 'n * 10000 + c')}, book_id FROM rented, generate_series(1, ${RENTALS_TO_COME}) c;
  INSERT INTO allocations (id, copy_id, order_item_id, period)
  SELECT ${id('allocation', 'n * 10000 + c')}, ${id('copy', 'n * 10000 + c')}, item_id,
         daterange(current_date + 1 + c % 1500, current_date + 1 + c % 1500 + 30 * (1 + c % 6))
  FROM rented, generate_series(1, ${RENTALS_TO_COME}) c`;
