import 'graphiql/setup-workers/vite';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './graphiql.css';

// The header is what Apollo Server asks for, against cross-site forgery.
const fetcher = createGraphiQLFetcher({ url: '/graphql', headers: { 'apollo-require-preflight': 'true' } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(<GraphiQL fetcher={fetcher} />);
