import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { keepSite } from './session/offline/keepSite';
import { LANGUAGE_KEY } from './shared/i18n/languages';
import './shared/theme/page.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

declare global {
  interface Window {
    /** Does again what was pressed or chosen before the site was there: start/later.js keeps it. */
    missed?: (() => void)[] | undefined;
  }
}

let missed: Window['missed'];

function catchUp(): void {
  missed?.forEach((again) => again());
  missed = undefined;
}

const app = (
  <StrictMode>
    <App onShown={catchUp} />
  </StrictMode>
);

const { dataset } = document.documentElement;

/** Takes over the home page as it came, if it is for whoever is in front of it (start/later.js), or draws the page. */
function start(container: HTMLElement) {
  const isHome = 'home' in container.dataset;
  const isComplete = dataset['page'] === 'complete';
  if (isHome && !isComplete) container.replaceChildren();
  delete dataset['page'];
  // From now on React hears what is pressed.
  missed = window.missed;
  delete window.missed;
  // In small steps: whoever touches a page that is there already is not kept waiting.
  if (isHome && isComplete) startTransition(() => void hydrateRoot(container, app));
  else if (isComplete) startTransition(() => createRoot(container).render(app));
  else createRoot(container).render(app);
}

// English needs nothing but the code. Another language comes first, so that nobody sees English flash by.
if (localStorage.getItem(LANGUAGE_KEY) === null) start(root);
else
  void import('./shared/i18n/language')
    .then(({ restoreLanguage }) => restoreLanguage())
    .finally(() => start(root));

const keep = () => void keepSite();

// In development files change without their names.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep);
}
