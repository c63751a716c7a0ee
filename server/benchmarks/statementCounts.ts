import { createApp, createPorts } from '../app.js';
import { Database } from '../persistence/database.js';

const DETAIL = `query ($id: ID!) {
  book(id: $id) {
    id title author isbn description genres status availableFrom copies { total available } cover { detail }
    price { sale { amount } lease { perMonth { amount } deposit { amount } minDuration longestRental } }
    seller { id name readersScore totalRatings } viewerIsSeller viewerCanBuy viewerCanRent
  }
}`;

/** How many SQL statements a list of books and a detail page send, on the database of this address. */
export async function countStatements(
  databaseUrl: string,
  list: { query: string; variables: object },
): Promise<{ list: number; detail: number }> {
  const database = await Database.open({ url: databaseUrl });
  const ports = createPorts({ dataDir: '.', rateLimits: false, exchangeRates: [] }, database, {
    now: () => new Date(),
  });
  const http = await createApp(ports, { log: false, clientFolder: null });
  const count = async (payload: object): Promise<number> => {
    const before = database.statementCount;
    const { statusCode, body } = await http.inject({ method: 'POST', url: '/graphql', payload });
    if (statusCode !== 200 || body.includes('"errors"')) throw new Error(`The query failed: ${body}`);
    return database.statementCount - before;
  };
  try {
    const [book] = await database.query<{ id: string }>('SELECT id FROM books LIMIT 1');
    return { list: await count(list), detail: await count({ query: DETAIL, variables: { id: book?.id } }) };
  } finally {
    await http.close();
    await database.close();
  }
}
