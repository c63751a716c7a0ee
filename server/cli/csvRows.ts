import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { bookBindingOf, FIRST_YEAR_OF_PRINT } from '../domain/catalogue/bookFacts.js';
import { asciiDigits } from '../domain/text/digits.js';

type CsvRecord = Readonly<Record<string, string>>;

/**
 * Reads the rows of a CSV file (with a header line, separated by commas) as books in the format of the API. If the
 * file is not valid CSV, throws the error of csv-parse, which names the line.
 */
export async function* csvRows(file: string): AsyncGenerator {
  const parser = parse({ bom: true, columns: namesOf, skip_empty_lines: true, trim: true });
  const source = createReadStream(file);
  source.on('error', (error) => parser.destroy(error));
  for await (const record of source.pipe(parser)) yield bookOf(record as CsvRecord);
}

/**
 * Returns normalized column names. Case, spaces and punctuation are ignored: 'Sale Price', 'sale_price' and
 * 'salePrice' are the same.
 */
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
    binding: bindingIn(record.binding),
    pages: numberIn(record.pages),
    publishedIn: yearIn(record.publishedin || record.year),
    publishedBy: record.publishedby || record.publisher,
    weightGrams: numberIn(record.weightgrams),
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

/** Returns the prices of a row; undefined if it has neither a sale price nor a rent. */
function priceOf(record: CsvRecord): Price | undefined {
  const { saleprice, price, rentpermonth, permonth, deposit, latefeeperday } = record;
  const { minduration, maxduration, rentcreditpercent, replacementprice } = record;
  const sale = saleprice || price;
  const perMonth = rentpermonth || permonth;
  if (!sale && !perMonth) return undefined;
  const lease = {
    perMonth,
    deposit: deposit || undefined,
    lateFeePerDay: latefeeperday || undefined,
    minDuration: numberIn(minduration),
    maxDuration: numberIn(maxduration),
    replacementPrice: replacementprice || undefined,
    rentCreditPercent: numberIn(rentcreditpercent),
  };
  return { sale, lease: perMonth ? lease : undefined };
}

/** Derives the listing type from the prices, for rows without a listing type. */
function waysOf(price: Price | undefined): string | undefined {
  if (price?.sale && price.lease) return 'both';
  return price && (price.sale ? 'sale' : 'lease');
}

/**
 * Returns the binding that a name stands for; undefined for other names, such as 'Kindle Edition', which are common in lists.
 */
function bindingIn(name: string | undefined): string | undefined {
  return name === undefined ? undefined : (bookBindingOf(name) ?? undefined);
}

/**
 * Returns the year of publication. Lists often give the year in which a work was written, so years before the
 * invention of printing are ignored.
 */
function yearIn(text: string | undefined): number | string | undefined {
  const year = numberIn(text);
  return typeof year === 'number' && year < FIRST_YEAR_OF_PRINT ? undefined : year;
}

/** Parses a number. A text that is not a number is returned unchanged, so that the row is refused. */
function numberIn(text: string | undefined): number | string | undefined {
  if (!text) return undefined;
  const number = Number(asciiDigits(text));
  return Number.isNaN(number) ? text : number;
}
