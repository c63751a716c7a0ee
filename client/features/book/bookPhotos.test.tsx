import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { book } from '../../testing/samples/books';
import { serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';

const photo = (number: number, caption: string | null) => ({
  id: `photo_${number}`,
  caption,
  thumbnail: `/photos/photo_${number}/thumbnail.webp`,
  full: `/photos/photo_${number}/full.webp`,
  width: 1600,
  height: 1200,
});

it('the photos of a copy open large, one after the other', async () => {
  const shown = book({ photos: [photo(1, 'A torn corner'), photo(2, null)] });
  serverAnswers({ Viewer: () => ({ viewer: meera }), Book: () => ({ book: shown }) });
  const { person } = await openSite('/books/book_guide', { token: 'good' });
  const small = within(await screen.findByRole('region', { name: 'Photos of this copy' }));
  expect(small.getAllByRole('button')).toHaveLength(2);
  await person.click(small.getByRole('button', { name: 'Photo 2 of 2' }));
  const large = within(await screen.findByRole('dialog', { name: 'Photos of this copy' }));
  expect(large.getByText('Photo 2 of 2')).toBeTruthy();
  await person.click(large.getByRole('button', { name: 'Previous' }));
  expect(large.getByText('Photo 1 of 2')).toBeTruthy();
  expect(large.getByRole('img', { name: 'A torn corner' }).getAttribute('src')).toBe(
    '/photos/photo_1/full.webp',
  );
  await person.keyboard('{ArrowRight}');
  expect(large.getByText('Photo 2 of 2')).toBeTruthy();
  await person.click(large.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
