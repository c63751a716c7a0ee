import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freeDelivery } from '../../testing/samples/delivery';
import { enter } from '../../testing/enter';
import { requests, serverAnswers, SESSION_ENDED, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import type { Answer } from '../../testing/answers';
import type { Settings, UserError } from '../../testing/serverTypes.generated';

const SETTINGS: Answer<Settings> = {
  emailNotifications: true,
  orderUpdates: true,
  newBookAlerts: false,
  theme: 'LIGHT',
  language: 'EN',
  currency: 'INR',
};
const session = (id: string, userAgent: string, current = false) => ({
  id,
  userAgent,
  createdAt: '2026-01-15T06:30:00.000Z',
  current,
});
const here = session('session_here', 'Firefox on Linux', true);
const there = session('session_there', 'An old phone');

async function openSettings(answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    DeliveryTerms: () => ({ deliveryTerms: freeDelivery }),
    SavedAddresses: () => ({ savedAddresses: [] }),
    Settings: () => ({ settings: SETTINGS }),
    Sessions: () => ({ sessions: [here, there] }),
    ...answers,
  });
  const { person } = await openSite('/settings', { token: 'good' });
  await screen.findByText('An old phone');
  return person;
}

const sent = (name: string) => requests.find(({ operation }) => operation === name)?.variables['input'];

describe('Changing the password', () => {
  const answer = (token: string | null, ...userErrors: Answer<UserError>[]) => ({
    changePassword: { token, user: token ? meera : null, userErrors },
  });
  async function change(person: Awaited<ReturnType<typeof openSettings>>) {
    await enter(person, screen.getByLabelText(/^Current password/), 'old horse');
    await enter(person, screen.getByLabelText(/^Password/), 'a new horse');
    await enter(person, screen.getByLabelText(/^Confirm Password/), 'a new horse{Enter}');
  }

  it('goes on with the new session', async () => {
    const person = await openSettings({ ChangePassword: () => answer('a new token') });
    await change(person);
    await waitFor(() => expect(localStorage.getItem('panna.token')).toBe('a new token'));
    const passwords = { password: 'a new horse', confirmPassword: 'a new horse' };
    expect(sent('ChangePassword')).toEqual({ currentPassword: 'old horse', ...passwords });
  });

  it('leaves the screen as alive as it was', async () => {
    let sessions = [here, there];
    const person = await openSettings({
      ChangePassword: () => {
        sessions = [here];
        return answer('a new token');
      },
      Sessions: ({ authorization }) =>
        sessions.length > 1 || authorization === 'Bearer a new token' ? { sessions } : SESSION_ENDED,
      UpdateSettings: ({ variables }) => ({
        updateSettings: {
          settings: { ...SETTINGS, ...variables['input'] },
          userErrors: [],
        },
      }),
      UpdateProfile: ({ variables: { input } }) => ({
        updateProfile: {
          user: { ...meera, contact: { ...meera.contact, ...input } },
          userErrors: [],
        },
      }),
    });
    await change(person);
    await waitFor(() => expect(screen.queryByText('An old phone')).toBeNull());
    expect(screen.getByText('Firefox on Linux')).toBeTruthy();

    const orderUpdates = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Order Updates/ });
    await person.click(orderUpdates());
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Settings updated successfully!');
    expect(orderUpdates().checked).toBe(false);

    await person.click(screen.getByRole('button', { name: 'Account of Meera Nair' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await person.clear(screen.getByLabelText(/^Phone/));
    await enter(person, screen.getByLabelText(/^Phone/), '90000 00000');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Profile updated successfully!');
    expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('90000 00000');
  });

  it('says at the field that the present one is wrong', async () => {
    const wrong = refusal('WRONG_PASSWORD', 'The password is wrong', ['currentPassword']);
    const person = await openSettings({ ChangePassword: () => answer(null, wrong) });
    await change(person);
    expect(await screen.findByText('The password is wrong')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/));
  });
});

describe('The places where one is logged in', () => {
  const logOutThere = () => screen.getByRole('button', { name: 'Log out this device An old phone' });

  it('can be logged out one by one, but for this one', async () => {
    const payload = { sessions: [here], userErrors: [] };
    const person = await openSettings({ EndSession: () => ({ endSession: payload }) });
    expect(screen.getAllByRole('button', { name: /^Log out this device/ })).toHaveLength(1);
    await person.click(logOutThere());
    await waitFor(() => expect(screen.queryByText('An old phone')).toBeNull());
    expect(sent('EndSession')).toEqual({ sessionId: 'session_there' });
    expect(document.activeElement).toBe(screen.getByText('Firefox on Linux').closest('ul'));
  });

  it('are read again when the server refuses, which says why', async () => {
    let sessions = [here, there];
    const gone = refusal('SESSION_NOT_FOUND', 'Session not found');
    const person = await openSettings({
      Sessions: () => ({ sessions }),
      EndSession: () => {
        sessions = [here];
        return { endSession: { sessions: null, userErrors: [gone] } };
      },
    });
    await person.click(logOutThere());
    expect(await screen.findByText('Session not found')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('An old phone')).toBeNull());
  });
});

describe('Closing the account', () => {
  async function close(...userErrors: Answer<UserError>[]) {
    const person = await openSettings({
      CloseAccount: () => ({ closeAccount: { userErrors } }),
      LogOut: () => ({ logOut: { userErrors: [] } }),
    });
    await person.click(screen.getByRole('button', { name: 'Close my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
    await enter(person, dialog.getByLabelText(/^Current password/), 'old horse');
    await person.click(dialog.getByRole('button', { name: 'Close the account' }));
    return dialog;
  }

  it('takes the password, and ends the session', async () => {
    await close();
    await waitFor(() => expect(localStorage.getItem('panna.token')).toBeNull());
    expect(sent('CloseAccount')).toEqual({ currentPassword: 'old horse' });
    await waitFor(() => expect(currentPath()).not.toBe('/settings'));
  });

  it('says that orders are still under way', async () => {
    const text = 'Orders of this account are still under way. Please finish or cancel them first.';
    const dialog = await close(refusal('ACCOUNT_HAS_OPEN_ORDERS', text));
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(localStorage.getItem('panna.token')).toBe('good');
  });
});
