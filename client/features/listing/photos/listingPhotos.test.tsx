import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inputsOf, requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { fillIn, fillInAbout, openForm, payload, RENT, send } from '../../../testing/listingForm';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { captionOf, choosePhotos as choose, cover, mine, photo } from '../../../testing/samples/photos';

const press = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }));
/** Simulates closing the page. Returns false if the browser would ask for confirmation first. */
const closePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('The photos of a new listing', () => {
  /** Fills in a form with photos. `AddBookPhoto` is the response to their upload. */
  const offer = async (AddBookPhoto: Answers[string], ...names: string[]) => {
    const person = await openForm({ ListBook: () => payload(), AddBookPhoto });
    await fillInAbout(person);
    await fillIn(person, RENT);
    await choose(person, ...names);
    return person;
  };
  const accepted = () => ({ addBookPhoto: { book: { ...mine(), id: 'book_new' }, userErrors: [] } });

  it('are sent behind the listing, with their captions and in their order', async () => {
    const person = await offer(accepted, 'front.jpg', 'back.jpg');
    await person.type(captionOf(2), 'A crease');
    await press(person, 'Move photo 2 up');
    expect(captionOf(1).value).toBe('A crease');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move photo 1 up' }));
    expect(inputsOf('AddBookPhoto')).toEqual([]);
    await send(person);
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
    expect(inputsOf('AddBookPhoto')).toEqual([
      expect.objectContaining({ bookId: 'book_new', caption: 'A crease' }),
      expect.objectContaining({ bookId: 'book_new', caption: null }),
    ]);
    expect(requests.flatMap(({ files }) => files.map(({ name }) => name))).toEqual(['back.jpg', 'front.jpg']);
  });

  it('wait beside the listing that stands when one fails, and go on when it is tried again', async () => {
    let isDown = true;
    const person = await offer(
      ({ files }) => {
        if (isDown && files[0]?.name === 'back.jpg') throw new TypeError('Failed to fetch');
        return accepted();
      },
      'front.jpg',
      'back.jpg',
    );
    await send(person);
    expect((await screen.findByRole('alert')).textContent).toBe('This photo could not be uploaded');
    expect(screen.getByText('Uploaded')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your book is listed' })).toBeTruthy();
    expect(screen.getByText(/^1 photo was not uploaded/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue without these photos' }).getAttribute('href')).toBe(
      '/books/book_new',
    );
    isDown = false;
    await press(person, 'Try again');
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
    expect(inputsOf('ListBook')).toHaveLength(1);
  });

  it('ask before they are left unsent, and lead to the book once the last of them is taken away', async () => {
    const person = await offer(() => {
      throw new TypeError('Failed to fetch');
    }, 'front.jpg');
    await send(person);
    await screen.findByRole('alert');
    expect(closePage()).toBe(false);
    await person.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('alertdialog', { name: 'Leave without uploading the photos?' });
    await press(person, 'Stay');
    await press(person, 'Remove photo 1');
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
    expect(closePage()).toBe(true);
  });

  it('are left without a question by who goes on without them', async () => {
    const person = await offer(() => {
      throw new TypeError('Failed to fetch');
    }, 'front.jpg');
    await send(person);
    await person.click(await screen.findByRole('link', { name: 'Continue without these photos' }));
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
  });

  it('are six at most, and the first can be the cover', async () => {
    const person = await openForm();
    await choose(person, ...Array.from({ length: 8 }, (_, index) => `${index}.jpg`));
    expect(screen.getAllByRole('textbox', { name: /^Caption of photo/ })).toHaveLength(6);
    expect(screen.getByText('2 photos were not added because the limit is reached.')).toBeTruthy();
    expect(screen.getByText('You have reached the limit of 6 photos.')).toBeTruthy();
    await press(person, 'Remove photo 6');
    expect(document.activeElement?.tagName).toBe('UL');
    expect(screen.queryByText('You have reached the limit of 6 photos.')).toBeNull();
    await press(person, 'Use the first photo as cover');
    expect(await screen.findByRole('img', { name: 'Preview of the cover' })).toBeTruthy();
  });
});

describe('The photos of a listing that stands', () => {
  const openPhotos = async (answers: Answers = {}) => {
    const shown = mine(photo('photo_a', 'The front'), photo('photo_b'));
    serverAnswers({
      Viewer: () => ({ viewer: meera }),
      BookToEdit: () => ({ book: shown }),
      Book: () => ({ book: shown }),
      EditBook: () => ({ editBook: { book: shown, userErrors: [] } }),
      ...answers,
    });
    const { person } = await openSite('/books/book_guide/edit', { token: 'good' });
    await screen.findByRole('heading', { level: 1 });
    return person;
  };

  it('are changed one by one, each change at once', async () => {
    const [front, back, spine] = [photo('photo_a', 'The front'), photo('photo_b'), photo('photo_c')] as const;
    const creased = { ...back, caption: 'A crease' };
    const person = await openPhotos({
      AddBookPhoto: () => ({ addBookPhoto: { book: mine(front, back, spine), userErrors: [] } }),
      CaptionBookPhoto: () => ({ captionBookPhoto: { book: mine(front, creased, spine), userErrors: [] } }),
      ReorderBookPhotos: () => ({ reorderBookPhotos: { book: mine(creased, front, spine), userErrors: [] } }),
      RemoveBookPhoto: () => ({ removeBookPhoto: { book: mine(creased, front), userErrors: [] } }),
      UsePhotoAsCover: () => ({
        usePhotoAsCover: {
          book: { ...mine(creased, front), cover: { ...cover, detail: '/covers/new.webp' } },
          userErrors: [],
        },
      }),
    });
    await choose(person, 'spine.jpg');
    expect(await screen.findByRole('textbox', { name: 'Caption of photo 3' })).toBeTruthy();
    await person.type(captionOf(2), 'A crease');
    await press(person, 'Move photo 2 up');
    expect(screen.getByText('The photo was moved to position 1.')).toBeTruthy();
    expect([captionOf(1).value, captionOf(2).value]).toEqual(['A crease', 'The front']);
    await press(person, 'Remove photo 3');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Caption of photo 3' })).toBeNull());
    expect(document.activeElement?.tagName).toBe('UL');
    await press(person, 'Use the first photo as cover');
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'The current cover' }).getAttribute('src')).toBe(
        '/covers/new.webp',
      ),
    );
    expect(inputsOf('CaptionBookPhoto')).toEqual([{ photoId: 'photo_b', caption: 'A crease' }]);
    expect(inputsOf('ReorderBookPhotos')).toEqual([
      { bookId: 'book_guide', photoIds: ['photo_b', 'photo_a', 'photo_c'] },
    ]);
    expect(inputsOf('RemoveBookPhoto')).toEqual([{ photoId: 'photo_c' }]);
    expect(inputsOf('UsePhotoAsCover')).toEqual([{ photoId: 'photo_b' }]);
  });

  it('ask before a caption is left that was typed and not saved', async () => {
    const person = await openPhotos();
    expect(closePage()).toBe(true);
    await person.type(captionOf(2), 'A crease');
    expect(closePage()).toBe(false);
  });

  it('keep the form open while one could not be saved', async () => {
    const person = await openPhotos();
    await choose(person, 'spine.jpg');
    expect((await screen.findByRole('alert')).textContent).toBe('This photo could not be uploaded');
    await press(person, 'Save Changes');
    await screen.findByText('Some photos are not saved. Try again, or remove them from the form.');
    expect([currentPath(), inputsOf('EditBook')]).toEqual(['/books/book_guide/edit', []]);
    await press(person, 'Remove photo 3');
    await press(person, 'Save Changes');
    await waitFor(() => expect(currentPath()).toBe('/books/book_guide'));
  });

  it('stand as they stood when the server does not agree, and a caption that is not saved stays', async () => {
    const person = await openPhotos();
    await press(person, 'Move photo 1 down');
    expect(await screen.findByText('The change could not be saved. Please try again.')).toBeTruthy();
    expect(captionOf(1).value).toBe('The front');
    await person.type(captionOf(2), 'A crease');
    await press(person, 'Save Changes');
    await screen.findByText('Some photos are not saved. Try again, or remove them from the form.');
    expect(captionOf(2).value).toBe('A crease');
    expect(inputsOf('EditBook')).toEqual([]);
  });
});
