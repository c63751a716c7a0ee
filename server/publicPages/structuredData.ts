import { formatDecimal } from '../domain/money/format.js';
import type { Money } from '../domain/money/money.js';
import type { ReviewSummary } from '../domain/reviews/review.js';
import { publicPath } from '../domain/shared/publicPath.js';
import type { PublicEdition, PublicListing, PublicSeller } from '../usecases/publicPages/viewPublicPage.js';
import type { Site } from './page.js';
import { reviewsData } from './reviewWords.js';

type Listed = PublicListing['book'];

const AVAILABILITY = { AVAILABLE: 'InStock', RENTED: 'BackOrder', SOLD: 'SoldOut', UNLISTED: 'Discontinued' };

/** The bindings as values of BookFormatType. */
const FORMATS = { PAPERBACK: 'Paperback', HARDCOVER: 'Hardcover' };

const schema = (name: string) => `https://schema.org/${name}`;

/** Returns a listing as structured data in the vocabulary of schema.org. */
export function listingData({ book, reviews, latestReviews, card }: PublicListing, site: Site): object {
  const url = site.url + publicPath('book', book.id, book.title);
  return {
    ...workData(book, { url, image: site.url + card, reviews, latestReviews }),
    description: book.description,
    itemCondition: conditionOf(book),
    ...(book.language && { inLanguage: book.language.toLowerCase() }),
    ...(book.binding && { bookFormat: schema(FORMATS[book.binding]) }),
    ...(book.pages && { numberOfPages: book.pages }),
    ...(book.publishedIn && { datePublished: String(book.publishedIn) }),
    ...(book.publishedBy && { publisher: { '@type': 'Organization', name: book.publishedBy } }),
    offers: offersData(book, site),
  };
}

/** Returns an edition and its offers as structured data in the vocabulary of schema.org. */
export function editionData(shown: PublicEdition, site: Site): object {
  const { edition, offers, figures, reviews, latestReviews, card } = shown;
  const url = site.url + publicPath('edition', edition.id, edition.title);
  const { lowestSale, offerCount } = figures;
  const all = offers.flatMap((offer) => offersData(offer, site));
  return {
    ...workData(edition, { url, image: site.url + card, reviews, latestReviews }),
    offers: lowestSale
      ? {
          '@type': 'AggregateOffer',
          offerCount,
          lowPrice: amountOf(lowestSale),
          ...currencyOf(lowestSale),
          offers: all,
        }
      : all,
  };
}

/**
 * Returns a seller as structured data in the vocabulary of schema.org: a publisher as an Organization, a reader as a
 * Person. In schema.org, only an Organization can have ratings and reviews.
 */
export function sellerData({ seller, latestReviews }: PublicSeller, site: Site): object {
  return {
    '@type': 'ProfilePage',
    dateCreated: seller.memberSince.toISOString(),
    mainEntity: {
      ...entityOf(seller, site),
      identifier: seller.id,
      ...(seller.role === 'PUBLISHER' && {
        ...(seller.totalRatings > 0 && {
          aggregateRating: ratingOf(seller.readersScore, seller.totalRatings),
        }),
        ...reviewsData(latestReviews),
      }),
    },
  };
}

interface Facts {
  url: string;
  image: string;
  reviews: ReviewSummary;
  latestReviews: PublicListing['latestReviews'];
}

function workData(
  { title, author, isbn }: Pick<Listed, 'title' | 'author' | 'isbn'>,
  { reviews, latestReviews, ...facts }: Facts,
): object {
  return {
    '@type': ['Product', 'Book'],
    name: title,
    author: { '@type': 'Person', name: author },
    ...(isbn && { isbn }),
    ...facts,
    ...(reviews.count > 0 && { aggregateRating: ratingOf(reviews.average, reviews.count) }),
    ...reviewsData(latestReviews),
  };
}

function ratingOf(score: number, count: number): object {
  return {
    '@type': 'AggregateRating',
    ratingValue: score,
    ratingCount: count,
    bestRating: 100,
    worstRating: 0,
  };
}

/** Returns the offers of a listing: its sale, its rental per month, or both. */
function offersData(book: Listed, site: Site): object[] {
  const { sale, lease } = book.price;
  const shared = {
    '@type': 'Offer',
    url: site.url + publicPath('book', book.id, book.title),
    availability: schema(AVAILABILITY[book.status]),
    itemCondition: conditionOf(book),
    seller: entityOf(book.seller, site),
  };
  const rent = lease && { ...shared, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' };
  return [
    ...(sale ? [{ ...shared, price: amountOf(sale), ...currencyOf(sale) }] : []),
    ...(rent ? [{ ...rent, priceSpecification: monthly(lease.perMonth) }] : []),
  ];
}

function monthly(rent: Money): object {
  return { '@type': 'UnitPriceSpecification', price: amountOf(rent), ...currencyOf(rent), unitCode: 'MON' };
}

function entityOf({ id, name, role }: Pick<Listed['seller'], 'id' | 'name' | 'role'>, site: Site): object {
  const type = role === 'PUBLISHER' ? 'Organization' : 'Person';
  return { '@type': type, name, url: site.url + publicPath('seller', id, name) };
}

const conditionOf = ({ condition }: Pick<Listed, 'condition'>) =>
  schema(condition === 'NEW' ? 'NewCondition' : 'UsedCondition');
const amountOf = ({ amount }: Money) => formatDecimal(amount);
const currencyOf = ({ currencyCode }: Money) => ({ priceCurrency: currencyCode });
