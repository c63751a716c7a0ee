import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { forgetDrafts } from '../../../session/viewer/drafts';
import { currentPath } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import {
  payload,
  ABOUT,
  RENT,
  openForm,
  control,
  fillIn,
  fillInAbout,
  send,
  sent,
} from '../../../testing/listingForm';

describe('A form that was not sent', () => {
  const again = async () => {
    cleanup();
    const person = await openForm({ ListBook: () => payload() });
    return person;
  };
  const dialog = () => screen.findByRole('alertdialog', { name: 'Leave this form?' });
  const restored = () => screen.queryByText(/^We have restored what you typed last time/);

  it('is filled in again after a reload, until the person starts again', async () => {
    const person = await openForm();
    expect(restored()).toBeNull();
    await fillIn(person, { ...ABOUT, 'Rent per Month': '60' });
    await person.click(screen.getByRole('checkbox', { name: 'Romance' }));
    const later = await again();
    expect(restored()).toBeTruthy();
    expect([control('Book Title').value, control('Rent per Month').value]).toEqual(['The Guide', '60']);
    expect(control('Maximum Rental Duration (months)').value).toBe('30');
    expect(screen.getByRole('checkbox', { name: 'Romance' })).toHaveProperty('checked', true);
    await later.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(control('Book Title').value).toBe('');
    await again();
    expect([restored(), control('Book Title').value]).toEqual([null, '']);
  });

  it('asks before it is left by a link, and stays if the person wants that', async () => {
    const person = await openForm();
    await fillIn(person, { 'Book Title': 'The Guide' });
    await person.click(screen.getByRole('link', { name: 'Settings' }));
    await dialog();
    await person.click(screen.getByRole('button', { name: 'Stay' }));
    expect([currentPath(), control('Book Title').value]).toEqual(['/rent-book', 'The Guide']);
    await person.click(screen.getByRole('link', { name: 'Settings' }));
    await dialog();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(currentPath()).toBe('/settings'));
  });

  it('lets a person go who has typed nothing', async () => {
    const person = await openForm();
    await person.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(currentPath()).toBe('/settings'));
  });

  it('lets the browser ask before the page is closed', async () => {
    const person = await openForm();
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    await fillIn(person, { 'Book Title': 'The Guide' });
    expect(close()).toBe(false);
  });

  it('is forgotten once it was sent', async () => {
    const person = await openForm({ ListBook: () => payload() });
    await fillInAbout(person);
    await fillIn(person, RENT);
    await send(person);
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
    await again();
    expect([restored(), control('Book Title').value]).toEqual([null, '']);
  });

  it('is nobody else’s, and is forgotten when the person logs out', async () => {
    const person = await openForm();
    await fillIn(person, { 'Book Title': 'The Guide' });
    cleanup();
    await openForm({}, { ...meera, id: 'user_other' });
    expect(control('Book Title').value).toBe('');
    forgetDrafts();
    await again();
    expect(control('Book Title').value).toBe('');
  });
});

describe('The cover', () => {
  const choose = async (person: UserEvent, name: string, type: string, size: number) => {
    const input = screen.getByLabelText('Upload Cover Image', { selector: 'input' });
    await person.upload(input, new File([new Uint8Array(size)], name, { type }));
  };
  const withoutAccept = async () => {
    const person = await openForm({ ListBook: () => payload() });
    screen.getByLabelText('Upload Cover Image', { selector: 'input' }).removeAttribute('accept');
    return person;
  };

  it('asks for a clear photo', async () => {
    await openForm();
    expect(screen.getByText('Please upload a clear photo of the book cover')).toBeTruthy();
  });

  it('is shown before it is sent, and travels with the book', async () => {
    const person = await openForm({ ListBook: () => payload() });
    await choose(person, 'cover.png', 'image/png', 5_242_880);
    expect(screen.getByRole('img', { name: 'Preview of the cover' }).getAttribute('src')).toBe('blob:file');
    await fillInAbout(person);
    await fillIn(person, RENT);
    await send(person);
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
    expect(sent()[0]?.files.map(({ name }) => name)).toEqual(['cover.png']);
  });

  it('can be taken away again', async () => {
    const person = await openForm();
    await choose(person, 'cover.png', 'image/png', 10);
    await person.click(screen.getByRole('button', { name: 'Remove the image' }));
    expect(screen.queryByRole('img', { name: 'Preview of the cover' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload Cover Image' }));
  });

  it('is refused when it is larger than 5 MB', async () => {
    const person = await openForm();
    await choose(person, 'cover.png', 'image/png', 5_242_881);
    expect((await screen.findByRole('alert')).textContent).toBe('Image size should be less than 5MB');
    expect(screen.queryByRole('img', { name: 'Preview of the cover' })).toBeNull();
  });

  it('is refused when it is not an image, until it is one', async () => {
    const person = await withoutAccept();
    await choose(person, 'cover.pdf', 'application/pdf', 10);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please upload an image file');
    await choose(person, 'cover.png', 'image/png', 10);
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  });
});
