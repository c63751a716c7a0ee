import { publicPath } from '../domain/shared/publicPath.js';
import type { PublicEdition, PublicListing } from '../usecases/publicPages/viewPublicPage.js';
import { html, type Html } from './html.js';
import type { Site, WrittenPage } from './page.js';
import { reviewWords } from './reviewWords.js';
import { editionData, listingData } from './structuredData.js';
import type { Words } from './words.js';

type Listed = PublicListing['book'];

/** Returns a link to the screen of the book or edition. Visitors must log in to open it. */
const logIn = (path: string, { text }: Words) =>
  html`<p><a href="${path}" rel="nofollow">${text('logIn')}</a></p>`;

export function listingPage(listing: PublicListing, site: Site, words: Words): WrittenPage {
  const { book, card } = listing;
  const { title, author } = book;
  const from = words.text('from', { condition: words.text(book.condition), seller: book.seller.name });
  return {
    path: publicPath('book', book.id, title),
    title: words.text('workBy', { title, author }),
    description: `${words.price(book.price)}. ${from}. ${book.description}`,
    type: 'product',
    card,
    data: listingData(listing, site),
    main: listingMain(listing, words),
  };
}

function listingMain({ book, reviews, latestReviews, reputation }: PublicListing, words: Words): Html {
  const { text } = words;
  return html`${pictureOf(book.cover.detail)}
    <div>
      ${headOf(book, words)}
      <p class="price">${words.price(book.price)}</p>
      <p>${text(book.status)} · ${conditionOf(book, words)}</p>
      ${logIn(`/books/${book.id}`, words)}
      <p>${book.description}</p>
      <p>${book.genres.map((genre) => text(genre)).join(', ')}</p>
      ${ratingOf(reviews, words)} ${reviewsOf({ reviews, latestReviews }, words)}
      <h2>${text('seller')}</h2>
      <p>${linkToSeller(book)}: ${words.rating(book.seller.readersScore, book.seller.totalRatings)}</p>
      ${book.seller.city ? html`<p>${book.seller.city}</p>` : null}
      <ul>
        ${words.record(reputation).map((line) => html`<li>${line}</li>`)}
      </ul>
    </div>`;
}

/** Returns the page of an edition, with its offers, cheapest first. */
export function editionPage(shown: PublicEdition, site: Site, words: Words): WrittenPage {
  const { edition, card } = shown;
  const { title, author } = edition;
  return {
    path: publicPath('edition', edition.id, title),
    title: words.text('workBy', { title, author }),
    description: summaryOf(shown, words),
    type: 'book',
    card,
    data: editionData(shown, site),
    main: editionMain(shown, words),
  };
}

function summaryOf(
  { edition: { title, author }, figures: { offerCount, lowestSale, lowestRent } }: PublicEdition,
  { text, money }: Words,
): string {
  return [
    text('offersOf', { count: offerCount, title, author }),
    ...(lowestSale ? [text('buyFrom', { price: money(lowestSale) })] : []),
    ...(lowestRent ? [text('rentFrom', { price: money(lowestRent) })] : []),
  ].join('. ');
}

function editionMain(shown: PublicEdition, words: Words): Html {
  const { edition, offers, reviews, latestReviews } = shown;
  return html`${pictureOf(offers[0]?.cover.detail ?? shown.card)}
    <div>
      ${headOf(edition, words)}
      <p>${summaryOf(shown, words)}</p>
      ${logIn(`/editions/${edition.id}`, words)} ${ratingOf(reviews, words)}
      <h2>${words.text('offers')}</h2>
      <ul>
        ${offers.map((offer) => offerLine(offer, words))}
      </ul>
      ${reviewsOf({ reviews, latestReviews }, words)}
    </div>`;
}

const pictureOf = (cover: string) => html`<img src="${cover}" width="400" height="600" alt="" />`;

/** Returns the heading of a page: title, author and ISBN. */
function headOf({ title, author, isbn }: Pick<Listed, 'title' | 'author' | 'isbn'>, { text }: Words): Html {
  return html`<h1>${title}</h1>
    <p>${text('by', { author })}</p>
    ${isbn ? html`<p>ISBN ${isbn}</p>` : null}`;
}

function ratingOf({ average, count }: PublicListing['reviews'], { text, rating }: Words): Html | null {
  return count > 0 ? html`<p>${text('reviews', { stars: rating(average, count) })}</p>` : null;
}

function reviewsOf(
  { reviews: { count }, latestReviews: latest }: Pick<PublicListing, 'reviews' | 'latestReviews'>,
  words: Words,
): Html | null {
  return reviewWords({ heading: 'said', latest, count }, words);
}

const conditionOf = ({ condition }: Listed, { text }: Words) =>
  text('condition', { condition: text(condition) });

function offerLine(offer: Listed, words: Words): Html {
  const { city } = offer.seller;
  return html`<li>${linkToOffer(offer, words)} · ${linkToSeller(offer)}${city ? ` · ${city}` : null}</li>`;
}

function linkToOffer(offer: Listed, words: Words): Html {
  const what = `${words.price(offer.price)}, ${conditionOf(offer, words)}`;
  return html`<a href="${publicPath('book', offer.id, offer.title)}">${what}</a>`;
}

function linkToSeller({ seller: { id, name } }: Listed): Html {
  return html`<a href="${publicPath('seller', id, name)}">${name}</a>`;
}
