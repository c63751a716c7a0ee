import pg from 'pg';
import { Database } from '../persistence/database.js';

/** A database that a benchmark has for itself. */
export interface BenchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The PostgreSQL of the environment, in which a benchmark may create databases. Throws when there is none. */
export function postgresUrl(): URL {
  const url = process.env['DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error(
      'Benchmarks need a real PostgreSQL: its address in DATABASE_URL, with the right to create databases',
    );
  return new URL(url);
}

/** A fresh, migrated database with 10,000 books of 40 sellers, in which nothing else happens. */
export async function createBenchDatabase(): Promise<BenchDatabase> {
  const server = postgresUrl();
  const name = `panna_bench_${process.pid}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await Database.open({ url: url.href });
  for (const statement of [SELLERS, BOOKS, COPIES, 'VACUUM ANALYZE']) await database.query(statement);
  await database.close();
  return {
    url: url.href,
    async drop() {
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Runs a statement in the database that the address names, on a connection of its own. */
export async function administer(server: URL, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    return (await client.query<pg.QueryResultRow>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The id of thing number n: shaped like a TypeID. */
const id = (type: string, n: string) => `'${type}_0' || lpad(to_hex(${n}), 25, '0')`;

const SELLERS = `
  INSERT INTO users (id, email, password_hash, role, name, phone, address, zipcode, rating_count, rating_sum)
  SELECT ${id('user', 'n')}, n || '@panna.example', '', 'READER', 'Reader ' || n, '', '', '400020', n, n * 80
  FROM generate_series(1, 40) n`;

const BOOKS = `
  INSERT INTO books (id, seller_id, title, author, description, genres, condition, listing_type, sale_price, rent_per_month,
                     deposit, min_duration, listed_at, title_key, search_vector)
  SELECT ${id('book', 'n')}, ${id('user', '1 + n % 40')}, 'The Book of Many Things, Volume ' || n, 'Author ' || n % 900,
         repeat('A book about many things. ', 8), ARRAY['FICTION', 'HISTORY'], 'GOOD', 'BOTH', 19900 + n, 4900, 10000, 1,
         timestamptz '2026-01-01' + n * interval '1 minute', 'the book of many things volume ' || n, ''
  FROM generate_series(1, 10000) n`;

const COPIES = `
  INSERT INTO copies (id, book_id)
  SELECT ${id('copy', 'n')}, ${id('book', 'n')} FROM generate_series(1, 10000) n`;
