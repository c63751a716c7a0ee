import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter';
import { serverAnswers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';

const knowsMeera = {
  Viewer: () => ({ viewer: meera }),
  LogIn: () => ({ logIn: { token: 'good', user: meera, secondFactor: null, userErrors: [] } }),
};

describe('A path', () => {
  it('for people who are signed in leads a visitor to the login, and back once they are in', async () => {
    serverAnswers(knowsMeera);
    const { person } = await openSite('/profile?from=mail');
    await enter(person, await screen.findByLabelText(/Email/), 'meera@example.org');
    expect(currentPath()).toBe('/login');
    await enter(person, screen.getByLabelText(/^Password/), 'a long secret');
    await person.click(screen.getByRole('button', { name: 'Login' }));

    expect(await screen.findByRole('heading', { name: 'Personal Info' })).toBeTruthy();
    expect(window.location.search).toBe('?from=mail');
    expect([localStorage.getItem('panna.token'), localStorage.getItem('panna.role')]).toEqual([
      'good',
      'user',
    ]);
  });

  it.each(['/login', '/signup'])('%s leads somebody who is signed in to the home page', async (path) => {
    serverAnswers(knowsMeera);
    await openSite(path, { token: 'good' });
    expect(await screen.findByText('Welcome to Panna')).toBeTruthy();
    expect(currentPath()).toBe('/');
  });

  it('that nobody knows leads to the home page', async () => {
    serverAnswers({});
    await openSite('/no/such/page');
    await waitFor(() => expect(currentPath()).toBe('/'));
  });
});
