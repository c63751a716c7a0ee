import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentPath } from '../../testing/openSite';
import { refusal } from '../../testing/samples/people';
import {
  payload,
  RENT,
  RENT_LABELS,
  openForm,
  control,
  isShown,
  helperOf,
  errorOf,
  fillIn,
  fillInAbout,
  send,
  sent,
} from '../../testing/listingForm';

describe('The form of a book', () => {
  it('offers a book for rent: with rent, deposit, durations, condition and terms', async () => {
    await openForm();
    expect(control('Listing Type').value).toBe('LEASE');
    expect(RENT_LABELS.filter(isShown)).toEqual(RENT_LABELS);
    expect(isShown('Sale Price')).toBe(false);
    expect(control('Minimum Rental Duration (months)').value).toBe('1');
    expect(control('Maximum Rental Duration (months)').value).toBe('30');
    expect(helperOf('Lease Terms')).toBe(
      'Please specify rental conditions, deposit details, return policy, etc.',
    );
  });

  it('offers it for sale: with a price and nothing about rent', async () => {
    const person = await openForm();
    await person.selectOptions(control('Listing Type'), 'Sale Only');
    expect(RENT_LABELS.filter(isShown)).toEqual([]);
    expect(isShown('Sale Price')).toBe(true);
  });

  it('offers it both ways: with everything, and with what was typed before', async () => {
    const person = await openForm();
    await fillIn(person, { 'Rent per Month': '40' });
    await person.selectOptions(control('Listing Type'), 'Sale Only');
    await person.selectOptions(control('Listing Type'), 'Both Rent and Sale');
    expect([...RENT_LABELS, 'Sale Price'].filter(isShown)).toHaveLength(7);
    expect(control('Rent per Month').value).toBe('40');
  });

  it('asks at each field for what is missing, and puts the person at the first', async () => {
    const person = await openForm();
    await send(person);
    await waitFor(() => expect(errorOf('Book Title')).toBe('Book title is required'));
    expect(errorOf('Author')).toBe('Author is required');
    expect(errorOf('ISBN')).toBe('ISBN is required');
    expect(screen.getByText('Please choose at least one genre')).toBeTruthy();
    expect(errorOf('Condition')).toBe('Please choose the condition of the book');
    expect(errorOf('Rent per Month')).toBe('Rent per month is required');
    expect(errorOf('Security Deposit')).toBe('Security deposit is required');
    expect(errorOf('Lease Terms')).toBe('Lease terms are required');
    expect(document.activeElement).toBe(control('Book Title'));
    expect(sent()).toEqual([]);
  });

  it('asks for a genre when the genres are left, not on the way from one to the next', async () => {
    const person = await openForm();
    const missing = () => screen.queryByText('Please choose at least one genre');
    await person.click(control('Description'));
    await person.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Science Fiction' }));
    expect(missing()).toBeNull();
    await person.click(control('Condition'));
    await waitFor(() => expect(missing()).toBeTruthy());
  });

  it('does not ask for what belongs to another way of offering', async () => {
    const person = await openForm({ ListBook: () => payload() });
    await fillInAbout(person);
    await person.selectOptions(control('Listing Type'), 'Sale Only');
    await fillIn(person, { 'Sale Price': '249.50' });
    await send(person);
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
    expect(sent()[0]?.variables['input']).toEqual({
      title: 'The Guide',
      author: 'R. K. Narayan',
      isbn: '978-0143039648',
      description: '',
      genres: ['ROMANCE', 'FICTION'],
      language: null,
      binding: null,
      pages: null,
      publishedIn: null,
      publishedBy: null,
      weightGrams: null,
      condition: 'VERY_GOOD',
      listingType: 'SALE',
      salePrice: '249.50',
      copies: 1,
      mostCopiesPerOrder: null,
      cover: null,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('lists a book once when an answer was lost, and another one when something was changed', async () => {
    let isLost = true;
    const person = await openForm({
      ListBook: () => {
        if (isLost) throw new Error('lost');
        return payload({
          code: 'ISBN_INVALID',
          message: 'No',
          field: [],
          values: [],
        });
      },
    });
    await fillInAbout(person);
    await fillIn(person, RENT);
    await send(person);
    await screen.findByText('Error adding book');
    isLost = false;
    await send(person);
    await screen.findByText('No');
    await fillIn(person, { 'Book Title': ' Revisited' });
    await send(person);
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ variables }) => Object(variables['input']).idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('sends what a rental needs, and leads to the new book', async () => {
    const person = await openForm({ ListBook: () => payload() });
    await fillInAbout(person);
    await fillIn(person, { ...RENT, 'Book Condition': 'A name on the first page' });
    await person.selectOptions(control('Language of the book'), 'Marathi');
    await person.selectOptions(control('Binding'), 'Hardcover');
    await fillIn(person, { Pages: '312', 'Published by': 'Popular', 'Year of publication': '2004' });
    await send(person);
    await waitFor(() => expect(currentPath()).toBe('/books/book_new'));
    expect(sent()[0]?.variables['input']).toMatchObject({
      listingType: 'LEASE',
      lease: { perMonth: '1050.50', deposit: '0', lateFeePerDay: null, minDuration: 1, maxDuration: 30 },
      conditionDescription: 'A name on the first page',
      leaseTerms: 'No pencil',
      language: 'MR',
      binding: 'HARDCOVER',
      pages: 312,
      publishedIn: 2004,
      publishedBy: 'Popular',
    });
    expect(sent()[0]?.variables['input']).not.toHaveProperty('salePrice');
  });

  it.each(['free', '-1', '1.999'])('does not send %s as an amount', async (typed) => {
    const person = await openForm();
    await fillIn(person, { 'Rent per Month': typed });
    await send(person);
    await waitFor(() =>
      expect(errorOf('Rent per Month')).toBe('Please enter an amount with at most two decimals'),
    );
  });

  it.each([
    ['Rent per Month', '0', 'The price must be above zero'],
    ['Copies', '1000001', 'The number of copies must be a whole number from 0 to 1,000,000'],
    ['Minimum Rental Duration (months)', '0', 'A rental lasts at least 1 month'],
    ['Maximum Rental Duration (months)', '121', 'A rental lasts at most 120 months'],
  ])('says on leaving it what is wrong with %s of %s', async (label, wrong, text) => {
    const person = await openForm();
    await person.clear(control(label));
    await person.type(control(label), wrong);
    await person.tab();
    await waitFor(() => expect(errorOf(label)).toBe(text));
  });

  it('says that the shortest rental is longer than the longest, until one of them is changed', async () => {
    const person = await openForm();
    const longest = 'Maximum Rental Duration (months)';
    await person.type(control('Minimum Rental Duration (months)'), '2');
    await person.clear(control(longest));
    await person.type(control(longest), '11');
    await person.tab();
    await waitFor(() => expect(errorOf(longest)).toContain('cannot be less than the minimum'));
    await person.type(control('Minimum Rental Duration (months)'), '{Backspace}');
    await waitFor(() => expect(errorOf(longest)).toBeUndefined());
  });

  it('checks ISBN and cover in the first pass, with all other fields', async () => {
    const person = await openForm();
    await fillIn(person, { ISBN: '978-0143039649' });
    screen.getByLabelText('Upload Cover Image', { selector: 'input' }).removeAttribute('accept');
    const heic = new File(['x'], 'IMG_1.HEIC', { type: '' });
    await person.upload(screen.getByLabelText('Upload Cover Image', { selector: 'input' }), heic);
    await fillIn(person, { 'Book Title': 'The Guide', Author: 'R. K. Narayan' });
    await send(person);
    await waitFor(() => expect(errorOf('Rent per Month')).toBe('Rent per month is required'));
    expect(errorOf('ISBN')).toBe('Please enter a valid ISBN (10 or 13 digits)');
    expect(screen.getByRole('alert').textContent).toBe(
      'HEIC photos are not supported. Please save the photo as JPEG.',
    );
    expect(document.activeElement).toBe(control('ISBN'));
    expect(sent()).toEqual([]);
  });

  it('does not send a cover that cannot be used, though all else is right', async () => {
    const person = await openForm({ ListBook: () => payload() });
    await fillInAbout(person);
    await fillIn(person, RENT);
    const large = new File([new Uint8Array(5_242_881)], 'cover.png', { type: 'image/png' });
    await person.upload(screen.getByLabelText('Upload Cover Image', { selector: 'input' }), large);
    await send(person);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload Cover Image' })),
    );
    expect(sent()).toEqual([]);
  });

  it('shows refusals at their fields and loses nothing of what was typed', async () => {
    const refusals = [
      refusal('ISBN_INVALID', 'Please enter a valid ISBN (10 or 13 digits)', ['isbn']),
      refusal('DURATIONS_REVERSED', 'The maximum rental duration cannot be less than the minimum', [
        'lease',
        'maxDuration',
      ]),
    ];
    const person = await openForm({ ListBook: () => payload(...refusals) });
    await fillInAbout(person);
    await fillIn(person, RENT);
    await send(person);
    await waitFor(() => expect(errorOf('ISBN')).toBe('Please enter a valid ISBN (10 or 13 digits)'));
    expect(errorOf('Maximum Rental Duration (months)')).toContain('cannot be less than the minimum');
    expect(document.activeElement).toBe(control('ISBN'));
    expect(control('Book Title').value).toBe('The Guide');
  });

  it('says so when the server cannot be reached', async () => {
    const person = await openForm();
    await fillInAbout(person);
    await fillIn(person, RENT);
    await send(person);
    expect((await screen.findByText('Error adding book')).closest('[role=alert]')).toBeTruthy();
  });

  it('is all there is for a reader', async () => {
    await openForm();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
