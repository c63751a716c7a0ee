import { memo } from 'react';
import { paths } from '../../shared/navigation/paths';
import type { MoneyPartsFragment } from '../money/MoneyParts.generated';
import type { BookCardFragment } from './BookCard.generated';
import { BOOK_STATUS_LABELS, GENRE_LABELS } from './bookLabels';
import type { CardCommon } from './cardCommon';
import { CoverImage } from './CoverImage';
import type { EditionCardFragment } from './EditionCard.generated';

type Props = {
  edition: EditionCardFragment;
  /** The first offer. The card shows its cover and genre. */
  offer: BookCardFragment;
  /** The query string of the list's filters. */
  query: string;
  common: CardCommon;
  eager: boolean;
};

/** An edition with several offers, in a grid, linked to its offers. The card is plain HTML, like BookCard. */
export const EditionCard = memo(function EditionCard({ edition, offer, query, common, eager }: Props) {
  const { id, title, author } = edition.node;
  const [genre] = offer.genres;
  return (
    <article className="book">
      <CoverImage src={offer.cover.card} title={title} eager={eager} />
      <div>
        <h2>
          <a href={paths.edition(id) + query}>{title}</a>
        </h2>
        <p className="author">{author}</p>
      </div>
      <p className="chips">
        <span data-tone={edition.status === 'AVAILABLE' ? 'success' : 'error'}>
          {common.label(BOOK_STATUS_LABELS[edition.status])}
        </span>
        {genre && <span>{common.label(GENRE_LABELS[genre])}</span>}
      </p>
      {offersOf(edition, common)}
    </article>
  );
});

/**
 * Returns 'from ₹120 · rent from ₹20 a month · 4 offers', with each part on its own line. It is not a component, because a
 * grid would create a thousand instances.
 */
function offersOf({ offerCount, lowestSale, lowestRent }: EditionCardFragment, common: CardCommon) {
  return (
    <p className="offers">
      {!common.hidePrice && priceOf(lowestSale, common.from, common)}
      {!common.hidePrice && priceOf(lowestRent, common.rentFrom, common)}
      <span>{common.offers(offerCount)}</span>
    </p>
  );
}

function priceOf(price: MoneyPartsFragment | null, [before, behind]: string[], common: CardCommon) {
  if (!price) return null;
  return (
    <>
      <span>
        {before}
        <b>{common.amount(price)}</b>
        {behind}
        {common.approximation(price)}
      </span>
      <i> · </i>
    </>
  );
}
