import type { PublicListing } from '../usecases/publicPages/viewPublicPage.js';
import { html, type Html } from './html.js';
import { shortened, type Words } from './words.js';

type Latest = PublicListing['latestReviews'];

/** Maximum number of characters to show of a review or reply. */
const LONGEST_QUOTE = 600;

/** The newest reviews of a book or seller. */
interface Quoted {
  heading: 'said' | 'saidOfSeller';
  latest: Latest;
  /** Number of all reviews, including those that are not quoted. */
  count: number;
}

/** Returns the newest reviews with the sellers' replies; null if there are none. */
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

/** Returns the newest reviews as structured data; empty if there are none. */
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
