import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/people';

const SAVED = 'Profile updated successfully!';
const movedTo = (address: string) => ({ ...meera, contact: { ...meera.contact, address } });
const payload = (user: unknown, ...userErrors: unknown[]) => ({
  updateProfile: { __typename: 'UpdateProfilePayload', user, userErrors },
});

async function openProfile(updateProfile: () => unknown) {
  serverAnswers({ Viewer: () => ({ viewer: meera }), UpdateProfile: updateProfile });
  const { person } = await openSite('/profile', { token: 'good' });
  await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return person;
}

const address = () => screen.getByLabelText<HTMLInputElement>(/^Address/);

describe('The profile', () => {
  it('shows score and ratings, and lets nobody change name and email', async () => {
    await openProfile(() => payload(meera));
    expect(screen.getByText('88/100')).toBeTruthy();
    expect(screen.getByText('1 rating')).toBeTruthy();
    expect(screen.getByLabelText('Full Name')).toHaveProperty('readOnly', true);
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
  });

  it('saves a new address only when asked to, and says so for three seconds', async () => {
    const person = await openProfile(() => payload(movedTo('2 Hill Road, Ooty')));
    await person.clear(address());
    await person.type(address(), '2 Hill Road, Ooty');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));

    await screen.findByText(SAVED);
    const shown = Date.now();
    await waitForElementToBeRemoved(() => screen.queryByText(SAVED), { timeout: 4000 });
    expect(Date.now() - shown).toBeGreaterThan(2500);
    expect(address().value).toBe('2 Hill Road, Ooty');
    expect(requests.filter(({ operation }) => operation === 'UpdateProfile')).toHaveLength(1);
  });

  it('takes up what was saved again when the change is cancelled', async () => {
    const person = await openProfile(() => payload(meera));
    await person.type(address(), ' and more');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address().value).toBe(meera.contact.address);
    expect(address().readOnly).toBe(true);
  });

  it('keeps what was typed when the server refuses', async () => {
    const required = refusal('ADDRESS_REQUIRED', 'Address is required', ['address']);
    const person = await openProfile(() => payload(null, required));
    await person.type(address(), ' x');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Address is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(address()));
    expect(address().value).toBe(`${meera.contact.address} x`);
  });
});
