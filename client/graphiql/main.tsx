import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// What pages begin with is one file for all of them: the editor, which only this page has, is loaded by itself.
const { Explorer } = await import('./Explorer');
createRoot(root).render(<Explorer />);
