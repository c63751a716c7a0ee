import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import type { Answer, OperationAnswer } from '../../../testing/answers';
import type { User, UserError } from '../../../testing/serverTypes.generated';

const SAVED = 'Profile updated successfully!';
const movedTo = (address: string) => ({ ...meera, contact: { ...meera.contact, address } });
const payload = (user: Answer<User> | null, ...userErrors: Answer<UserError>[]) => ({
  updateProfile: { user, userErrors },
});
const profile = (emailVerified: boolean, changes: Answer<User> = {}) => ({
  viewer: { ...meera, ...changes, contact: { ...meera.contact, emailVerified } },
});

async function openProfile(answers: Answers = {}) {
  serverAnswers({ Viewer: () => ({ viewer: meera }), Profile: () => profile(true), ...answers });
  const { person } = await openSite('/profile', { token: 'good' });
  await screen.findByRole('button', { name: 'Edit Profile' });
  return person;
}

async function editProfile(updateProfile: () => OperationAnswer) {
  const person = await openProfile({ UpdateProfile: updateProfile });
  await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
  return person;
}

const address = () => screen.getByLabelText<HTMLInputElement>(/^Address/);

afterEach(() => {
  vi.useRealTimers();
});

describe('The profile', () => {
  it('shows score and ratings, and lets nobody change name and email', async () => {
    await editProfile(() => payload(meera));
    expect(screen.getByText('88/100')).toBeTruthy();
    expect(screen.getByText('1 rating')).toBeTruthy();
    expect(screen.getByLabelText('Full Name')).toHaveProperty('readOnly', true);
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
    expect(screen.getByText('Name cannot be changed')).toBeTruthy();
    expect(screen.getByText('Email cannot be changed')).toBeTruthy();
  });

  it('is read again when it is opened', async () => {
    await openProfile({ Profile: () => profile(true, { readersScore: 91, totalRatings: 3 }) });
    expect(await screen.findByText('91/100')).toBeTruthy();
    expect(screen.getByText('3 ratings')).toBeTruthy();
  });

  it('says so when it cannot be read, and shows what is known', async () => {
    await openProfile({
      Profile: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load profile');
    expect(address().value).toBe(meera.contact.address);
  });

  it("leads to what else is one's own", async () => {
    await openProfile();
    const links = screen.getByRole('navigation', { name: 'More in your account' }).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/settings',
      '/bookmarks',
      '/dashboard',
    ]);
  });
});

describe('Editing the profile', () => {
  it('begins at the phone and ends at the button that it began with', async () => {
    const person = await editProfile(() => payload(meera));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' }));
  });

  it('saves a new address only when asked to, and says so for three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await editProfile(() => payload(movedTo('2 Hill Road, Ooty')));
    const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await person.clear(address());
    await enter(person, address(), '2 Hill Road, Ooty');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText(SAVED);
    expect(address().value).toBe('2 Hill Road, Ooty');

    act(() => void vi.advanceTimersByTime(2500));
    expect(screen.getByText(SAVED)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(requests.filter(({ operation }) => operation === 'UpdateProfile')).toHaveLength(1);
  });

  it('takes up what was saved again when the change is cancelled', async () => {
    const person = await editProfile(() => payload(meera));
    await enter(person, address(), ' and more');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address().value).toBe(meera.contact.address);
    expect(address().readOnly).toBe(true);
  });

  it('saves a new UPI ID once the password is confirmed', async () => {
    let isConfirmed = false;
    const person = await openProfile({
      UpdateProfile: () =>
        isConfirmed ? payload(meera) : payload(null, refusal('CONFIRMATION_REQUIRED', 'Please confirm')),
      StartConfirmation: () => ({ startConfirmation: { secondFactor: null, userErrors: [] } }),
      ConfirmIdentity: () => {
        isConfirmed = true;
        return { confirmIdentity: { confirmedUntil: '2026-11-20T10:15:00.000Z', userErrors: [] } };
      },
    });
    await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await enter(person, screen.getByLabelText(/^UPI ID/), 'meera@okbank{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
    await enter(person, dialog.getByLabelText(/^Password/), 'a long secret{Enter}');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(requests.filter(({ operation }) => operation === 'UpdateProfile')).toHaveLength(2);
  });

  it('keeps what was typed when the server refuses', async () => {
    const required = refusal('ADDRESS_REQUIRED', 'Address is required', ['address']);
    const person = await editProfile(() => payload(null, required));
    await person.type(address(), ' x');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Address is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(address()));
    expect(address().value).toBe(`${meera.contact.address} x`);
  });

  it('says so when the server cannot be reached', async () => {
    const person = await editProfile(() => {
      throw new TypeError('Failed to fetch');
    });
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to update profile');
  });
});

describe('The email address', () => {
  const sent = (...userErrors: Answer<UserError>[]) => ({
    requestEmailVerification: { userErrors },
  });
  const sendAgain = () => screen.findByRole('button', { name: 'Resend the email' });

  it('is shown as verified, with nothing to do about it', async () => {
    await openProfile();
    expect(await screen.findByText('Your email address is verified.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend the email' })).toBeNull();
  });

  it('is known to be verified or not before the profile is read again', async () => {
    await openProfile({ Viewer: () => profile(false), Profile: () => new Promise(() => undefined) });
    expect(screen.getByRole('button', { name: 'Resend the email' })).toBeTruthy();
  });

  it('is mailed to once more while it is not verified', async () => {
    const person = await openProfile({
      Profile: () => profile(false),
      RequestEmailVerification: () => sent(),
    });
    await person.click(await sendAgain());
    expect(await screen.findByText('A new email is on its way to meera@example.org.')).toBeTruthy();
  });

  it('is not mailed to without end', async () => {
    const text = 'Too many attempts. Please try again in 60 seconds.';
    const often = refusal('TOO_MANY_ATTEMPTS', text);
    const answers = { Profile: () => profile(false), RequestEmailVerification: () => sent(often) };
    const person = await openProfile(answers);
    await person.click(await sendAgain());
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
  });
});
