import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { I18nProvider } from '../shared/i18n/I18nProvider';
import ScreenRoot from '../layout/ScreenRoot';
import { SessionProvider } from '../session/viewer/SessionProvider';
import type { BookCardFragment } from '../entities/book/BookCard.generated';
import { BookGrid } from '../entities/book/BookGrid';
import type { EditionCardFragment } from '../entities/book/EditionCard.generated';
import { ThemeProvider } from '../shared/theme/ThemeProvider';
import '../shared/theme/page.css';

declare global {
  interface Window {
    /** Sets the kind and the number of cards for `putCards`. */
    chooseCards: (kind: Kind, count: number) => void;
    /** Removes all cards, so that the next call of `putCards` starts with an empty page. */
    clearCards: () => void;
    /**
     * Adds the cards, as React components or as plain HTML, and lays them out. Sets a performance mark before and
     * after.
     */
    putCards: (way: Way) => void;
    /** Scrolls past `count` cards, 160 px a frame. Returns the time between frames, in milliseconds. */
    scrollCards: (count: number) => Promise<number[]>;
  }
}

type Kind = 'listing' | 'edition';
type Way = 'ours' | 'plain';

const COVER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>')}`;
const rupees = (amount: string) => ({ __typename: 'Money', amount, currencyCode: 'INR' }) as const;

const books = (count: number): BookCardFragment[] =>
  Array.from({ length: count }, (_, index) => ({
    __typename: 'Book',
    id: `book_${index}`,
    title:
      index % 3
        ? `The Guide, volume ${index}`
        : `A rather long title that takes the second line, volume ${index}`,
    author: 'R. K. Narayan',
    genres: ['FICTION'],
    condition: 'GOOD',
    status: index % 4 ? 'AVAILABLE' : 'RENTED',
    price: {
      __typename: 'BookPrice',
      sale: rupees(`${200 + index}.50`),
      lease: { __typename: 'LeasePrice', perMonth: rupees('50.25'), minDuration: 1, maxDuration: 12 },
    },
    cover: { __typename: 'Cover', card: COVER },
    viewerHasBookmarked: index % 5 === 0,
  }));

/**
 * Returns an edition for each listing. The edition has four offers if `isOfSeveral` returns true for its index; otherwise
 * one.
 */
const editionsOf = (
  listings: BookCardFragment[],
  isOfSeveral: (index: number) => boolean,
): EditionCardFragment[] =>
  listings.map(({ id, title, author, status }, index) => ({
    __typename: 'EditionEdge',
    node: { __typename: 'Edition', id, title, author },
    status,
    offerCount: isOfSeveral(index) ? 4 : 1,
    lowestSale: rupees('120.00'),
    lowestRent: rupees('20.00'),
  }));

/** Renders the providers that surround every screen. */
function Site({ children }: { children: ReactNode }) {
  return (
    <I18nProvider>
      <ThemeProvider>
        <SessionProvider>
          <MemoryRouter>
            <ScreenRoot>{children}</ScreenRoot>
          </MemoryRouter>
        </SessionProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}

const place = document.body.appendChild(document.createElement('main'));
const root = createRoot(place);
const show = (content: ReactNode) => flushSync(() => root.render(<Site>{content}</Site>));

const MOST_FRAMES = 240;
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

window.scrollCards = async (count) => {
  const many = books(count);
  show(<BookGrid books={many} editions={editionsOf(many, (index) => index % 3 === 0)} />);
  const times = [await nextFrame()];
  for (let frame = 1; frame <= MOST_FRAMES; frame++) {
    window.scrollTo({ top: frame * 160, behavior: 'instant' });
    times.push(await nextFrame());
  }
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
};

const copy = document.createElement('div');
const chosen = { cards: null as ReactNode, html: '' };

window.chooseCards = (kind, count) => {
  const many = books(count);
  copy.remove();
  chosen.cards = <BookGrid books={many} editions={editionsOf(many, () => kind === 'edition')} />;
  show(chosen.cards);
  if (place.getElementsByTagName('article').length !== count) throw new Error('The cards are not there');
  chosen.html = place.innerHTML;
};

window.clearCards = () => {
  show(null);
  copy.replaceChildren();
  place.append(copy);
  place.getBoundingClientRect();
};

window.putCards = (way) => {
  performance.mark(`begin ${way}`);
  if (way === 'ours') show(chosen.cards);
  else copy.innerHTML = chosen.html;
  place.getBoundingClientRect();
  performance.mark(`end ${way}`);
};
