import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { freeDelivery } from '../../testing/samples/delivery';
import { chooseLanguage } from '../../shared/i18n/language';
import { deviceTurns } from '../../testing/device';
import { requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import type { Answer } from '../../testing/answers';
import type { Settings, UserError } from '../../testing/serverTypes.generated';

const SAVED = 'Settings updated successfully!';
const DEFAULTS: Answer<Settings> = {
  emailNotifications: true,
  orderUpdates: true,
  newBookAlerts: false,
  theme: 'LIGHT',
  language: 'EN',
  currency: 'INR',
};

const payload = (settings: Answer<Settings> | null, ...userErrors: Answer<UserError>[]) => ({
  updateSettings: { settings, userErrors },
});
const accept: Answers[string] = ({ variables }) => payload({ ...DEFAULTS, ...variables['input'] });

async function openSettings(updateSettings: Answers[string] = accept) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    DeliveryTerms: () => ({ deliveryTerms: freeDelivery }),
    SavedAddresses: () => ({ savedAddresses: [] }),
    Settings: () => ({ settings: DEFAULTS }),
    Sessions: () => ({ sessions: [] }),
    UpdateSettings: updateSettings,
  });
  const { person } = await openSite('/settings', { token: 'good' });
  await screen.findByRole('heading', { name: 'Notifications' });
  return person;
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const sent = () => requests.find(({ operation }) => operation === 'UpdateSettings')?.variables['input'];

afterEach(() => chooseLanguage('en'));

describe('The settings', () => {
  it('show what is saved', async () => {
    await openSettings();
    const states = ['Email Notifications', 'Order Updates', 'New Book Alerts'].map(
      (name) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) }).checked,
    );
    expect(states).toEqual([true, true, false]);
    const chosen = ['Theme', 'Language', 'Currency'].map(
      (name) => screen.getByLabelText<HTMLSelectElement>(name).value,
    );
    expect(chosen).toEqual(['LIGHT', 'EN', 'INR']);
  });

  it('send what was changed and nothing else, and say so for three seconds', async () => {
    const person = await openSettings();
    await person.click(screen.getByRole('checkbox', { name: /^New Book Alerts/ }));
    await person.selectOptions(screen.getByLabelText('Theme'), 'SYSTEM');
    await person.click(save());
    await screen.findByText(SAVED);
    expect(sent()).toEqual({ newBookAlerts: true, theme: 'SYSTEM' });
    await waitForElementToBeRemoved(() => screen.queryByText(SAVED), { timeout: 4000 });
  });

  it('show a new theme at once, and remember it on this device', async () => {
    const person = await openSettings();
    await person.selectOptions(screen.getByLabelText('Theme'), 'DARK');
    expect(document.documentElement.className).toBe('light');
    await person.click(save());
    await waitFor(() => expect(document.documentElement.className).toBe('dark'));
    expect(localStorage.getItem('panna.theme')).toBe('dark');
  });

  it('leave the theme of this device alone when something else was changed', async () => {
    const person = await openSettings();
    await person.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
    await person.click(screen.getByRole('checkbox', { name: /^Order Updates/ }));
    await person.click(save());
    await screen.findByText(SAVED);
    expect(document.documentElement.className).toBe('dark');
    expect(localStorage.getItem('panna.theme')).toBe('dark');
  });

  it('follow the device when that is what was chosen', async () => {
    const person = await openSettings();
    await person.selectOptions(screen.getByLabelText('Theme'), 'SYSTEM');
    await person.click(save());
    await screen.findByText(SAVED);
    const mode = () => document.documentElement.className;
    expect(mode()).toBe('light');
    act(() => deviceTurns('dark'));
    expect(mode()).toBe('dark');
    act(() => deviceTurns('light'));
    expect(mode()).toBe('light');
  });

  it('show the site in a new language at once, and remember it on this device', async () => {
    const person = await openSettings();
    await person.selectOptions(screen.getByLabelText('Language'), 'ગુજરાતી');
    await person.click(save());
    expect(await screen.findByRole('heading', { name: 'સૂચનાઓ' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('gu');
    expect(localStorage.getItem('panna.language')).toBe('gu');
  });

  it('show what applies on this device, and send it no more than anything else that was not changed', async () => {
    localStorage.setItem('panna.theme', 'dark');
    const person = await openSettings();
    expect(screen.getByLabelText<HTMLSelectElement>('Theme').value).toBe('DARK');
    await person.click(screen.getByRole('checkbox', { name: /^New Book Alerts/ }));
    await person.click(save());
    await screen.findByText(SAVED);
    expect(sent()).toEqual({ newBookAlerts: true });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^New Book Alerts/ }).checked).toBe(true);
  });

  it('let a currency be chosen for approximate prices, and remember it on this device', async () => {
    const person = await openSettings();
    await person.selectOptions(screen.getByLabelText('Currency'), 'US dollar ($)');
    await person.click(save());
    await screen.findByText(SAVED);
    expect(sent()).toEqual({ currency: 'USD' });
    expect(localStorage.getItem('panna.currency')).toBe('USD');
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('USD');
  });

  it('keep what was chosen when they cannot be saved, and say why for a while', async () => {
    const person = await openSettings(() =>
      payload(null, refusal('INVALID_VALUE', 'This value is not valid')),
    );
    await person.selectOptions(screen.getByLabelText('Theme'), 'DARK');
    await person.click(save());
    await screen.findByText('This value is not valid');
    expect(screen.getByLabelText<HTMLSelectElement>('Theme').value).toBe('DARK');
    expect(document.documentElement.className).toBe('light');
    await waitForElementToBeRemoved(() => screen.queryByText('This value is not valid'), { timeout: 4000 });
  });

  it('say so when the server cannot be reached', async () => {
    const person = await openSettings(() => {
      throw new TypeError('Failed to fetch');
    });
    await person.click(screen.getByRole('checkbox', { name: /^Order Updates/ }));
    await person.click(save());
    expect(await screen.findByText('Failed to update settings')).toBeTruthy();
  });
});
