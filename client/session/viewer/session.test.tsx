import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';
import type { OperationAnswer } from '../../testing/answers';

const knowsMeera = { Viewer: () => ({ viewer: meera }) };
const welcome = () => screen.findByText('Welcome to Panna');

describe('A session', () => {
  it('is not asked for when no token is saved', async () => {
    serverAnswers({});
    await openSite('/');
    expect(await screen.findByRole('link', { name: 'Join Now' })).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('is taken up with the saved token as bearer, and nothing is shown until it is checked', async () => {
    let answer: (viewer: OperationAnswer) => void = () => undefined;
    serverAnswers({ Viewer: () => new Promise<OperationAnswer>((resolve) => (answer = resolve)) });
    const { container } = await openSite('/', { token: 'good' });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.authorization).toBe('Bearer good');
    expect(container.textContent).toBe('');

    answer({ viewer: meera });
    expect(await screen.findByRole('link', { name: 'Browse Books' })).toBeTruthy();
  });

  it('ends when the server does not know the token any more', async () => {
    serverAnswers({ Viewer: () => ({ viewer: null }) });
    await openSite('/', { token: 'old' });
    expect(await screen.findByRole('link', { name: 'Join Now' })).toBeTruthy();
    expect(localStorage.getItem('panna.token')).toBeNull();
  });

  it('ends when the check fails', async () => {
    serverAnswers({});
    await openSite('/', { token: 'good' });
    expect(await screen.findByRole('link', { name: 'Join Now' })).toBeTruthy();
    expect(localStorage.getItem('panna.token')).toBeNull();
  });

  describe('of another tab', () => {
    const saved = (token: string) => {
      localStorage.setItem('panna.token', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'panna.token', newValue: token }));
    };
    const ravi = { ...meera, id: 'user_ravi', name: 'Ravi Deshpande' };
    const viewerByToken = ({ authorization }: { authorization: string | null }) => ({
      viewer: authorization === "Bearer ravi's" ? ravi : meera,
    });

    it('takes the place of this one when it is that of somebody else', async () => {
      serverAnswers({ Viewer: viewerByToken, Profile: viewerByToken });
      await openSite('/profile', { token: "meera's" });
      expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'Meera Nair');
      saved("ravi's");
      expect(await screen.findByRole('button', { name: 'Account of Ravi Deshpande' })).toBeTruthy();
      expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'Ravi Deshpande');
    });

    it('leaves everything as it is when it is that of the same person', async () => {
      serverAnswers({ Viewer: viewerByToken, Profile: viewerByToken });
      const { person } = await openSite('/profile', { token: "meera's" });
      await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
      await enter(person, screen.getByLabelText(/^Address/), ' and more');
      saved("meera's new one");
      await waitFor(() => expect(requests.filter(({ operation }) => operation === 'Viewer')).toHaveLength(2));
      expect(screen.getByLabelText(/^Address/)).toHaveProperty('value', '14 Lake Road, Kochi and more');
    });
  });

  it('that ends before the way home is drawn ends at home, not at the log-in', async () => {
    serverAnswers(knowsMeera);
    await openSite('/profile', { token: 'good' });
    const home = (await screen.findAllByRole('link', { name: 'Panna' }))[0] as HTMLElement;
    // Follows the link and ends the session in one step. The navigation is delayed, the end of the session is not.
    act(() => {
      fireEvent.click(home);
      localStorage.removeItem('panna.token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'panna.token', newValue: null }));
    });
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(await welcome()).toBeTruthy();
    expect(currentPath()).toBe('/');
  });

  it('is left at once, before the server has been told', async () => {
    let answer: (loggedOut: OperationAnswer) => void = () => undefined;
    const LogOut = () => new Promise<OperationAnswer>((resolve) => (answer = resolve));
    serverAnswers({ ...knowsMeera, LogOut });
    const { person } = await openSite('/profile', { token: 'good' });
    await person.click(await screen.findByRole('button', { name: 'Account of Meera Nair' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(localStorage.getItem('panna.token')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    const told = () => requests.filter(({ operation }) => operation === 'LogOut');
    await waitFor(() => expect(told().map(({ authorization }) => authorization)).toEqual(['Bearer good']));
    answer({ logOut: { userErrors: [] } });
    expect(await welcome()).toBeTruthy();
  });

  it('is left through the avatar menu, even when the server cannot be told', async () => {
    serverAnswers(knowsMeera);
    const { person } = await openSite('/profile', { token: 'good' });
    await person.click(await screen.findByRole('button', { name: 'Account of Meera Nair' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(await welcome()).toBeTruthy();
    expect(currentPath()).toBe('/');
    expect(localStorage.getItem('panna.token')).toBeNull();
    expect(localStorage.getItem('panna.role')).toBeNull();
  });
});
