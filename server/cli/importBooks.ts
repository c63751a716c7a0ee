import path from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { createPorts } from '../app.js';
import { readBookData } from '../bookData/bookData.js';
import { ConfigError, readConfig } from '../config.js';
import { counted } from '../domain/text/counted.js';
import { DomainError } from '../domain/shared/errors.js';
import { openDatabase } from '../openDatabase.js';
import { DataDirInUseError } from '../persistence/dataDirLock.js';
import { importAs } from '../usecases/listings/importAs.js';
import type { ImportReport } from '../usecases/listings/importBooks.js';
import { csvRows } from './csvRows.js';
import { jsonRows } from './jsonRows.js';
import { withMissingByTitle } from './missingByTitle.js';
import { describeRefused, writeReport } from './refusedRows.js';

const USAGE = `Takes books from a file into the marketplace, in the name of a publisher.

  npm run import -- FILE --publisher EMAIL [--missing refuse|by-title] [--report FILE]

FILE       CSV with a line of headings, or JSON with an array of books as they are submitted one by one
--missing  what becomes of a row without genre, condition or price: refuse refuses the row (the default);
           by-title makes up what is missing, always the same for the same title, for trying Panna
--report   a CSV file to write every refused row to
--help     prints this

Columns of a CSV file, in any order and spelling of case: title, author, isbn, description, genres (several
with | between them), language (a code such as hi), binding
(paperback or hardcover), pages, year (of publication), publisher, weight_grams, condition, condition_description, listing_type, sale_price, rent_per_month, deposit,
late_fee_per_day, min_duration, max_duration, rent_credit_percent, replacement_price, lease_terms,
copies. Amounts in rupees, durations in months.

The file is read once to its end before anything is taken in. Running it again adds nothing twice.
It works on the database of DATABASE_URL, or on the embedded one in DATA_DIR while Panna is not running.
Ends with 0 when every row is in, 2 when rows were refused, 1 when nothing could be done.`;

/** Thrown for a mistake in the command line. */
class UsageError extends Error {}

interface Command {
  file: string;
  publisher: string;
  fillsIn: boolean;
  report: string | undefined;
}

/**
 * Parses the command line; returns null for --help. Throws a UsageError if an argument is missing or not allowed, and
 * the TypeError of parseArgs for an unknown option.
 */
function readCommand(): Command | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      publisher: { type: 'string' },
      missing: { type: 'string', default: 'refuse' },
      report: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError('Please name one file');
  if (!values.publisher) throw new UsageError('Please name a publisher by email');
  if (!/^(refuse|by-title)$/.test(values.missing)) throw new UsageError('--missing takes refuse or by-title');
  // npm runs scripts in the project folder, but paths are relative to the folder in which the user typed the command.
  const typedIn = process.env['INIT_CWD'] ?? '.';
  return {
    file: path.resolve(typedIn, file),
    publisher: values.publisher,
    fillsIn: values.missing === 'by-title',
    report: values.report && path.resolve(typedIn, values.report),
  };
}

async function* rowsOf({ file, fillsIn }: Command): AsyncGenerator {
  const isJson = path.extname(file).toLowerCase() === '.json';
  for await (const row of isJson ? jsonRows(file) : csvRows(file)) {
    const isObject = typeof row === 'object' && row !== null && !Array.isArray(row);
    yield fillsIn && isObject ? withMissingByTitle(row as Record<string, unknown>) : row;
  }
}

/** Counts the rows. Reads the whole file, so that a broken file fails before any book is imported. */
async function countRows(command: Command): Promise<number> {
  let count = 0;
  for await (const _ of rowsOf(command)) count += 1;
  return count;
}

async function importFile(command: Command): Promise<ImportReport> {
  const total = await countRows(command);
  const config = readConfig(process.env);
  const { database, release } = await openDatabase(config);
  const bar = new SingleBar(
    { format: '{bar} {percentage}% | {value} of {total} rows' },
    Presets.shades_classic,
  );
  try {
    const ports = createPorts(config, database, { now: () => new Date() });
    bar.start(total, 0);
    return await importAs(ports, command.publisher, {
      rows: rowsOf(command),
      readBook: readBookData,
      onProgress: ({ createdCount, skippedCount, refusedRows }) =>
        bar.update(createdCount + skippedCount + refusedRows.length),
    });
  } finally {
    bar.stop();
    await database.close();
    await release();
  }
}

async function main(): Promise<void> {
  const command = readCommand();
  if (!command) return console.log(USAGE);
  const { createdCount, skippedCount, refusedRows } = await importFile(command);
  console.log(
    `${counted(createdCount, 'books')} added, ${skippedCount} there already, ${counted(refusedRows.length, 'rows')} refused`,
  );
  for (const line of describeRefused(refusedRows)) console.log(line);
  if (command.report) await writeReport(command.report, refusedRows);
  if (refusedRows.length > 0) process.exitCode = 2;
}

main().catch((error: unknown) => {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (isUsage) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
});

/**
 * True for errors that the operator can fix and that are printed without a stack: a refusal, an invalid setting, a data
 * folder in use, an unreadable file or invalid CSV.
 */
function isExpected(error: unknown): error is Error {
  const known = [DomainError, ConfigError, DataDirInUseError].some((kind) => error instanceof kind);
  return (
    known ||
    (error instanceof Error && 'code' in error && /^(ENOENT|EACCES|EISDIR|CSV_)/.test(String(error.code)))
  );
}
