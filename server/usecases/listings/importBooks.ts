import { DomainError, parseInput, type Problem } from '../../domain/shared/errors.js';
import { renamed } from '../../domain/shared/renamed.js';
import { assertPublished } from '../../domain/catalogue/bookFacts.js';
import { importedListingSchema, type Listing } from '../../domain/catalogue/listing.js';
import { newId } from '../../persistence/ids.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { importKeyOf, storeListings } from './storeListings.js';
import type { ReadBook, SubmittedBook } from './submittedBook.js';

/** A refused row. `index` is the row's position in the file, from 0. */
export interface RefusedRow {
  index: number;
  title: string | null;
  problems: readonly Problem[];
}

/** Results of an import so far. `skippedCount` is the number of rows that an earlier import stored. */
export interface ImportReport {
  createdCount: number;
  skippedCount: number;
  refusedRows: RefusedRow[];
}

/** Number of rows per transaction. Stored batches are kept even if a later batch fails. */
const ROWS_AT_ONCE = 250;

/**
 * Imports books row by row, each parsed by `readBook`. Valid rows are stored, invalid rows are reported, and
 * rows that the viewer imported before are skipped. `onProgress` is called after each batch.
 */
export async function importBooks(
  scope: Scope,
  rows: AsyncIterable<unknown> | Iterable<unknown>,
  readBook: ReadBook,
  onProgress: (report: ImportReport) => void = () => {},
): Promise<ImportReport> {
  const { id: sellerId } = await requireAbility(scope, 'listings:import');
  const report: ImportReport = { createdCount: 0, skippedCount: 0, refusedRows: [] };
  let batch: Listing[] = [];
  let index = 0;
  for await (const row of rows) {
    const listing = checkRow({ scope, row, index, readBook }, report);
    if (listing) batch.push(listing);
    index += 1;
    if (index % ROWS_AT_ONCE > 0) continue;
    await storeBatch(scope, sellerId, batch, report);
    batch = [];
    onProgress(report);
  }
  await storeBatch(scope, sellerId, batch, report);
  onProgress(report);
  return report;
}

interface ReadRow {
  scope: Scope;
  row: unknown;
  index: number;
  readBook: ReadBook;
}

function checkRow({ scope, row, index, readBook }: ReadRow, { refusedRows }: ImportReport): Listing | null {
  try {
    return listingOf(readBook(row), scope);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    refusedRows.push({ index, title: titleOf(row), problems: error.problems });
    return null;
  }
}

function listingOf({ input, nameOf }: SubmittedBook, scope: Scope): Listing {
  try {
    const listing = parseInput(importedListingSchema, input, scope.currency);
    assertPublished(listing, today(scope));
    return listing;
  } catch (error) {
    throw renamed(error, nameOf);
  }
}

function titleOf(row: unknown): string | null {
  const title: unknown = typeof row === 'object' && row !== null && 'title' in row ? row.title : null;
  return typeof title === 'string' ? title.slice(0, 500) : null;
}

async function storeBatch(
  scope: Scope,
  sellerId: string,
  batch: readonly Listing[],
  report: ImportReport,
): Promise<void> {
  const listedAt = scope.clock.now();
  const listings = batch.map((listing) => ({
    id: newId('book'),
    sellerId,
    listedAt,
    listing,
    currency: scope.currency,
    coverId: null,
    importKey: importKeyOf(listing),
  }));
  const stored = await scope.database.transaction((tx) => storeListings(scope, tx, listings));
  report.createdCount += stored.length;
  report.skippedCount += batch.length - stored.length;
}
