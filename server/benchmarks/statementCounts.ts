import { createApp } from '../app.js';
import { Database } from '../persistence/database.js';
import { buyer, LISTINGS, tokenOf } from './fillStatements.js';
import { payingPorts } from './money/payingPorts.js';
import { atMost, type Measure } from './report.js';
import { addToCart, bookPage, listOf, placeOrder, type Operation } from './requests.js';

/** Counts the SQL statements of the most frequent requests, including BEGIN and COMMIT. */
export async function countStatements(databaseUrl: string): Promise<Measure[]> {
  const database = await Database.open({ url: databaseUrl });
  // No job runs, so nothing calls the provider at this address.
  const http = await createApp(payingPorts(database, 'http://127.0.0.1:9'), {
    log: false,
    clientFolder: null,
  });
  const count = async (payload: Operation, token?: string): Promise<number> => {
    const before = database.statementCount;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const { statusCode, body } = await http.inject({ method: 'POST', url: '/graphql', payload, headers });
    if (statusCode !== 200 || /"errors"|"userErrors":\[\{/.test(body)) throw new Error(`Refused: ${body}`);
    return database.statementCount - before;
  };
  const token = tokenOf(buyer(1));
  const onlineOrder = async () => {
    await count(addToCart(LISTINGS - 1), token);
    return count(placeOrder('counted online', true), token);
  };
  try {
    return [
      atMost('SQL statements of the list', await count(listOf()), 1),
      atMost('SQL statements of a book', await count(bookPage(1)), 2),
      atMost('SQL statements of adding to the cart', await count(addToCart(LISTINGS), token), 8),
      atMost('SQL statements of placing an order of one line', await count(placeOrder('counted'), token), 16),
      atMost('SQL statements of an order that is paid online', await onlineOrder(), 18),
    ];
  } finally {
    await http.close();
    await database.close();
  }
}
