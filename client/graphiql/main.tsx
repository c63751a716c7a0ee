import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// All pages share the start file; only this page loads the editor.
const { Explorer } = await import('./Explorer');
createRoot(root).render(<Explorer />);
