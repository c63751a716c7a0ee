import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The start file is shared with other pages, so the editor is imported dynamically.
const { Explorer } = await import('./Explorer');
createRoot(root).render(<Explorer />);
