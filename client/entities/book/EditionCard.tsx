import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { formatMoney } from '../../shared/i18n/formatMoney';
import { paths } from '../../shared/navigation/paths';
import { ApproximatePrice } from '../money/ApproximatePrice';
import type { MoneyPartsFragment } from '../money/MoneyParts.generated';
import type { BookCardFragment } from './BookCard.generated';
import { BOOK_STATUS_LABELS, GENRE_LABELS } from './bookLabels';
import { CoverImage } from './CoverImage';
import type { EditionCardFragment } from './EditionCard.generated';

type Props = {
  edition: EditionCardFragment;
  /** The offer that comes first, for what an edition has not itself: cover and genre. */
  offer: BookCardFragment;
  /** Publishers see no prices. */
  hidePrice: boolean;
  eager: boolean;
};

/** An edition of which there are several offers, in a grid: plain HTML like BookCard. Leads to the offers. */
export const EditionCard = memo(function EditionCard({ edition, offer, hidePrice, eager }: Props) {
  const { t } = useLingui();
  const { id, title, author } = edition.node;
  const [genre] = offer.genres;
  return (
    <article className="book">
      <CoverImage src={offer.cover.card} title={title} eager={eager} />
      <div>
        <h2>
          <a href={paths.edition(id)}>{title}</a>
        </h2>
        <p className="author">{author}</p>
      </div>
      <p className="chips">
        <span data-tone={edition.status === 'AVAILABLE' ? 'success' : 'error'}>
          {t(BOOK_STATUS_LABELS[edition.status])}
        </span>
        {genre && <span>{t(GENRE_LABELS[genre])}</span>}
      </p>
      <Offers edition={edition} hidePrice={hidePrice} />
    </article>
  );
});

/** 'from ₹120 · rent from ₹20 a month · 4 offers', each on a line of its own. */
function Offers({ edition, hidePrice }: Pick<Props, 'edition' | 'hidePrice'>) {
  const { i18n } = useLingui();
  const { offerCount, lowestSale, lowestRent } = edition;
  const amount = (value: MoneyPartsFragment) => <b>{formatMoney(value, i18n.locale)}</b>;
  return (
    <p className="offers">
      {lowestSale && !hidePrice && (
        <Part of={lowestSale}>
          <Trans>from {amount(lowestSale)}</Trans>
        </Part>
      )}
      {lowestRent && !hidePrice && (
        <Part of={lowestRent}>
          <Trans>rent from {amount(lowestRent)} a month</Trans>
        </Part>
      )}
      <span>{plural(offerCount, { one: '# offer', other: '# offers' })}</span>
    </p>
  );
}

const Part = ({ of, children }: { of: MoneyPartsFragment; children: ReactNode }) => (
  <>
    <span>
      {children}
      <ApproximatePrice value={of} />
    </span>
    <i> · </i>
  </>
);
