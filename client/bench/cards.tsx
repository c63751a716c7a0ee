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
    /** Milliseconds until `count` cards are laid out: those of the site, and the same as plain HTML. */
    measureCards: (count: number) => { ours: number; plain: number };
    /** Milliseconds between the frames while `count` cards scroll by, 160 px a frame. */
    scrollCards: (count: number) => Promise<number[]>;
  }
}

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

/** Every third card is one of several offers. */
const editionsOf = (offers: BookCardFragment[]): EditionCardFragment[] =>
  offers.map(({ id, title, author, status }, index) => ({
    __typename: 'EditionEdge',
    node: { __typename: 'Edition', id, title, author },
    status,
    offerCount: index % 3 ? 1 : 4,
    lowestSale: rupees('120.00'),
    lowestRent: rupees('20.00'),
  }));

/** What is around every screen. */
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

/** Milliseconds until what `put` puts there is laid out. */
function timeOf(put: () => void): number {
  const startedAt = performance.now();
  put();
  place.getBoundingClientRect();
  return performance.now() - startedAt;
}

const MOST_FRAMES = 240;
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

window.scrollCards = async (count) => {
  const many = books(count);
  show(<BookGrid books={many} editions={editionsOf(many)} />);
  const times = [await nextFrame()];
  for (let frame = 1; frame <= MOST_FRAMES; frame++) {
    window.scrollTo({ top: frame * 160, behavior: 'instant' });
    times.push(await nextFrame());
  }
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
};

window.measureCards = (count) => {
  const many = books(count);
  const editions = editionsOf(many);
  show(null);
  const ours = timeOf(() => show(<BookGrid books={many} editions={editions} />));
  const html = place.innerHTML;
  if (place.getElementsByTagName('article').length !== count) throw new Error('The cards are not there');
  show(null);
  const copy = place.appendChild(document.createElement('div'));
  const plain = timeOf(() => (copy.innerHTML = html));
  copy.remove();
  return { ours, plain };
};
