import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { CoverImage } from '../../../entities/book/CoverImage';
import { Money } from '../../../entities/money/Money';
import { useSession } from '../../../session/viewer/SessionProvider';
import { paths } from '../../../shared/navigation/paths';
import { useOnApproach } from '../../../shared/paging/useOnApproach';
import type { Shelf } from './askShelves';
import { ShelfFrame } from './ShelfFrame';
import { useShelfTitle } from './useShelfTitle';

type Book = Shelf['books'][number];

/** A row of books that scrolls sideways. Covers are loaded when they become visible. */
export function ShelfRow({ shelf }: { shelf: Shelf }) {
  const title = useShelfTitle(shelf);
  const titleId = useId();
  const [isNear, setIsNear] = useState(false);
  const element = useOnApproach(shelf.kind, () => setIsNear(true), '0px');
  return (
    <ShelfFrame ref={element} as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul role="list">
        {shelf.books.map((book) => (
          <li key={book.id}>
            <div className="cover">{isNear && <CoverImage src={book.cover.card} title="" />}</div>
            <Description book={book} />
          </li>
        ))}
      </ul>
    </ShelfFrame>
  );
}

/**
 * Shows title, author and price of a book, with a link to the book or, for visitors, to its public page. Publishers see
 * no prices.
 */
function Description({ book: { id, title, author, publicPath, price } }: { book: Book }) {
  const { viewer, isPublisher } = useSession();
  return (
    <>
      <h3>
        <Link to={(!viewer && publicPath) || paths.book(id)}>{title}</Link>
      </h3>
      <p className="author">{author}</p>
      {!isPublisher && <Prices price={price} />}
    </>
  );
}

function Prices({ price: { sale, lease } }: Pick<Book, 'price'>) {
  return (
    <>
      {sale && (
        <p>
          <Trans>
            Buy <Money value={sale} />
          </Trans>
        </p>
      )}
      {lease && (
        <p>
          <Trans>
            Rent <Money value={lease.perMonth} />
            /month
          </Trans>
        </p>
      )}
    </>
  );
}

/** A placeholder with the height of a row. */
export function WaitingRow() {
  const { t } = useLingui();
  return (
    <ShelfFrame role="status" aria-busy aria-label={t`Loading…`}>
      <div className="title" />
      <ul role="presentation">
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index} role="presentation">
            <div className="cover" />
          </li>
        ))}
      </ul>
    </ShelfFrame>
  );
}
