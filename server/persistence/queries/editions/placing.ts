import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';

const LockedEdition = z.strictObject({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
  stands: z.boolean(),
});

/**
 * An edition that is locked against splitting and joining. `stands` is false if it was joined into another edition.
 */
export type LockedEdition = z.infer<typeof LockedEdition>;

/**
 * Locks these editions in the order of their ids, and returns them. New listings are not blocked, because they only
 * reference an edition.
 */
export function lockedEditions(database: Queryable, ids: readonly string[]): Promise<LockedEdition[]> {
  return database.rows(
    LockedEdition,
    sql`SELECT id, title, author, isbn, stands FROM editions WHERE id = ANY(${ids}::text[])
     ORDER BY id FOR NO KEY UPDATE`,
  );
}

const Id = z.strictObject({ id: z.string() });

/**
 * Waits for changes in progress, and locks all listings of these editions, including those off the market. Lock order:
 * first the existing listings by id, against edits, orders and reviews; then the keys of the editions, against new
 * listings.
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

/** Returns all listings of an edition, including those off the market, oldest first. */
export function listingsOfEdition(
  database: Queryable,
  editionId: string,
): Promise<z.infer<typeof Listing>[]> {
  return database.rows(
    Listing,
    sql`SELECT id, title, author, isbn FROM books WHERE edition_id = ${editionId} ORDER BY id`,
  );
}

/** The title, author and ISBN of an edition. `authorKey` is equal for all editions by the same author. */
export interface EditionName {
  title: string;
  author: string;
  authorKey: string;
  isbn: string | null;
}

/** Inserts an edition without a key. */
export async function addEdition(database: Queryable, id: string, name: EditionName): Promise<void> {
  await database.run(
    sql`INSERT INTO editions (id, title, author, author_key, isbn)
     VALUES (${id}, ${name.title}, ${name.author}, ${name.authorKey}, ${name.isbn})`,
  );
}

/** Changes the title, author and ISBN of an edition. */
export async function renameEdition(database: Queryable, id: string, name: EditionName): Promise<void> {
  await database.run(
    sql`UPDATE editions SET title = ${name.title}, author = ${name.author}, author_key = ${name.authorKey},
       isbn = ${name.isbn} WHERE id = ${id}`,
  );
}

/** A move of listings from one edition to another: of all listings, or only of `bookIds`. */
export interface Move {
  from: string;
  to: string;
  bookIds?: readonly string[];
}

/** Moves listings to another edition. The listings stay there until another moderation action moves them. */
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

/** Makes keys of the edition `from` refer to the edition `to`: all keys, or only the given ones. */
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

/** Permanently redirects the id of an empty edition, and all ids that led to it, to another edition. */
export async function leadTo(database: Queryable, { from, to }: Move): Promise<void> {
  await database.run(
    sql`UPDATE editions SET joined_into = ${to} WHERE id = ${from} OR joined_into = ${from}`,
  );
}

/** Returns the id of the edition in which a moderator placed this listing; undefined if none did. */
export async function placeOfListing(database: Queryable, bookId: string): Promise<string | undefined> {
  const [place] = await database.rows(
    Id,
    sql`SELECT edition_id AS id FROM books WHERE id = ${bookId} AND placed_by IS NOT NULL`,
  );
  return place?.id;
}

/**
 * Returns the id of a listing's edition; undefined for an unknown listing. Locks the listing, so that it stays in the
 * edition until the transaction ends.
 */
export async function heldEditionOf(database: Queryable, bookId: string): Promise<string | undefined> {
  const [book] = await database.rows(
    Id,
    sql`SELECT edition_id AS id FROM books WHERE id = ${bookId} FOR SHARE`,
  );
  return book?.id;
}
