import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../App';
import { apolloClient } from '../session/connection/apolloClient';

/** Opens the site at a path, as someone who has (or has not) a saved token; answers the person at the keyboard. */
export async function openSite(path: string, { token }: { token?: string } = {}) {
  cleanup(); // One page at a time: the one before is closed.
  await apolloClient.clearStore();
  if (token) localStorage.setItem('panna.token', token);
  window.history.replaceState(null, '', path);
  const { container } = render(<App />);
  return { person: userEvent.setup({ delay: null }), container };
}

/** The path that the site shows. */
export const currentPath = () => window.location.pathname;
