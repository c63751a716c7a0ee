import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter';
import { requests, serverAnswers, SESSION_ENDED } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import type { Answer } from '../../testing/answers';
import type { LogInPayload } from '../../testing/serverTypes.generated';

type Person = Awaited<ReturnType<typeof openSite>>['person'];

const accepted = { token: 'new', user: meera, userErrors: [] };
const answers = (logIn: Answer<LogInPayload> = accepted) => ({
  Viewer: () => ({ viewer: meera }),
  LogInAgain: () => ({ logIn: { secondFactor: null, ...logIn } }),
  // The server accepts the new session only.
  UpdateProfile: ({ authorization, variables: { input } }: (typeof requests)[number]) =>
    authorization === 'Bearer new'
      ? {
          updateProfile: {
            user: { ...meera, contact: { ...meera.contact, ...input } },
            userErrors: [],
          },
        }
      : SESSION_ENDED,
});

/** Edits the postal address and saves it with a session that has ended. */
async function saveTooLate(person: Person) {
  await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const address = screen.getByLabelText(/^Address/);
  await person.clear(address);
  await enter(person, address, '2 Hill Road');
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
}

async function answerWith(person: Person, password: string) {
  const field = await screen.findByLabelText(/^Password/);
  await person.clear(field);
  await enter(person, field, `${password}{Enter}`);
}

const savedAddress = () => screen.getByLabelText<HTMLInputElement>(/^Address/).value;
const dialog = () => screen.queryByRole('dialog');

describe('A session that ends under somebody', () => {
  it('is taken up again with the password, and what was waiting is sent', async () => {
    serverAnswers(answers());
    const { person } = await openSite('/profile', { token: 'old' });
    await saveTooLate(person);
    await answerWith(person, 'a long secret');

    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(savedAddress()).toBe('2 Hill Road');
    const logIn = requests.find(({ operation }) => operation === 'LogInAgain');
    expect(logIn?.authorization).toBeNull();
    expect(logIn?.variables).toEqual({ input: { email: 'meera@example.org', password: 'a long secret' } });
    expect(localStorage.getItem('panna.token')).toBe('new');
  });

  it('stays over with a wrong password, and the dialog says so', async () => {
    serverAnswers(
      answers({
        token: null,
        user: null,
        userErrors: [refusal('WRONG_CREDENTIALS', 'Failed to login: the email or the password is wrong')],
      }),
    );
    const { person } = await openSite('/profile', { token: 'old' });
    await saveTooLate(person);
    await answerWith(person, 'a wrong one');
    expect(await screen.findByText('Failed to login: the email or the password is wrong')).toBeTruthy();
    expect(dialog()).toBeTruthy();
    expect(localStorage.getItem('panna.token')).toBe('old');
  });

  it('leaves what was typed to anyone who does not want to log in now, and asks again with the next try', async () => {
    serverAnswers(answers());
    const { person } = await openSite('/profile', { token: 'old' });
    await saveTooLate(person);
    await person.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('This session has ended. Please log in again.')).toBeTruthy();
    expect(savedAddress()).toBe('2 Hill Road');

    await waitFor(() => expect(dialog()).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await answerWith(person, 'a long secret');
    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
  });

  it('sends nothing again for somebody who has logged in in another tab meanwhile', async () => {
    const saves = () => requests.filter(({ operation }) => operation === 'UpdateProfile');
    const inAnotherTab = () => {
      localStorage.setItem('panna.token', 'of somebody else');
      return SESSION_ENDED;
    };
    serverAnswers({ ...answers(), UpdateProfile: inAnotherTab });
    const { person } = await openSite('/profile', { token: 'old' });
    await saveTooLate(person);
    expect(await screen.findByText('This session has ended. Please log in again.')).toBeTruthy();
    expect(saves()).toHaveLength(1);
  });

  it('can be left for another account', async () => {
    serverAnswers(answers());
    const { person } = await openSite('/profile', { token: 'old' });
    await saveTooLate(person);
    await person.click(await screen.findByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(localStorage.getItem('panna.token')).toBeNull();
    expect(dialog()).toBeNull();
  });
});
