import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { clear, createStore, keys } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { serverAnswers, type Answers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';

const onDevice = createStore('panna.answers', 'answers');
beforeEach(() => clear(onDevice));

const asMeera = { token: 'good' };
const knowsMeera: Answers = { Viewer: () => ({ viewer: meera }), Profile: () => ({ viewer: meera }) };
const NOBODY: Answers = {
  Viewer: () => {
    throw new TypeError('Failed to fetch');
  },
  CartCount: () => {
    throw new TypeError('Failed to fetch');
  },
};
const note = () => screen.queryByText(/You are offline/);

async function readProfile(): Promise<void> {
  serverAnswers(knowsMeera);
  await openSite('/profile', asMeera);
  await screen.findByLabelText('Full Name');
  await waitFor(async () =>
    expect(await keys(onDevice)).toEqual(expect.arrayContaining(['Viewer {}', 'Profile {}'])),
  );
}

describe('What was read last', () => {
  it('is shown when the server cannot be reached, with a note until it can', async () => {
    await readProfile();
    serverAnswers(NOBODY);
    const { person } = await openSite('/profile', asMeera);
    expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', meera.name);
    expect(note()).toBeTruthy();

    serverAnswers({ ...knowsMeera, '/api/v1/health-check': () => ({}) });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(note()).toBeNull());
  });

  it('says nothing of the connection once the server has answered others', async () => {
    const cart = { id: 'cart_meera', itemCount: 2 };
    serverAnswers({ ...knowsMeera, CartCount: () => ({ cart }) });
    await openSite('/profile', asMeera);
    await waitFor(async () => expect(await keys(onDevice)).toContain('CartCount {}'));

    let lose: () => void = () => undefined;
    const lost = new Promise<never>((_resolve, reject) => {
      lose = () => reject(new TypeError('Failed to fetch'));
    });
    serverAnswers({ ...knowsMeera, CartCount: () => lost });
    await openSite('/profile', asMeera);
    await screen.findByLabelText('Full Name');
    lose();
    await screen.findByRole('link', { name: 'Cart: 2 items' });
    expect(note()).toBeNull();
  });

  it('is not shown instead of a refusal', async () => {
    await readProfile();
    serverAnswers({ Viewer: () => ({ viewer: null }) });
    await openSite('/', asMeera);
    expect(await screen.findByRole('link', { name: 'Join Now' })).toBeTruthy();
    expect(note()).toBeNull();
  });

  it('is forgotten when its person leaves', async () => {
    await readProfile();
    const { person } = await openSite('/profile', asMeera);
    await person.click(await screen.findByRole('button', { name: `Account of ${meera.name}` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(async () => expect(await keys(onDevice)).toEqual([]));
  });
});
