import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';

const LockedEdition = z.strictObject({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
  stands: z.boolean(),
});

/** An edition while no other administrator splits or joins it. `stands` is false once it was joined into another. */
export type LockedEdition = z.infer<typeof LockedEdition>;

/** These editions, locked in the order of their ids; not against listings that come, which only refer to them. */
export function lockedEditions(database: Queryable, ids: readonly string[]): Promise<LockedEdition[]> {
  return database.rows(
    LockedEdition,
    sql`SELECT id, title, author, isbn, stands FROM editions WHERE id = ANY(${ids}::text[])
     ORDER BY id FOR NO KEY UPDATE`,
  );
}

const Id = z.strictObject({ id: z.string() });

/**
 * Waits for whatever is about to change the listings of these editions, and then keeps them as they are, on the market or
 * not: first edits, orders and reviews of those that are there, in their order, then those that arrive by a key.
 */
export async function holdListings(database: Queryable, editionIds: readonly string[]): Promise<void> {
  await database.run(
    sql`SELECT FROM books WHERE edition_id = ANY(${editionIds}::text[]) ORDER BY id FOR NO KEY UPDATE`,
  );
  await database.run(
    sql`SELECT FROM edition_keys WHERE edition_id = ANY(${editionIds}::text[]) ORDER BY key FOR NO KEY UPDATE`,
  );
}

const Listing = z.strictObject({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
});

/** All listings of an edition, on the market or not, the oldest first. */
export function listingsOfEdition(
  database: Queryable,
  editionId: string,
): Promise<z.infer<typeof Listing>[]> {
  return database.rows(
    Listing,
    sql`SELECT id, title, author, isbn FROM books WHERE edition_id = ${editionId} ORDER BY id`,
  );
}

/** What an edition is called, with what it is found by beside books of its author. */
export interface EditionName {
  title: string;
  author: string;
  authorKey: string;
  isbn: string | null;
}

/** Makes an edition to which no key leads yet. */
export async function addEdition(database: Queryable, id: string, name: EditionName): Promise<void> {
  await database.run(
    sql`INSERT INTO editions (id, title, author, author_key, isbn)
     VALUES (${id}, ${name.title}, ${name.author}, ${name.authorKey}, ${name.isbn})`,
  );
}

/** Calls an edition something else. */
export async function renameEdition(database: Queryable, id: string, name: EditionName): Promise<void> {
  await database.run(
    sql`UPDATE editions SET title = ${name.title}, author = ${name.author}, author_key = ${name.authorKey},
       isbn = ${name.isbn} WHERE id = ${id}`,
  );
}

/** From which edition listings go, and to which; all of them, or only those that are named. */
export interface Move {
  from: string;
  to: string;
  bookIds?: readonly string[];
}

/** Places listings in another edition, where they stay until another action places them. */
export async function placeListings(
  database: Queryable,
  { from, to, bookIds }: Move,
  actionId: string,
): Promise<void> {
  const isMoved = bookIds ? sql`id = ANY(${bookIds}::text[])` : sql`true`;
  await database.run(
    sql`UPDATE books SET edition_id = ${to}, placed_by = ${actionId} WHERE edition_id = ${from} AND ${isMoved}`,
  );
}

/** Lets keys of an edition lead to another; all of them, or only these. */
export async function moveKeys(
  database: Queryable,
  { from, to }: Move,
  keys?: readonly string[],
): Promise<void> {
  const isMoved = keys ? sql`key = ANY(${keys}::text[])` : sql`true`;
  await database.run(
    sql`UPDATE edition_keys SET edition_id = ${to} WHERE edition_id = ${from} AND ${isMoved}`,
  );
}

/** Lets the id of an emptied edition lead to another for good, and the ids that led to it. */
export async function leadTo(database: Queryable, { from, to }: Move): Promise<void> {
  await database.run(
    sql`UPDATE editions SET joined_into = ${to} WHERE id = ${from} OR joined_into = ${from}`,
  );
}

/** The edition in which an administrator placed this listing; undefined where none did. */
export async function placeOfListing(database: Queryable, bookId: string): Promise<string | undefined> {
  const [place] = await database.rows(
    Id,
    sql`SELECT edition_id AS id FROM books WHERE id = ${bookId} AND placed_by IS NOT NULL`,
  );
  return place?.id;
}

/** The edition of a listing, which does not leave it as long as the transaction lasts; undefined for no listing. */
export async function heldEditionOf(database: Queryable, bookId: string): Promise<string | undefined> {
  const [book] = await database.rows(
    Id,
    sql`SELECT edition_id AS id FROM books WHERE id = ${bookId} FOR SHARE`,
  );
  return book?.id;
}
