import { isoIn } from '../../domain/shared/day.js';
import { formatDecimal } from '../../domain/money/format.js';
import type { Money } from '../../domain/money/money.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { CONDITION_LABELS, GENRE_LABELS, languageCode } from '../books/labels.js';
import type { Columns } from './csvFile.js';

/**
 * Returns the columns of a file of listings. Amounts are in rupees, times in the given time zone. Imports accept the
 * same headings.
 */
export const listingColumns = (timeZone: string): Columns<Omit<Book, 'cover'>> => ({
  Book: ({ id }) => id,
  Title: ({ title }) => title,
  Author: ({ author }) => author,
  ISBN: ({ isbn }) => isbn,
  Description: ({ description }) => description,
  Genres: ({ genres }) => genres.map((genre) => GENRE_LABELS[genre]).join('; '),
  Condition: ({ condition }) => CONDITION_LABELS[condition],
  'Condition Description': ({ conditionDescription }) => conditionDescription,
  'Listing Type': ({ listingType }) => listingType.toLowerCase(),
  'Sale Price': ({ price }) => rupees(price.sale),
  'Rent per Month': ({ price }) => rupees(price.lease?.perMonth),
  Deposit: ({ price }) => rupees(price.lease?.deposit),
  'Late Fee per Day': ({ price }) => rupees(price.lease?.lateFeePerDay),
  'Min Duration': ({ price }) => price.lease?.minDuration ?? null,
  'Max Duration': ({ price }) => price.lease?.maxDuration ?? null,
  'Rent Credit Percent': ({ price }) => price.lease?.rentCreditPercent ?? null,
  'Replacement Price': ({ price }) => rupees(price.lease?.replacementPrice),
  'Lease Terms': ({ leaseTerms }) => leaseTerms,
  Copies: ({ copies }) => copies.total,
  'Copies Free Today': ({ copies }) => copies.available,
  Status: ({ status }) => status.toLowerCase(),
  'Listed At': ({ listedAt }) => isoIn(listedAt, timeZone),
  Language: ({ language }) => language && languageCode(language),
  Binding: ({ binding }) => binding?.toLowerCase() ?? null,
  Pages: ({ pages }) => pages,
  'Published In': ({ publishedIn }) => publishedIn,
  'Published By': ({ publishedBy }) => publishedBy,
  'Weight Grams': ({ weightGrams }) => weightGrams,
});

function rupees(amount: Money | null | undefined): string | null {
  return amount ? formatDecimal(amount.amount) : null;
}
