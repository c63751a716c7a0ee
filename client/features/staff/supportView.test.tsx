import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { book } from '../../testing/samples/books';
import { enter } from '../../testing/enter';
import { inputsOf, requests, serverAnswers, SESSION_ENDED, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { ila, meera, refusal } from '../../testing/samples/people';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

/** The server's responses: for an administrator or, with the support view's token, for a reader. */
function answersOf(view: { isOver?: boolean; expiresAt?: string } = {}): Answers {
  const seen = {
    ...meera,
    abilities: ['orders:read'],
    supportView: { expiresAt: view.expiresAt ?? inMinutes(30) },
  };
  return {
    Viewer: ({ authorization }) => {
      if (authorization !== 'Bearer view') return { viewer: ila };
      return view.isOver ? SESSION_ENDED : { viewer: seen };
    },
    StartSupportView: () => ({ startSupportView: { token: 'view', userErrors: [] } }),
    EndSupportView: () => ({ endSupportView: { userErrors: [] } }),
    LogOut: () => ({ logOut: { userErrors: [] } }),
    Book: () => ({ book: book() }),
  };
}

async function openView(answers: Answers) {
  serverAnswers(answers);
  const { person } = await openSite('/staff?view=see-as', { token: 'own' });
  await enter(
    person,
    await screen.findByRole('textbox', { name: /Email of the account/ }),
    'meera@example.org',
  );
  await enter(person, screen.getByRole('textbox', { name: /Reason/ }), 'She cannot find her order');
  await person.click(screen.getByRole('button', { name: 'View as this user' }));
  return person;
}

const banner = () => screen.findByRole('region', { name: 'Support view' });
const expectOwnSite = async () => {
  expect(await screen.findByRole('button', { name: 'Account of Ila Menon' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Support view' })).toBeNull();
  expect(localStorage.getItem('panna.token')).toBe('own');
  expect(localStorage.getItem('panna.ownSession')).toBeNull();
};
const tokensOf = (operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ authorization }) => authorization);

describe('A support view', () => {
  it('starts for a reason, and says on every screen whose site it is and for how long', async () => {
    await openView(answersOf());
    const bar = within(await banner());
    expect(inputsOf('StartSupportView')).toEqual([
      { email: 'meera@example.org', reason: 'She cannot find her order' },
    ]);
    expect(bar.getByText(/^30 minutes left|30 minutes left$/)).toBeTruthy();
    await waitFor(() =>
      expect(bar.getByRole('status').textContent).toBe('You see the site as Meera Nair. Read-only.'),
    );
    expect(await screen.findByRole('button', { name: 'Account of Meera Nair' })).toBeTruthy();
    expect(currentPath()).toBe('/');
  });

  it('is refused at the field, and leaves everything as it is', async () => {
    const own = refusal('CANNOT_SUPPORT', 'Not as staff', ['email']);
    await openView({
      ...answersOf(),
      StartSupportView: () => ({ startSupportView: { token: null, userErrors: [own] } }),
    });
    expect(await screen.findByText('Not as staff')).toBeTruthy();
    expect(localStorage.getItem('panna.token')).toBe('own');
  });

  it('is over when its button is pressed, and one is oneself again', async () => {
    const person = await openView(answersOf());
    await person.click(within(await banner()).getByRole('button', { name: 'End support view' }));
    await expectOwnSite();
    expect(tokensOf('EndSupportView')).toEqual(['Bearer view']);
  });

  it('is over here even if the server cannot be told', async () => {
    const { EndSupportView: _, ...answers } = answersOf();
    const person = await openView(answers);
    await person.click(within(await banner()).getByRole('button', { name: 'End support view' }));
    await expectOwnSite();
  });

  it('announces when few minutes are left', async () => {
    await openView(answersOf({ expiresAt: inMinutes(4.5) }));
    const bar = within(await banner());
    await waitFor(() => expect(bar.getByRole('status').textContent).toBe('5 minutes left'));
  });

  it('gives way to the own site once the server has ended it', async () => {
    const view = { isOver: false, expiresAt: inMinutes(1) };
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    await openView(answersOf(view));
    await banner();
    view.isOver = true;
    vi.advanceTimersByTime(2 * MINUTE);
    await expectOwnSite();
    vi.useRealTimers();
  });

  it('that is over before the site is opened again gives way as well', async () => {
    await openView(answersOf());
    await banner();
    serverAnswers(answersOf({ isOver: true }));
    await openSite('/');
    await expectOwnSite();
  });

  it('says what the server refuses in it', async () => {
    const closed = refusal('IN_SUPPORT_VIEW', 'This is not available in a support view');
    await openView({
      ...answersOf(),
      AddToCart: () => ({ addToCart: { cart: null, userErrors: [closed] } }),
    });
    await banner();
    const { person } = await openSite('/books/book_guide');
    await person.click(await screen.findByRole('button', { name: /Add to Cart as Buy/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('not available in a support view');
  });

  it('ends with the session of the one who opened it', async () => {
    const person = await openView(answersOf());
    await banner();
    await person.click(screen.getByRole('button', { name: 'Account of Meera Nair' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect([...tokensOf('EndSupportView'), ...tokensOf('LogOut')]).toEqual(['Bearer own']);
    expect(localStorage.getItem('panna.ownSession')).toBeNull();
  });
});
