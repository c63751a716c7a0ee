import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/people';

const refused = (...userErrors: unknown[]) => ({
  __typename: 'Payload',
  token: null,
  user: null,
  userErrors,
});
const accepted = { __typename: 'Payload', token: 'good', user: meera, userErrors: [] };

const READER = {
  'Full Name': 'Meera Nair',
  Email: 'meera@example.org',
  Password: 'secret',
  'Confirm Password': 'secret',
  Phone: '98765 43210',
  Address: '14 Lake Road, Kochi',
  Zipcode: '68',
};

async function fillIn(person: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await person.type(await screen.findByLabelText(new RegExp(`^${label}`)), value);
  }
}

async function openReaderForm() {
  const { person } = await openSite('/signup');
  await person.click(await screen.findByRole('button', { name: 'Sign Up as Reader' }));
  return person;
}

describe('The login', () => {
  it('shows the refusal of the server and keeps what was typed', async () => {
    serverAnswers({ LogIn: () => ({ logIn: refused(refusal('LOGIN_FAILED', 'Login failed')) }) });
    const { person } = await openSite('/login');
    await fillIn(person, { Email: 'meera@example.org', Password: 'wrong{Enter}' });
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
    expect(screen.getByDisplayValue('meera@example.org')).toBeTruthy();
  });

  it('says so when the server cannot be reached', async () => {
    serverAnswers({});
    const { person } = await openSite('/login');
    await fillIn(person, { Email: 'meera@example.org', Password: 'secret{Enter}' });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to login');
  });

  it('is busy while it waits, and asks only once however often it is submitted', async () => {
    let answer: (payload: unknown) => void = () => undefined;
    serverAnswers({ LogIn: () => new Promise((resolve) => (answer = resolve)) });
    const { person } = await openSite('/login');
    await fillIn(person, { Email: 'meera@example.org', Password: 'a long secret' });
    const form = screen.getByLabelText(/^Email/).closest('form');
    if (!form) throw new Error('The fields are in no form');
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(await screen.findByText('Logging in...')).toBeTruthy();
    answer({ logIn: accepted });
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(requests.filter(({ operation }) => operation === 'LogIn')).toHaveLength(1);
  });

  it('shows the password and hides it again', async () => {
    serverAnswers({});
    const { person } = await openSite('/login');
    await fillIn(person, { Password: 'secret' });
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('type', 'password');
  });
});

describe('The form for readers', () => {
  it('says while typing that the passwords do not match, and sends nothing', async () => {
    serverAnswers({});
    const person = await openReaderForm();
    await fillIn(person, { ...READER, 'Confirm Password': 'secrets' });
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(requests).toEqual([]);

    await person.type(screen.getByLabelText(/^Confirm Password/), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull());
  });

  it('puts each refusal at its field, with the focus on the first', async () => {
    const tooShort = 'Password must be at least 8 characters long';
    const zipcode = 'Please enter a valid zipcode (5-6 digits)';
    serverAnswers({
      SignUpReader: () => ({
        signUpReader: refused(
          refusal('PASSWORD_TOO_SHORT', tooShort, ['password']),
          refusal('ZIPCODE_INVALID', zipcode, ['zipcode']),
        ),
      }),
    });
    const person = await openReaderForm();
    await fillIn(person, READER);
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));

    const password = await screen.findByLabelText(/^Password/);
    await waitFor(() => expect(document.activeElement).toBe(password));
    await waitFor(() => expect(errorOf(password)).toContain(tooShort));
    expect(errorOf(screen.getByLabelText(/^Zipcode/))).toContain(zipcode);
  });

  it('signs the reader in and goes home', async () => {
    serverAnswers({ SignUpReader: () => ({ signUpReader: accepted }) });
    const person = await openReaderForm();
    await fillIn(person, READER);
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByRole('link', { name: 'Browse Books' })).toBeTruthy();
    expect(currentPath()).toBe('/');
    expect(localStorage.getItem('panna.token')).toBe('good');
  });
});

/** The text that a screen reader reads as the error of a control. */
function errorOf(control: HTMLElement): string {
  const id = control.getAttribute('aria-errormessage');
  return (id && document.getElementById(id)?.textContent) || '';
}
