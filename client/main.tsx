import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { firstScreen, takeMissed } from './layout/missed';
import { ownCode } from './layout/ownCode';
import { keepSite } from './session/offline/keepSite';
import { LANGUAGE_KEY } from './shared/i18n/languages';
import './shared/theme/page.css';
import { IN_BROWSER_ONLY } from './shared/ui/lazily';

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

const { dataset } = document.documentElement;

/**
 * Resolves when the whole page is parsed. The scripts of a page may arrive before its end (start/later.js); what is
 * parsed after React has started would stay beside React's elements.
 */
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(undefined);
});

/**
 * Hydrates the HTML of the page if it was rendered for this viewer (start/later.js). Otherwise discards the HTML and
 * renders in the browser.
 */
async function start() {
  await parsed;
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const { drawn } = container.dataset;
  const isComplete = dataset['page'] === 'complete';
  const takesOver = isComplete && drawn && (drawn === 'home' || (await isRestored()));
  if (drawn && !takesOver) container.replaceChildren();
  // Marks the page until the screen is rendered (layout/missed.ts).
  if (!isComplete) dataset['page'] = 'coming';
  takeMissed();
  // Hydrates in small steps, so that early touches are not blocked.
  if (takesOver) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else if (isComplete) startTransition(() => createRoot(container).render(app));
  else createRoot(container).render(app);
}

// Ignores the error that marks parts rendered in the browser only (firstSight/drawing.tsx).
const onRecoverableError = (fault: unknown) => {
  if ((fault as { digest?: string }).digest !== IN_BROWSER_ONLY) reportError(fault);
};

/** Resolves to true if the script has restored the data from which the list was rendered. */
const isRestored = () =>
  ownCode()
    .then(({ restoreDrawn }) => restoreDrawn())
    .then(
      () => true,
      () => false,
    );

// English texts are part of the code. Other languages are loaded before rendering, so that the page is not briefly in
// English.
if (localStorage.getItem(LANGUAGE_KEY) === null) void start();
else
  void import('./shared/i18n/language')
    .then(({ restoreLanguage }) => restoreLanguage())
    .finally(() => void start());

const whenIdle = window.requestIdleCallback ?? setTimeout;
const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else window.addEventListener('load', resolve);
});

// Runs in production only, because files of a development build change without changing their names. Saving all files takes
// time on small devices and slow networks, so saving starts after the screen and its pictures have loaded.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void Promise.all([firstScreen, loaded]).then(() => whenIdle(() => void keepSite()));
