import { expect, it } from 'vitest';
import { addressOfPage, SHELL, toKeep } from './pages';

const at = (path: string) => new URL(path, location.origin);

it.each([
  ['/', 'page'],
  ['/books/book_01h455vb4pex5vsknk084sn02q', 'page'],
  ['/assets/main-abc.js', 'script'],
  ['/covers/cover_01h455vb4pex5vsknk084sn02q/400x600.webp', 'picture'],
  ['/graphql', 'nothing'],
  ['/api/v1/books', 'nothing'],
  ['/graphiql', 'nothing'],
  ['/mail/key', 'nothing'],
  ['/simulator/pay/plink_1', 'nothing'],
  ['/sitemap.xml', 'nothing'],
])('keeps %s as %s', (path, kind) => {
  expect(toKeep(at(path))).toBe(kind);
});

it('keeps nothing of other sites', () => {
  expect(toKeep(new URL('https://elsewhere.example/assets/main.js'))).toBe('nothing');
});

it('has one page for all screens, and one for each that the server writes', () => {
  const kept = (path: string) => addressOfPage(at(path).href);
  expect(kept('/orders/order_01h455vb4pex5vsknk084sn02q')).toBe(SHELL);
  expect(kept('/books?genre=FICTION')).toBe(SHELL);
  expect(kept('/')).toBe('/');
  expect(kept('/b/book_01h455vb4pex5vsknk084sn02q/the-guide')).toBe(
    '/b/book_01h455vb4pex5vsknk084sn02q/the-guide',
  );
});
