import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { FIRST_YEAR_OF_PRINT } from '../domain/catalogue/bookFacts.js';
import { asciiDigits } from '../domain/text/digits.js';

type CsvRecord = Readonly<Record<string, string>>;

/**
 * The rows of a CSV file (with a line of headings, separated by commas) as books that are submitted one
 * by one. Throws csv-parse's error, which names the line, when the file is no CSV.
 */
export async function* csvRows(file: string): AsyncGenerator {
  const parser = parse({ bom: true, columns: namesOf, skip_empty_lines: true, trim: true });
  const source = createReadStream(file);
  source.on('error', (error) => parser.destroy(error));
  for await (const record of source.pipe(parser)) yield bookOf(record as CsvRecord);
}

/** Headings count without case, spaces and marks: 'Sale Price', 'sale_price' and 'salePrice' are one. */
function namesOf(headings: string[]): string[] {
  return headings.map((heading) => heading.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function bookOf(record: CsvRecord): object {
  const price = priceOf(record);
  return {
    title: record.title,
    author: record.author || record.authors,
    isbn: record.isbn || record.isbn13 || record.isbn10,
    description: record.description,
    genres: record.genres?.split(/[|;]/).map((genre) => genre.trim()),
    genre: record.genre,
    condition: record.condition,
    language: record.language || record.languagecode,
    pages: numberIn(record.pages),
    publishedIn: yearIn(record.publishedin || record.year),
    publishedBy: record.publishedby || record.publisher,
    conditionDescription: record.conditiondescription,
    listingType: record.listingtype || waysOf(price),
    leaseTerms: record.leaseterms,
    copies: numberIn(record.copies),
    price,
  };
}

interface Price {
  sale?: string;
  lease?: object;
}

/** Undefined when no column of a price says anything. */
function priceOf(record: CsvRecord): Price | undefined {
  const { saleprice, price, rentpermonth, permonth, deposit, latefeeperday } = record;
  const { minduration, maxduration } = record;
  const sale = saleprice || price;
  const perMonth = rentpermonth || permonth;
  if (!sale && !perMonth) return undefined;
  const lease = {
    perMonth,
    deposit: deposit || undefined,
    lateFeePerDay: latefeeperday || undefined,
    minDuration: numberIn(minduration),
    maxDuration: numberIn(maxduration),
  };
  return { sale, lease: perMonth ? lease : undefined };
}

/** A row that names prices need not say how the book is offered. */
function waysOf(price: Price | undefined): string | undefined {
  if (price?.sale && price.lease) return 'both';
  return price && (price.sale ? 'sale' : 'lease');
}

/** Lists of works name the year in which they were written, too: before there was print it is no year of a book. */
function yearIn(text: string | undefined): number | string | undefined {
  const year = numberIn(text);
  return typeof year === 'number' && year < FIRST_YEAR_OF_PRINT ? undefined : year;
}

/** What is no number stays as it is, so that its row is refused for it. */
function numberIn(text: string | undefined): number | string | undefined {
  if (!text) return undefined;
  const number = Number(asciiDigits(text));
  return Number.isNaN(number) ? text : number;
}
