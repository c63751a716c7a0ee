import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter';
import { inputsOf, requests, serverAnswers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import type { Answer, OperationAnswer } from '../../testing/answers';
import type { User, UserError } from '../../testing/serverTypes.generated';

const refused = (...userErrors: Answer<UserError>[]) => ({ token: null, user: null, userErrors });
const logInOf = <Payload extends object>(payload: Payload) => ({ ...payload, secondFactor: null });
const accepted = { token: 'good', user: meera, userErrors: [] };

const READER = {
  'Full Name': 'Meera Nair',
  Email: 'meera@example.org',
  Password: 'a long secret',
  'Confirm Password': 'a long secret',
  Phone: '98765 43210',
  Address: '14 Lake Road, Kochi',
  Zipcode: '682001',
};

const TOO_SHORT = 'Password must be at least 8 characters long';
const WRONG_ZIPCODE = 'Please enter a valid zipcode (5-6 digits)';

afterEach(() => {
  vi.restoreAllMocks();
});

async function fillIn(person: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await enter(person, await screen.findByLabelText(new RegExp(`^${label}`)), value);
  }
}

async function openReaderForm() {
  const { person } = await openSite('/signup');
  await person.click(await screen.findByRole('button', { name: 'Sign Up as Reader' }));
  return person;
}

describe('The login', () => {
  it('shows the refusal of the server and keeps what was typed', async () => {
    serverAnswers({
      LogIn: () => ({ logIn: logInOf(refused(refusal('WRONG_CREDENTIALS', 'Login failed'))) }),
    });
    const { person } = await openSite('/login');
    await fillIn(person, { Email: 'meera@example.org', Password: 'wrong{Enter}' });
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
    expect(screen.getByDisplayValue('meera@example.org')).toBeTruthy();
  });

  it('says so when the server cannot be reached, and logs why', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lost = new TypeError('Failed to fetch');
    serverAnswers({ LogIn: () => Promise.reject(lost) });
    const { person } = await openSite('/login');
    await fillIn(person, { Email: 'meera@example.org', Password: 'secret{Enter}' });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to login');
    expect(log).toHaveBeenCalledWith('A change could not be made:', lost);
  });

  it('says so when the answer holds no session', async () => {
    serverAnswers({ LogIn: () => ({ logIn: logInOf(refused()) }) });
    const { person } = await openSite('/login');
    await fillIn(person, { Email: 'meera@example.org', Password: 'secret{Enter}' });
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
    expect(currentPath()).toBe('/login');
  });

  it('asks for what is missing at a field that was left, and for nothing but spaces', async () => {
    serverAnswers({});
    const { person } = await openSite('/login');
    await fillIn(person, { Email: '   ' });
    await person.tab();
    await waitFor(() => expect(errorOf(screen.getByLabelText(/^Email/))).toContain('Email is required'));
    expect(errorOf(screen.getByLabelText(/^Password/))).toBe('');
  });

  it('is busy while it waits, and asks only once however often it is submitted', async () => {
    let answer: (payload: OperationAnswer) => void = () => undefined;
    serverAnswers({ LogIn: () => new Promise<OperationAnswer>((resolve) => (answer = resolve)) });
    const { person } = await openSite('/login');
    await fillIn(person, { Email: 'meera@example.org', Password: 'a long secret' });
    const form = screen.getByLabelText(/^Email/).closest('form');
    if (!form) throw new Error('The fields are in no form');
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(await screen.findByText('Logging in...')).toBeTruthy();
    answer({ logIn: logInOf(accepted) });
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(requests.filter(({ operation }) => operation === 'LogIn')).toHaveLength(1);
  });

  it('shows the password and hides it again', async () => {
    serverAnswers({});
    const { person } = await openSite('/login');
    await fillIn(person, { Password: 'secret' });
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('type', 'text');
    const hide = screen.getByRole('button', { name: 'Hide password' });
    expect(hide.hasAttribute('aria-pressed')).toBe(false);
    await person.click(hide);
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('type', 'password');
  });
});

describe('The form for readers', () => {
  it('comes after the choice, and Back leads to the choice again', async () => {
    serverAnswers({});
    const person = await openReaderForm();
    expect(document.activeElement).toBe(await screen.findByLabelText(/^Full Name/));
    act(() => window.history.back());
    expect(await screen.findByRole('button', { name: 'Sign Up as Reader' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Sign Up as Reader' }));
    expect(await screen.findByLabelText(/^Full Name/)).toBeTruthy();
  });

  it('says with every key of the confirmation whether the passwords match', async () => {
    serverAnswers({});
    const person = await openReaderForm();
    await fillIn(person, { Password: 'secret', 'Confirm Password': 'secrets' });
    expect(document.activeElement).toBe(confirmation());
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    await person.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull());
    await fillIn(person, { Password: 's' });
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  });

  it('does not ask for a confirmation that there was no time to type', async () => {
    serverAnswers({});
    const person = await openReaderForm();
    await fillIn(person, { Password: 'secret' });
    await person.tab();
    await fillIn(person, { Phone: '1' });
    expect(screen.queryByText('Please confirm your password')).toBeNull();
  });

  it.each([
    ['Email', 'meera@', 'Please enter a valid email address'],
    ['Password', 'secret', TOO_SHORT],
    ['Zipcode', '6820', WRONG_ZIPCODE],
  ])('says on leaving it what is wrong with the %s', async (label, wrong, text) => {
    serverAnswers({});
    const person = await openReaderForm();
    await fillIn(person, { [label]: wrong });
    await person.tab();
    const control = screen.getByLabelText(new RegExp(`^${label}`));
    await waitFor(() => expect(errorOf(control)).toContain(text));
    expect(inputsOf('SignUpReader')).toEqual([]);
  });

  it('says at once what is wrong and what is missing, and sends nothing', async () => {
    serverAnswers({});
    const person = await openReaderForm();
    const { Phone: _, ...rest } = READER;
    await fillIn(person, { ...rest, Password: 'secret', 'Confirm Password': 'secret', Zipcode: '1234567' });
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(errorOf(screen.getByLabelText(/^Phone/))).toContain('Phone is required'));
    expect(errorOf(screen.getByLabelText(/^Password/))).toContain(TOO_SHORT);
    expect(errorOf(screen.getByLabelText(/^Zipcode/))).toContain(WRONG_ZIPCODE);
    expect(inputsOf('SignUpReader')).toEqual([]);
  });

  it('sends nothing while the passwords do not match', async () => {
    serverAnswers({});
    const person = await openReaderForm();
    await fillIn(person, { ...READER, 'Confirm Password': 'a long secrets' });
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(inputsOf('SignUpReader')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(confirmation()));
  });

  it('says so when the server cannot be reached, and keeps what was typed', async () => {
    serverAnswers({});
    const person = await openReaderForm();
    await fillIn(person, READER);
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create account');
    expect(screen.getByDisplayValue('14 Lake Road, Kochi')).toBeTruthy();
  });

  it('puts each refusal at its field, with the focus on the first of the screen', async () => {
    const taken = 'An account with this email already exists';
    const tooLong = 'Please use at most 40 characters';
    serverAnswers({
      SignUpReader: () => ({
        signUpReader: refused(
          refusal('TOO_LONG', tooLong, ['phone']),
          refusal('EMAIL_TAKEN', taken, ['email']),
        ),
      }),
    });
    const person = await openReaderForm();
    await fillIn(person, READER);
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));

    const email = await screen.findByLabelText(/^Email/);
    await waitFor(() => expect(document.activeElement).toBe(email));
    await waitFor(() => expect(errorOf(email)).toContain(taken));
    expect(errorOf(screen.getByLabelText(/^Phone/))).toContain(tooLong);
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

const PUBLISHER = {
  Email: 'desk@example.org',
  Password: 'a long secret',
  'Confirm Password': 'a long secret',
  'Publisher Name': 'Banyan Tree',
  'Office Contact': '98765 43210',
  'Publication Address': '1 Press Street, Pune',
  Zipcode: '411001',
};

describe('The form for publishers', () => {
  async function openPublisherForm() {
    const { person } = await openSite('/signup/publisher');
    await screen.findByRole('heading', { name: 'Publisher Registration' });
    return person;
  }
  const register = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Register' }));

  it('asks at each field for what is missing, and for nothing that is optional', async () => {
    serverAnswers({});
    const person = await openPublisherForm();
    await register(person);
    const missing = {
      Email: 'Email is required',
      Password: 'Password is required',
      'Confirm Password': 'Please confirm your password',
      'Publisher Name': 'Publisher name must be at least 2 characters long',
      'Office Contact': 'Office contact is required',
      'Publication Address': 'Publication address is required',
      Zipcode: 'Please enter a valid zipcode (5-6 digits)',
    };
    for (const [label, text] of Object.entries(missing)) {
      const control = screen.getByLabelText(new RegExp(`^${label}`));
      await waitFor(() => expect(errorOf(control)).toContain(text));
    }
    for (const label of ['Company Name', 'Registration Number', 'Website', 'Description']) {
      expect(screen.getByLabelText(label)).toHaveProperty('required', false);
    }
    expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
    expect(inputsOf('SignUpPublisher')).toEqual([]);
  });

  it.each([
    ['Publisher Name', ' B ', 'Publisher name must be at least 2 characters long'],
    ['Zipcode', '41100a', WRONG_ZIPCODE],
  ])('says on leaving it what is wrong with the %s', async (label, wrong, text) => {
    serverAnswers({});
    const person = await openPublisherForm();
    await fillIn(person, { [label]: wrong });
    await person.tab();
    const control = screen.getByLabelText(new RegExp(`^${label}`));
    await waitFor(() => expect(errorOf(control)).toContain(text));
  });

  it('signs the publisher in and leads to the dashboard', async () => {
    const publisher: Answer<User> = { ...meera, role: 'PUBLISHER' };
    serverAnswers({ SignUpPublisher: () => ({ signUpPublisher: { ...accepted, user: publisher } }) });
    const person = await openPublisherForm();
    await fillIn(person, PUBLISHER);
    await register(person);
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
    expect(localStorage.getItem('panna.role')).toBe('publisher');
  });

  it('says so when the server cannot be reached', async () => {
    serverAnswers({});
    const person = await openPublisherForm();
    await fillIn(person, PUBLISHER);
    await register(person);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create publisher account');
    expect(screen.getByDisplayValue('Banyan Tree')).toBeTruthy();
  });
});

const confirmation = () => screen.getByLabelText(/^Confirm Password/);

/** Returns the text that screen readers announce as the error of a control. */
function errorOf(control: HTMLElement): string {
  const id = control.getAttribute('aria-errormessage');
  return (id && document.getElementById(id)?.textContent) || '';
}
