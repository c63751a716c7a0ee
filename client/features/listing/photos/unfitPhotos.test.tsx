import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/contract/schema.generated';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { fillIn, fillInAbout, openForm, payload, RENT, send } from '../../../testing/listingForm';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { captionOf, chooseFiles, mine, photo, taken } from '../../../testing/samples/photos';

const press = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }));
const sendAgain = () => screen.queryAllByRole('button', { name: /again/i });
const told = async () => (await screen.findByRole('alert')).textContent;

const accepted = () => ({ addBookPhoto: { book: { ...mine(), id: 'book_new' }, userErrors: [] } });
const refused = (code: ErrorCode, message: string) => () => ({
  addBookPhoto: { book: null, userErrors: [{ code, message, field: ['photo'], values: [] }] },
});

const NO_IMAGE = 'Please upload an image filePlease remove this photo and choose another.';

describe('A file that is no photo, in a new listing,', () => {
  const offer = async (AddBookPhoto: Answers[string], ...files: File[]) => {
    const person = await openForm({ ListBook: () => payload(), AddBookPhoto });
    await fillInAbout(person);
    await fillIn(person, RENT);
    await chooseFiles(person, ...files);
    return person;
  };

  it('is not offered to be sent again once the server has refused it', async () => {
    const person = await offer(refused('NOT_AN_IMAGE', 'Please upload an image file'), taken('notes.jpg'));
    await send(person);
    expect(await told()).toBe(NO_IMAGE);
    expect(sendAgain()).toEqual([]);
    expect(screen.getByText('You can add other photos later, by editing the book.')).toBeTruthy();
    await press(person, 'Remove photo 1');
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
  });

  it('is told from photos when it is chosen, and keeps the others from nothing', async () => {
    const letter = new File(['HEIC'], 'letter.heic', { type: 'image/heic' });
    const person = await offer(accepted, letter, taken('front.jpg'));
    expect(screen.queryByRole('button', { name: /^Move photo/ })).toBeNull();
    expect(await told()).toContain('Please remove this photo and choose another.');
    expect(screen.getAllByRole('textbox', { name: /^Caption of photo/ })).toEqual([captionOf(1)]);
    await send(person);
    await screen.findByText('Uploaded');
    expect(inputsOf('AddBookPhoto')).toHaveLength(1);
    await press(person, 'Remove photo 2');
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
  });
});

describe('A photo that was not added to a listing', () => {
  const openPhotos = async (answers: Answers = {}) => {
    const shown = mine(photo('photo_a'));
    serverAnswers({ Viewer: () => ({ viewer: meera }), BookToEdit: () => ({ book: shown }), ...answers });
    const { person } = await openSite('/books/book_guide/edit', { token: 'good' });
    await screen.findByRole('heading', { level: 1 });
    return person;
  };

  const AGAIN = 'Some photos are not saved. Try again, or remove them from the form.';
  const REMOVE = 'A photo cannot be saved. Please remove it from the form.';

  it.each([
    ['can be sent again when that may help', 'TRY_AGAIN', 1, AGAIN],
    ['must go when its file is what is wrong', 'IMAGE_TOO_LARGE', 0, REMOVE],
  ] as const)('%s', async (_, code, ways, missing) => {
    const person = await openPhotos({ AddBookPhoto: refused(code, 'Refused') });
    await chooseFiles(person, taken('spine.jpg'));
    await told();
    expect(sendAgain()).toHaveLength(ways);
    await press(person, 'Save Changes');
    await screen.findByText(missing);
    expect(inputsOf('AddBookPhoto')).toHaveLength(1 + ways);
    expect(inputsOf('EditBook')).toEqual([]);
  });

  it('is not sent when it can no longer be read', async () => {
    const person = await openPhotos();
    const gone = taken('gone.jpg');
    gone.slice = () => {
      throw new DOMException('The file is gone', 'NotReadableError');
    };
    await chooseFiles(person, gone);
    expect(await told()).toContain('This file cannot be read.');
    expect([sendAgain(), inputsOf('AddBookPhoto')]).toEqual([[], []]);
  });
});
