import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../shared/i18n/language';
import { enter } from '../../testing/enter';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';
import type { Answer } from '../../testing/answers';
import type { Settings } from '../../testing/serverTypes.generated';

type Person = Awaited<ReturnType<typeof openSite>>['person'];

const signedIn = { token: 'good', user: meera, userErrors: [] };
const settings = (changes: Answer<Settings> = {}): Answer<Settings> => ({
  theme: 'DARK',
  language: 'GU',
  currency: 'EUR',
  ...changes,
});
const answers = {
  Viewer: () => ({ viewer: meera }),
  LogIn: () => ({ logIn: { ...signedIn, secondFactor: null } }),
  SignUpReader: () => ({ signUpReader: { ...signedIn } }),
  SavedSettings: () => ({ settings: settings() }),
  SaveLanguage: () => ({
    updateSettings: { settings: settings(), userErrors: [] },
  }),
};

const site = () => ({
  language: document.documentElement.lang,
  theme: document.documentElement.className,
  currency: localStorage.getItem('panna.currency'),
});
const saved = () =>
  requests.filter(({ operation }) => operation === 'SaveLanguage').map((one) => one.variables);

/** Switches the language with the select in the side drawer; the menu for small screens has a second one. */
async function switchTo(person: Person, language: string) {
  const [select] = await screen.findAllByLabelText('Language of the site');
  await person.selectOptions(select ?? document.body, language);
}

async function fillInReader(person: Person) {
  const values = {
    'Full Name': 'Meera Nair',
    Email: 'meera@example.org',
    Password: 'a long secret',
    'Confirm Password': 'a long secret',
    Phone: '98200 11223',
    Address: '12 Marine Drive',
    Zipcode: '400020',
  };
  for (const [label, value] of Object.entries(values)) {
    await enter(person, await screen.findByLabelText(new RegExp(`^${label}`)), value);
  }
}

async function logIn() {
  const { person } = await openSite('/login');
  await enter(person, await screen.findByLabelText(/Email/), 'meera@example.org');
  await enter(person, screen.getByLabelText(/^Password/), 'a long secret');
  await person.click(screen.getByRole('button', { name: 'Login' }));
}

afterEach(() => chooseLanguage('en'));

describe('The language of the site', () => {
  it('can be chosen by a visitor, and is remembered on this device', async () => {
    serverAnswers({});
    const { person } = await openSite('/');
    await switchTo(person, 'ગુજરાતી');
    await waitFor(() => expect(site().language).toBe('gu'));
    expect(localStorage.getItem('panna.language')).toBe('gu');
    expect(requests).toEqual([]);
  });

  it('goes to the viewer’s settings', async () => {
    serverAnswers(answers);
    const { person } = await openSite('/', { token: 'good' });
    await switchTo(person, 'हिन्दी');
    await waitFor(() => expect(saved()).toEqual([{ language: 'HI' }]));
    expect(site().language).toBe('hi');
  });

  it('is that which was chosen in another tab', async () => {
    serverAnswers({});
    await openSite('/');
    localStorage.setItem('panna.language', 'gu');
    window.dispatchEvent(new StorageEvent('storage', { key: 'panna.language', newValue: 'gu' }));
    await waitFor(() => expect(site().language).toBe('gu'));
    expect(requests).toEqual([]);
  });

  it('is at once that of both ways to the cart, too', async () => {
    const cart = { id: 'cart_meera', itemCount: 2 };
    serverAnswers({ ...answers, CartCount: () => ({ cart }) });
    const { person } = await openSite('/', { token: 'good' });
    await screen.findAllByRole('link', { name: 'Cart: 2 items' });
    await switchTo(person, 'हिन्दी');
    expect(await screen.findAllByRole('link', { name: 'कार्ट: 2 किताबें' })).toHaveLength(2);
  });

  it('goes to the settings of a new account, whose mails then come in it', async () => {
    localStorage.setItem('panna.language', 'hi');
    serverAnswers(answers);
    const { person } = await openSite('/signup');
    await person.click(await screen.findByRole('button', { name: 'Sign Up as Reader' }));
    await fillInReader(person);
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(saved()).toEqual([{ language: 'HI' }]));
  });
});

describe('Logging in', () => {
  it('takes up theme, language and currency of the settings on a device where nothing was chosen', async () => {
    serverAnswers(answers);
    await logIn();
    await waitFor(() => expect(site()).toEqual({ language: 'gu', theme: 'dark', currency: 'EUR' }));
  });

  it('takes them up on the next page when this one is left before they are there', async () => {
    serverAnswers({ ...answers, SavedSettings: () => new Promise<never>(() => undefined) });
    await logIn();
    await screen.findByRole('link', { name: 'Browse Books' });
    expect(site().language).toBe('en');
    serverAnswers(answers);
    await openSite('/');
    await waitFor(() => expect(site()).toEqual({ language: 'gu', theme: 'dark', currency: 'EUR' }));
    await chooseLanguage('en');
    await openSite('/');
    await screen.findByRole('link', { name: 'Browse Books' });
    expect(requests.filter(({ operation }) => operation === 'SavedSettings')).toHaveLength(1);
  });

  it('leaves theme and language alone that were chosen on this device', async () => {
    serverAnswers(answers);
    localStorage.setItem('panna.theme', 'light');
    localStorage.setItem('panna.language', 'en');
    await logIn();
    await waitFor(() => expect(site().currency).toBe('EUR'));
    expect(site()).toMatchObject({ language: 'en', theme: 'light' });
  });

  it('takes up the theme of the settings where this device remembers one that there is not', async () => {
    serverAnswers(answers);
    localStorage.setItem('panna.theme', 'sepia');
    await logIn();
    await waitFor(() => expect(site().theme).toBe('dark'));
  });

  it('works without the settings', async () => {
    serverAnswers({ ...answers, SavedSettings: () => Promise.reject(new TypeError('Failed to fetch')) });
    await logIn();
    expect(await screen.findByRole('link', { name: 'Browse Books' })).toBeTruthy();
    expect(site()).toMatchObject({ theme: 'light', currency: null });
  });
});
