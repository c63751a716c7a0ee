import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { restoreLanguage } from './i18n/language';
import './ui/page.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await restoreLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
