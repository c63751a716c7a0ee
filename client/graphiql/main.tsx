import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { PRODUCT_NAME } from '../shared/contract/product.generated';
import { fetcher } from './fetcher';
import { TokenField } from './TokenField';
import 'graphiql/style.css';
import './graphiql.css';

/** What one sees first: something that answers at once. */
const EXAMPLE = `# ${PRODUCT_NAME}: run this with the button on the right.
query NewestBooks {
  books(first: 3) {
    totalCount
    nodes {
      title
      author
      status
      price { sale { amount currencyCode } lease { perMonth { amount } } }
      seller { name }
    }
  }
}
`;

/** A link may bring a query: /graphiql?query=… */
const linked = new URLSearchParams(window.location.search).get('query');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <>
    <TokenField />
    <GraphiQL fetcher={fetcher} defaultQuery={EXAMPLE} query={linked ?? undefined} />
  </>,
);
