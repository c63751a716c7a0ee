import { msg } from '@lingui/core/macro';
import { memo } from 'react';
import { paths } from '../../shared/navigation/paths';
import type { BookCardFragment } from './BookCard.generated';
import { BOOK_CONDITION_LABELS, BOOK_STATUS_LABELS, GENRE_LABELS } from './bookLabels';
import type { CardCommon } from './cardCommon';
import { CONDITION_MEANINGS } from './conditionMeanings';
import { CoverImage } from './CoverImage';

const BUY = msg`Buy`;
const RENT = msg`Rent`;
const PER_MONTH = msg`/month`;

type Props = {
  book: BookCardFragment;
  common: CardCommon;
  /** True for cards that are visible when the page opens. */
  eager: boolean;
};

/**
 * A book in a grid, linked to its page. A grid can contain a thousand cards, so a card is plain HTML in a single
 * component, styled by BookGrid (bookCardStyle.ts). `npm run bench:cards` measures the rendering time.
 */
export const BookCard = memo(function BookCard({ book, common, eager }: Props) {
  const [genre] = book.genres;
  const meaning = common.label(CONDITION_MEANINGS[book.condition]);
  return (
    <article className="book">
      <CoverImage src={book.cover.card} title={book.title} eager={eager} />
      <div>
        <h2>
          <a href={paths.book(book.id)}>{book.title}</a>
        </h2>
        <p className="author">{book.author}</p>
      </div>
      <div className="state">
        <p className="chips">
          <span data-tone={book.status === 'AVAILABLE' ? 'success' : 'error'}>
            {common.label(BOOK_STATUS_LABELS[book.status])}
          </span>
          {genre && <span>{common.label(GENRE_LABELS[genre])}</span>}
        </p>
        <button
          type="button"
          className="bookmark"
          value={book.id}
          aria-pressed={book.viewerHasBookmarked}
          aria-label={common.bookmark(book.title)}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z" />
          </svg>
        </button>
      </div>
      {/* `details` shows the condition's meaning when it is pressed, without a script. */}
      <details className="condition">
        <summary title={meaning}>{common.label(BOOK_CONDITION_LABELS[book.condition])}</summary>
        <p>{meaning}</p>
      </details>
      {offerOf(book.price, common)}
    </article>
  );
});

/** This is a function instead of a component, because a grid would create a thousand instances of the component. */
function offerOf({ sale, lease }: BookCardFragment['price'], common: CardCommon) {
  return (
    <div className="offer">
      {sale && !common.hidePrice && (
        <p>
          {common.label(BUY)}
          <b>{common.price(sale)}</b>
        </p>
      )}
      {lease && !common.hidePrice && (
        <p>
          {common.label(RENT)}
          <b>{common.price(lease.perMonth, common.label(PER_MONTH))}</b>
        </p>
      )}
      {lease && <p className="durations">{common.months(lease)}</p>}
    </div>
  );
}
