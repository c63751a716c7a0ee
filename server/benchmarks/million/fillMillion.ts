import { vocabularyEntry } from '../../persistence/queries/books/searchWords.js';
import { soundsOfKey } from '../../persistence/queries/books/suggestedTexts.js';
import type { Sql } from '../../persistence/sql.js';
import { idOf as id, madeUpWord } from './madeUp.js';

const WORDS = 60_000;
/**
 * Number of the edition that every thousandth book belongs to. It has 1,000 offers, more than almost any real title.
 */
const BESTSELLER = 1;

/**
 * Fills an empty, migrated database with a million made-up books of 300,000 editions. The data are deliberately uneven.
 *
 * Words are as frequent as in a natural language: the most frequent word is in a quarter of all titles. One publisher
 * has 100,000 books, one edition has 1,000 offers, one genre has 100 books, one language has 30 books, and one city has
 * a third of the sellers. The newest 100,000 books all have the same genre and are for rent only.
 */
export async function fillMillion(sql: Sql): Promise<void> {
  await addVocabulary(sql);
  await sql.query('ALTER TABLE books DISABLE TRIGGER USER');
  for (const statement of [USERS, EDITIONS, BOOKS, TEXTS, COPIES, ORDER, ALLOCATIONS, GENRES])
    await sql.query(statement);
  await addSounds(sql);
  await sql.query('ALTER TABLE books ENABLE TRIGGER USER');
}

const AT_ONCE = 5_000;

async function addSounds(sql: Sql): Promise<void> {
  for (let last = { kind: '', key: '' }; ;) {
    const rows = await sql.query<{ kind: string; key: string }>(
      `SELECT kind, key FROM suggested_texts WHERE (kind, key) > ($1, $2) ORDER BY kind, key LIMIT ${AT_ONCE}`,
      [last.kind, last.key],
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    await sql.query(
      `UPDATE suggested_texts s SET sound = given.sound, latin_sound = given."latinSound"
       FROM jsonb_to_recordset($1::jsonb) AS given (kind text, key text, sound text, "latinSound" text)
       WHERE s.kind = given.kind AND s.key = given.key`,
      [JSON.stringify(rows.map(({ kind, key }) => ({ kind, key, ...soundsOfKey(key) })))],
    );
  }
}

async function addVocabulary(sql: Sql): Promise<void> {
  const words = Array.from({ length: WORDS }, (_, index) => madeUpWord(index + 1));
  await sql.query(
    'CREATE TABLE made_up_words AS SELECT * FROM unnest($1::text[]) WITH ORDINALITY AS w (word, n)',
    [words],
  );
  await sql.query('CREATE UNIQUE INDEX ON made_up_words (n)');
  await sql.query(
    `INSERT INTO search_words (word, variants, sound, sound_variants)
     SELECT word, variants, sound, "soundVariants"
     FROM jsonb_to_recordset($1::jsonb) AS each (word text, variants text[], sound text, "soundVariants" text[])`,
    [JSON.stringify(words.map(vocabularyEntry))],
  );
}

/**
 * A third of all sellers live in the city with PIN code 400020, and a single seller in the city with PIN code 744101.
 */
const PIN_CODE = `CASE WHEN n % 3 = 0 THEN '400020' WHEN n = 77 THEN '744101'
    ELSE (110 + floor(random() * 600))::int || '001' END`;

const USERS = `
  INSERT INTO users (id, email, email_verified_at, password_hash, role, name, phone, address, zipcode, sells, rating_count, rating_sum)
  SELECT ${id('user', 'n')}, n || '@panna.example', now(), '', 'READER', 'Reader ' || n, '', '', ${PIN_CODE}, n <= 20000,
         count, count * (20 + floor(random() * 80))
  FROM generate_series(1, 220000) n, LATERAL (SELECT CASE WHEN n <= 10000 THEN n % 50 ELSE 0 END AS count) c`;

/** Draws words by Zipf's law: word number k is 1/k times as frequent as the first word. */
const SOME_WORDS = (count: string) => `
  SELECT array_agg(w.word) FROM (
    SELECT floor(exp(random() * ln(${WORDS})))::int AS n FROM generate_series(1, ${count} + b.n * 0)
  ) drawn JOIN made_up_words w USING (n)`;

const EDITIONS = `
  INSERT INTO editions (id, title, author, author_key, isbn)
  SELECT ${id('edition', 'n')}, initcap(array_to_string(title, ' ')), initcap(array_to_string(author, ' ')),
         array_to_string(author, ' '), '978' || lpad(n::text, 10, '0')
  FROM generate_series(1, 300000) b (n)
  CROSS JOIN LATERAL (${SOME_WORDS('2 + floor(random() * 4)::int')}) t (title)
  CROSS JOIN LATERAL (${SOME_WORDS('2')}) a (author)`;

/** Each book has the title and the author of its edition. Most editions have three or four offers. */
const BOOKS = `
  INSERT INTO books (id, seller_id, edition_id, title, author, genres, condition, language, listing_type, currency, sale_price,
                     rent_per_month, deposit, min_duration, listed_at, title_key, search_vector, isbn)
  SELECT ${id('book', 'n')}, ${id('user', 'seller')}, e.id, e.title, e.author, b.genres, condition, b.language, type, 'INR',
         CASE WHEN type <> 'LEASE' THEN 100 * (50 + floor(random() * 1950)) END,
         CASE WHEN type <> 'SALE' THEN rent END, CASE WHEN type <> 'SALE' THEN rent * 4 END,
         CASE WHEN type <> 'SALE' THEN 1 END,
         timestamptz '2024-01-01' + n * interval '1 minute', lower(e.title),
         array_to_tsvector(string_to_array(lower(e.title || ' ' || e.author), ' ')), e.isbn
  FROM (
    SELECT n, CASE WHEN n % 1000 = 7 THEN ${BESTSELLER} ELSE 1 + n % 300000 END AS edition,
      CASE WHEN n % 10 = 0 THEN 1 ELSE 2 + floor(random() * 19998)::int END AS seller,
      CASE WHEN n > 900000 THEN 'LEASE' ELSE (ARRAY['SALE', 'LEASE', 'BOTH'])[1 + floor(random() * 3)] END AS type,
      100 * (10 + floor(random() * 200)) AS rent,
      (ARRAY['NEW', 'LIKE_NEW', 'VERY_GOOD', 'GOOD', 'ACCEPTABLE'])[1 + floor(sqrt(random()) * 5)] AS condition,
      CASE WHEN n % 30000 = 17 THEN 'DA' WHEN n % 10 < 6 THEN 'EN' WHEN n % 10 = 7 THEN 'HI' WHEN n % 100 = 8 THEN 'GU'
        END AS language,
      CASE WHEN n > 900000 THEN ARRAY['CHILDREN'] WHEN n % 10000 = 0 THEN ARRAY['HORROR', 'FICTION'] ELSE
        (ARRAY['FICTION', 'NON_FICTION', 'FANTASY', 'ROMANCE', 'THRILLER', 'HISTORY', 'SCIENCE', 'SELF_HELP', 'OTHER'])
        [first:first + n % 2] END AS genres
    FROM (SELECT n, 1 + floor(random() * 8)::int AS first FROM generate_series(1, 1000000) n) n
  ) b JOIN editions e ON e.id = ${id('edition', 'b.edition')}`;

/** Each title and each author is a suggestion, stored once. */
const TEXTS = `
  INSERT INTO suggested_texts (kind, key, text, author, words)
  SELECT 'TITLE', lower(title), title, author,
         array_to_tsvector(string_to_array(lower(title || ' ' || author), ' ')) FROM editions
  UNION ALL SELECT 'AUTHOR', author_key, author, NULL, array_to_tsvector(string_to_array(author_key, ' ')) FROM editions
  ON CONFLICT DO NOTHING`;

/** Every sixteenth book has five copies. Only copies that are sold or rented out have a row in `copies`. */
const COPIES = `
  UPDATE books SET free_copies = 5 WHERE right(id, 1) = '0';
  INSERT INTO copies (id, book_id)
  SELECT ${id('copy', 'n')}, ${id('book', 'n')} FROM generate_series(1, 1000000) n WHERE n % 20 IN (1, 2, 3)`;

const ORDER = `
  WITH placed AS (
    INSERT INTO orders (id, buyer_id, idempotency_key, street, city, state, zipcode, payment_method, currency, total_amount,
                        deposit_total)
    VALUES (${id('order', '1')}, ${id('user', '2')}, '1', '', '', '', '400020', 'UPI', 'INR', 1, 0)),
  part AS (
    INSERT INTO fulfillments (id, order_id, seller_id)
    VALUES (${id('fulfillment', '1')}, ${id('order', '1')}, ${id('user', '1')}))
  INSERT INTO order_items (id, fulfillment_id, book_id, title, author, type, quantity, unit_price, line_total)
  VALUES (${id('orderitem', '1')}, ${id('fulfillment', '1')}, ${id('book', '1')}, '', '', 'PURCHASE', 1, 1, 1)`;

/** Of every 20 books, one is sold and two are rented out. */
const ALLOCATIONS = `
  INSERT INTO allocations (id, copy_id, order_item_id, period)
  SELECT ${id('allocation', 'n')}, ${id('copy', 'n')}, ${id('orderitem', '1')},
         daterange('2026-01-01', CASE WHEN n % 20 > 1 THEN date '2026-03-01' END)
  FROM generate_series(1, 1000000) n WHERE n % 20 IN (1, 2, 3)`;

/** Must run last, because `in_stock` depends on the allocations. */
const GENRES = `
  INSERT INTO book_genres (book_id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month, in_stock)
  SELECT id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month, in_stock
  FROM books, unnest(genres) AS genre`;
