import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { restoreLanguage } from './i18n/language';
import './ui/page.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Not awaited at the top level: other chunks import this one, and would then wait for each other.
void restoreLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
