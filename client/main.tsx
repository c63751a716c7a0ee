import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { LANGUAGE_KEY } from './shared/i18n/languages';
import './shared/theme/page.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

function start(container: HTMLElement) {
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// English needs nothing but the code. Another language comes first, so that nobody sees English flash by.
if (localStorage.getItem(LANGUAGE_KEY) === null) start(root);
else
  void import('./shared/i18n/language')
    .then(({ restoreLanguage }) => restoreLanguage())
    .finally(() => start(root));

// In development files change without their names.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener(
    'load',
    () => void import('./session/offline/keepSite').then(({ keepSite }) => keepSite()),
  );
}
