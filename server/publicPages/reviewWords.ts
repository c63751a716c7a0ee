import type { PublicListing } from '../usecases/publicPages/viewPublicPage.js';
import { html, type Html } from './html.js';
import { shortened, type Words } from './words.js';

type Latest = PublicListing['latestReviews'];

/** Of a longer review, as of a longer answer, this many characters are shown. */
const LONGEST_QUOTE = 600;

/** The newest of the reviews of a book or of a seller. */
interface Quoted {
  heading: 'said' | 'saidOfSeller';
  latest: Latest;
  /** How many there are in all. */
  count: number;
}

/** What readers wrote last, with what sellers answered; nothing where nobody wrote. */
export function reviewWords(
  { heading, latest, count }: Quoted,
  { text: say, stars, shown }: Words,
): Html | null {
  if (latest.length === 0) return null;
  return html`<h2>${say(heading)}</h2>
    <p>${shown(latest.length, count)}</p>
    ${latest.map(
      ({ author, score, text, seller, answer }) =>
        html`<p><strong>${author}</strong>${score === null ? '' : `, ${stars(score)}`}: ${quoted(text)}</p>
          ${answer === null ? null : html`<p>${say('answer', { seller, answer: quoted(answer) })}</p>`}`,
    )}`;
}

/** The same for search engines. */
export function reviewsData(latest: Latest): { review?: object[] } {
  return latest.length > 0 ? { review: latest.map(reviewData) } : {};
}

function reviewData({ author, score, text, writtenAt, seller, answer }: Latest[number]): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: writtenAt.toISOString(),
    ...(score !== null && {
      reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 100, worstRating: 0 },
    }),
    reviewBody: quoted(text),
    ...(answer !== null && {
      comment: { '@type': 'Comment', author: { '@type': 'Person', name: seller }, text: quoted(answer) },
    }),
  };
}

const quoted = (text: string) => shortened(text, LONGEST_QUOTE);
