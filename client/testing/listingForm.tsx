import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { book } from './books';
import { requests, serverAnswers } from './fakeServer';
import { openSite } from './openSite';
import { meera } from './people';

export const payload = (...userErrors: object[]) => ({
  listBook: {
    __typename: 'ListBookPayload',
    book: userErrors.length > 0 ? null : { __typename: 'Book', id: 'book_new' },
    userErrors,
  },
});

export const ABOUT = { 'Book Title': 'The Guide', Author: 'R. K. Narayan', ISBN: '978-0143039648' };
export const RENT = { 'Rent per Month': '1,050.50', 'Security Deposit': '0', 'Lease Terms': 'No pencil' };
export const RENT_LABELS = [
  'Rent per Month',
  'Security Deposit',
  'Minimum Rental Duration (months)',
  'Maximum Rental Duration (months)',
  'Book Condition',
  'Lease Terms',
];

export async function openForm(answers: Parameters<typeof serverAnswers>[0] = {}, viewer: object = meera) {
  serverAnswers({ Viewer: () => ({ viewer }), Book: () => ({ book: book({ id: 'book_new' }) }), ...answers });
  const { person } = await openSite('/rent-book', { token: 'good' });
  await screen.findByRole('heading', { name: 'Add Books' });
  return person;
}

/** The control of a label, with or without the star of a required field. */
export const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/\s*\*$/, '') === label, {
    selector: ':not([type=file])',
  });
export const isShown = (label: string) =>
  screen.queryAllByText((text) => text === label, { selector: 'label' }).length > 0;
const textOf = (label: string, attribute: string) =>
  document.getElementById(control(label).getAttribute(attribute) ?? '')?.textContent;
export const helperOf = (label: string) => textOf(label, 'aria-describedby');
export const errorOf = (label: string) => textOf(label, 'aria-errormessage');

export async function fillIn(person: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await person.type(control(label), value);
}

export async function fillInAbout(person: UserEvent) {
  await fillIn(person, ABOUT);
  await person.click(screen.getByRole('checkbox', { name: 'Romance' }));
  await person.click(screen.getByRole('checkbox', { name: 'Fiction' }));
  await person.selectOptions(control('Condition'), 'Very Good');
}

export const send = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'List Book' }));
export const sent = () => requests.filter(({ operation }) => operation === 'ListBook');
