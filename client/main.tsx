import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { firstScreen, takeMissed } from './layout/missed';
import { keepSite } from './session/offline/keepSite';
import { LANGUAGE_KEY } from './shared/i18n/languages';
import './shared/theme/page.css';
import { IN_BROWSER_ONLY } from './shared/ui/lazily';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

const { dataset } = document.documentElement;

/** Takes over the page that was drawn ahead of time, if it is for whoever is in front of it (start/later.js), or draws it. */
async function start(container: HTMLElement) {
  const { drawn } = container.dataset;
  const isComplete = dataset['page'] === 'complete';
  const takesOver = isComplete && drawn && (drawn === 'home' || (await isRestored()));
  if (drawn && !takesOver) container.replaceChildren();
  // Nothing is hidden from now on; once the screen is there, this is gone (layout/missed.ts).
  if (!isComplete) dataset['page'] = 'coming';
  takeMissed();
  // In small steps: whoever touches a page that is there already is not kept waiting.
  if (takesOver) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else if (isComplete) startTransition(() => createRoot(container).render(app));
  else createRoot(container).render(app);
}

// What was left to the browser on purpose says so (drawing.tsx).
const onRecoverableError = (fault: unknown) => {
  if ((fault as { digest?: string }).digest !== IN_BROWSER_ONLY) reportError(fault);
};

/** Whether the script has now what the list was drawn with. */
const isRestored = () =>
  import('./layout/own')
    .then(({ restoreDrawn }) => restoreDrawn())
    .then(
      () => true,
      () => false,
    );

// English needs nothing but the code. Another language comes first, so that nobody sees English flash by.
if (localStorage.getItem(LANGUAGE_KEY) === null) void start(root);
else
  void import('./shared/i18n/language')
    .then(({ restoreLanguage }) => restoreLanguage())
    .finally(() => void start(root));

const whenIdle = window.requestIdleCallback ?? setTimeout;
const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else window.addEventListener('load', resolve);
});

// In development files change without their names. To keep all files takes a small device some time, and a slow network: the
// screen and its pictures go before.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void Promise.all([firstScreen, loaded]).then(() => whenIdle(() => void keepSite()));
