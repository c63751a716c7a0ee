import { GraphiQL } from 'graphiql';
import { PRODUCT_NAME } from '../shared/contract/product.generated';
import { fetcher } from './fetcher';
import { TokenField } from './TokenField';
import 'graphiql/style.css';
import './graphiql.css';

/** The query in the editor when the page opens without a query in the URL. */
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

/** The query in the URL, as in /graphiql?query=… */
const linked = new URLSearchParams(window.location.search).get('query');

/** GraphiQL with a field for the token of an account. */
export function Explorer() {
  return (
    <>
      <TokenField />
      <GraphiQL fetcher={fetcher} defaultQuery={EXAMPLE} query={linked ?? undefined} />
    </>
  );
}
