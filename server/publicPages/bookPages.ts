import { formatMoney } from '../domain/money/format.js';
import { publicPath } from '../domain/shared/publicPath.js';
import type { PublicEdition, PublicListing } from '../usecases/publicPages/viewPublicPage.js';
import { html, type Html } from './html.js';
import type { Site, WrittenPage } from './page.js';
import { reviewWords } from './reviewWords.js';
import { editionData, listingData } from './structuredData.js';
import { AVAILABILITY, labelOf, priceInWords, recordInWords, starsInWords } from './words.js';

type Listed = PublicListing['book'];

/** Who is not signed in is led from there through the log-in, and back. */
const logIn = (path: string) => html`<p><a href="${path}" rel="nofollow">Log in to buy or rent</a></p>`;

/** The page of a listing. */
export function listingPage(listing: PublicListing, site: Site): WrittenPage {
  const { book, card } = listing;
  const price = priceInWords(book.price);
  const from = `${labelOf(book.condition)} condition, from ${book.seller.name}`;
  return {
    path: publicPath('book', book.id, book.title),
    title: `${book.title} by ${book.author}`,
    description: `${price}. ${from}. ${book.description}`,
    type: 'product',
    card,
    data: listingData(listing, site),
    main: listingMain(listing),
  };
}

function listingMain({ book, reviews, latestReviews, reputation }: PublicListing): Html {
  const record = recordInWords(reputation);
  return html`${pictureOf(book.cover.detail)}
    <div>
      ${headOf(book)}
      <p><strong>${priceInWords(book.price)}</strong></p>
      <p>${AVAILABILITY[book.status]} · ${labelOf(book.condition)} condition</p>
      ${logIn(`/books/${book.id}`)}
      <p>${book.description}</p>
      <p>${book.genres.map(labelOf).join(', ')}</p>
      ${reviews.count > 0 ? html`<p>Reviews of the book: ${starsInWords(reviews.average, reviews.count)}</p>` : null}
      ${reviewWords(latestReviews)}
      <h2>Seller</h2>
      <p>${linkToSeller(book)}: ${starsInWords(book.seller.readersScore, book.seller.totalRatings)}</p>
      <ul>
        ${record.map((line) => html`<li>${line}</li>`)}
      </ul>
    </div>`;
}

/** The page of an edition: who offers it, cheapest first. */
export function editionPage(shown: PublicEdition, site: Site): WrittenPage {
  const { edition, card } = shown;
  return {
    path: publicPath('edition', edition.id, edition.title),
    title: `${edition.title} by ${edition.author}`,
    description: summaryOf(shown),
    type: 'book',
    card,
    data: editionData(shown, site),
    main: editionMain(shown),
  };
}

function summaryOf({ edition, figures: { offerCount, lowestSale, lowestRent } }: PublicEdition): string {
  const ways = [
    `${offerCount} ${offerCount === 1 ? 'offer' : 'offers'} of ${edition.title} by ${edition.author}`,
    lowestSale && `Buy from ${formatMoney(lowestSale)}`,
    lowestRent && `Rent from ${formatMoney(lowestRent)} a month`,
  ];
  return ways.filter(Boolean).join('. ');
}

function editionMain(shown: PublicEdition): Html {
  const { edition, offers, reviews, latestReviews } = shown;
  return html`${pictureOf(offers[0]?.cover.detail ?? shown.card)}
    <div>
      ${headOf(edition)}
      <p>${summaryOf(shown)}</p>
      ${logIn(`/editions/${edition.id}`)}
      ${reviews.count > 0 ? html`<p>Reviews: ${starsInWords(reviews.average, reviews.count)}</p>` : null}
      <h2>Offers</h2>
      <ul>
        ${offers.map((offer) => html`<li>${linkToOffer(offer)} from ${linkToSeller(offer)}</li>`)}
      </ul>
      ${reviewWords(latestReviews)}
    </div>`;
}

const pictureOf = (cover: string) => html`<img src="${cover}" width="400" height="600" alt="" />`;

/** What it is. */
function headOf({ title, author, isbn }: Pick<Listed, 'title' | 'author' | 'isbn'>): Html {
  return html`<h1>${title}</h1>
    <p>by ${author}</p>
    ${isbn ? html`<p>ISBN ${isbn}</p>` : null}`;
}

function linkToOffer({ id, title, price, condition }: Listed): Html {
  const text = `${priceInWords(price)}, ${labelOf(condition)} condition`;
  return html`<a href="${publicPath('book', id, title)}">${text}</a>`;
}

function linkToSeller({ seller: { id, name } }: Listed): Html {
  return html`<a href="${publicPath('seller', id, name)}">${name}</a>`;
}
