import { publicPath } from '../domain/shared/publicPath.js';
import type { PublicSeller } from '../usecases/publicPages/viewPublicPage.js';
import { html, type Html } from './html.js';
import type { Site, WrittenPage } from './page.js';
import { sellerData } from './structuredData.js';
import { priceInWords, recordInWords, starsInWords } from './words.js';

/** The page of a seller: how long they have been here, what is said of them, and what they offer. */
export function sellerPage(shown: PublicSeller, site: Site): WrittenPage {
  const { seller, card } = shown;
  return {
    path: publicPath('seller', seller.id, seller.name),
    title: seller.name,
    description: [...factsOf(shown), `Books from ${seller.name} on ${site.name}`].join('. '),
    type: 'profile',
    card,
    data: sellerData(shown, site),
    main: sellerMain(shown),
  };
}

function factsOf({ seller, since, reputation }: PublicSeller): string[] {
  return [
    `Member since ${monthOf(since)}`,
    starsInWords(seller.readersScore, seller.totalRatings),
    ...recordInWords(reputation),
  ];
}

/** '2026-01-15' as 'January 2026'. */
const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function sellerMain(shown: PublicSeller): Html {
  const { seller, books } = shown;
  return html`<div>
    <h1>${seller.name}</h1>
    <ul>
      ${factsOf(shown).map((fact) => html`<li>${fact}</li>`)}
    </ul>
    ${seller.publisher?.description ? html`<p>${seller.publisher.description}</p>` : null}
    <h2>Books</h2>
    <ul>
      ${books.map(bookLine)}
    </ul>
  </div>`;
}

function bookLine({ id, title, author, price }: PublicSeller['books'][number]): Html {
  return html`<li>
    <a href="${publicPath('book', id, title)}">${title}</a> by ${author}: ${priceInWords(price)}
  </li>`;
}
