import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../App';
import { apolloClient } from '../session/connection/apolloClient';

/** Opens the site at a path, logged in if a token is given. Returns the user and the container of the site. */
export async function openSite(path: string, { token }: { token?: string } = {}) {
  cleanup(); // Removes the data that the previously opened page had loaded.
  await apolloClient.clearStore();
  if (token) localStorage.setItem('panna.token', token);
  window.history.replaceState(null, '', path);
  const { container } = render(<App />);
  return { person: userEvent.setup({ delay: null }), container };
}

/** Returns the path that the site shows. */
export const currentPath = () => window.location.pathname;
