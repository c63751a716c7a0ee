import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import type { Answer } from '../../../testing/answers';
import type { UserError } from '../../../testing/serverTypes.generated';

const TOKEN = 'abc-DEF_123';
const done = (...userErrors: Answer<UserError>[]) => ({ userErrors });
const invalid = refusal('LINK_INVALID', 'This link is not valid any more. Please ask for a new one.', [
  'token',
]);
const sent = (name: string) => requests.find(({ operation }) => operation === name)?.variables['input'];

describe('A forgotten password', () => {
  it('is asked about at the login, and the answer does not tell who has an account', async () => {
    serverAnswers({ RequestPasswordReset: () => ({ requestPasswordReset: done() }) });
    const { person } = await openSite('/login');
    await person.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await enter(person, await screen.findByLabelText(/^Email/), 'meera@example.org{Enter}');
    expect(await screen.findByText(/If there is an account with meera@example.org/)).toBeTruthy();
    expect(sent('RequestPasswordReset')).toEqual({ email: 'meera@example.org' });
  });

  it('is replaced by the mailed link', async () => {
    serverAnswers({ ResetPassword: () => ({ resetPassword: done() }) });
    const { person } = await openSite(`/reset-password/${TOKEN}`);
    await enter(person, await screen.findByLabelText(/^Password/), 'a new horse');
    await enter(person, screen.getByLabelText(/^Confirm Password/), 'a new horse{Enter}');
    expect(await screen.findByRole('link', { name: 'Log in with the new one' })).toBeTruthy();
    const passwords = { password: 'a new horse', confirmPassword: 'a new horse' };
    expect(sent('ResetPassword')).toEqual({ token: TOKEN, ...passwords });
  });

  it('leads to the login where somebody was signed in, too', async () => {
    serverAnswers({ Viewer: () => ({ viewer: meera }), ResetPassword: () => ({ resetPassword: done() }) });
    const { person } = await openSite(`/reset-password/${TOKEN}`, { token: 'good' });
    await enter(person, await screen.findByLabelText(/^Password/), 'a new horse');
    await enter(person, screen.getByLabelText(/^Confirm Password/), 'a new horse{Enter}');
    await person.click(await screen.findByRole('link', { name: 'Log in with the new one' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
    expect(currentPath()).toBe('/login');
    expect(localStorage.getItem('panna.token')).toBeNull();
  });

  it('needs another link when the mailed one is too old', async () => {
    serverAnswers({ ResetPassword: () => ({ resetPassword: done(invalid) }) });
    const { person } = await openSite(`/reset-password/${TOKEN}`);
    await enter(person, await screen.findByLabelText(/^Password/), 'a new horse');
    await enter(person, screen.getByLabelText(/^Confirm Password/), 'a new horse{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(invalid.message);
    const again = screen.getByRole('link', { name: 'Request a new link' });
    expect(again.getAttribute('href')).toBe('/forgot-password');
  });
});

describe('An address', () => {
  it.each([
    ['nobody', undefined],
    ['somebody', 'good'],
  ])('is confirmed by a tap, when %s is signed in', async (_, token) => {
    serverAnswers({ Viewer: () => ({ viewer: meera }), VerifyEmail: () => ({ verifyEmail: done() }) });
    const { person } = await openSite(`/verify-email/${TOKEN}`, { token });
    await person.click(await screen.findByRole('button', { name: 'Yes, this is my address' }));
    expect(await screen.findByText(/Your address is confirmed/)).toBeTruthy();
    expect(sent('VerifyEmail')).toEqual({ token: TOKEN });
  });

  it('is not confirmed by a link that was used', async () => {
    serverAnswers({ VerifyEmail: () => ({ verifyEmail: done(invalid) }) });
    const { person } = await openSite(`/verify-email/${TOKEN}`);
    await person.click(await screen.findByRole('button', { name: 'Yes, this is my address' }));
    expect((await screen.findByRole('alert')).textContent).toBe(invalid.message);
  });
});
