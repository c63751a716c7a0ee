import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ApproximatePrice } from '../money/ApproximatePrice';
import { GENRE_LABELS, BOOK_STATUS_LABELS } from './bookLabels';
import { paths } from '../../shared/navigation/paths';
import type { BookCardFragment } from './BookCard.generated';
import { ConditionChip } from './ConditionChip';
import { CoverImage } from './CoverImage';
import { AllowedMonths } from '../rental/AllowedMonths';
import { Money } from '../money/Money';

type Props = {
  book: BookCardFragment;
  /** Publishers see no prices. */
  hidePrice?: boolean;
  /** True for the cards that are seen first. */
  eager?: boolean;
};

/**
 * A book in a grid. Leads to its page. A grid shows a thousand of them, so a card is plain HTML and looks as BookGrid
 * says (see bookCardStyle.ts): `npm run bench:cards` measures it.
 */
export const BookCard = memo(function BookCard({ book, hidePrice = false, eager = false }: Props) {
  const { t } = useLingui();
  const [genre] = book.genres;
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
            {t(BOOK_STATUS_LABELS[book.status])}
          </span>
          {genre && <span>{t(GENRE_LABELS[genre])}</span>}
        </p>
        <button
          type="button"
          className="bookmark"
          value={book.id}
          aria-pressed={book.viewerHasBookmarked}
          aria-label={t`Bookmark ${book.title}`}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z" />
          </svg>
        </button>
      </div>
      <ConditionChip condition={book.condition} />
      <Offer price={book.price} hidePrice={hidePrice} />
    </article>
  );
});

type OfferProps = { price: BookCardFragment['price']; hidePrice: boolean };

function Offer({ price: { sale, lease }, hidePrice }: OfferProps) {
  const { t } = useLingui();
  return (
    <div className="offer">
      {sale && !hidePrice && (
        <p>
          {t`Buy`}
          <b>
            <Money value={sale} />
            <ApproximatePrice value={sale} />
          </b>
        </p>
      )}
      {lease && !hidePrice && (
        <p>
          {t`Rent`}
          <b>
            <Money value={lease.perMonth} />
            {t`/month`}
            <ApproximatePrice value={lease.perMonth} />
          </b>
        </p>
      )}
      {lease && (
        <p className="durations">
          <AllowedMonths lease={lease} />
        </p>
      )}
    </div>
  );
}
