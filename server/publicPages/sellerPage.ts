import { publicPath } from '../domain/shared/publicPath.js';
import type { PublicSeller } from '../usecases/publicPages/viewPublicPage.js';
import { html, type Html } from './html.js';
import type { Site, WrittenPage } from './page.js';
import { reviewWords } from './reviewWords.js';
import { sellerData } from './structuredData.js';
import type { Words } from './words.js';

/** Returns the page of a seller: the date of joining, public figures, reviews and books. */
export function sellerPage(shown: PublicSeller, site: Site, words: Words): WrittenPage {
  const { seller, card } = shown;
  return {
    path: publicPath('seller', seller.id, seller.name),
    title: seller.name,
    description: [
      ...factsOf(shown, words),
      words.text('booksOf', { seller: seller.name, site: site.name }),
    ].join('. '),
    type: 'profile',
    card,
    data: sellerData(shown, site),
    main: sellerMain(shown, words),
  };
}

function factsOf({ seller, since, reputation }: PublicSeller, words: Words): string[] {
  return [
    ...(seller.city ? [seller.city] : []),
    words.text('memberSince', { month: words.month(since) }),
    words.rating(seller.readersScore, seller.totalRatings),
    ...words.record(reputation),
  ];
}

function sellerMain(shown: PublicSeller, words: Words): Html {
  const { seller, books, latestReviews: latest, reviewCount: count } = shown;
  return html`<div>
    <h1>${seller.name}</h1>
    <ul>
      ${factsOf(shown, words).map((fact) => html`<li>${fact}</li>`)}
    </ul>
    ${seller.publisher?.description ? html`<p>${seller.publisher.description}</p>` : null}
    ${reviewWords({ heading: 'saidOfSeller', latest, count }, words)}
    <h2>${words.text('books')}</h2>
    <ul class="books">
      ${books.map((book) => bookLine(book, words))}
    </ul>
  </div>`;
}

function bookLine({ id, title, author, price }: PublicSeller['books'][number], words: Words): Html {
  return html`<li>
    <a href="${publicPath('book', id, title)}">${title}</a> ${words.text('by', { author })} ·
    ${words.price(price)}
  </li>`;
}
