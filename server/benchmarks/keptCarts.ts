import { Database } from '../persistence/database.js';
import { addToCart } from '../usecases/cart/addToCart.js';
import { openScope } from '../usecases/openScope.js';
import type { Ports } from '../usecases/scope.js';
import { administer } from './benchDatabase.js';
import { benchPorts } from './benchPorts.js';
import { timeEach } from './client.js';
import { databaseCpu } from './databaseCpu.js';
import { buyer, BUYERS, idOf, tokenOf } from './fillStatements.js';
import { median, notMeasured, rounded, type Measure } from './report.js';

const ROUNDS = 15;

const MEASURE = 'a row of the log for a change of a cart';

/**
 * Measures the extra processor time, in milliseconds, that the server and the database would need to record each change of a
 * cart in the event log. The use-case runs in this process, alternately without and with the row in the log. The measure fails
 * if processor time cannot be read.
 */
export async function measureKeptCarts(url: string): Promise<Measure[]> {
  const database = await Database.open({ url });
  const usual = benchPorts(database);
  const { isNotKept, ...kept } = usual.events.CartChanged;
  if (!isNotKept) throw new Error('Changes of carts are kept: docs/events.md says that they are not');
  const keeping: Ports = { ...usual, events: { ...usual.events, CartChanged: kept } };
  const costs: number[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [least, most] = [await cpuOfAdding(usual, url), await cpuOfAdding(keeping, url)];
      if (least === null || most === null) return [notMeasured(MEASURE)];
      // PostgreSQL plans the statements in the first round.
      if (round > 0) costs.push(most - least);
    }
  } finally {
    await database.close();
  }
  return [{ name: MEASURE, value: rounded(median(costs)) }];
}

/** Returns the processor time of adding one book to the cart of each buyer, in milliseconds per cart. */
async function cpuOfAdding(ports: Ports, url: string): Promise<number | null> {
  await administer(url, 'DELETE FROM cart_items');
  const [databaseSince, ownBefore] = [await databaseCpu(url), process.cpuUsage()];
  await timeEach(BUYERS, async (n) => {
    const caller = { token: tokenOf(buyer(1 + n)), address: '', userAgent: null };
    await addToCart(openScope(ports, caller), { bookId: idOf('book', 1 + n), type: 'PURCHASE' });
  });
  const { user, system } = process.cpuUsage(ownBefore);
  const database = await databaseSince();
  if (database === null) return null;
  return (database + (user + system) / 1_000) / BUYERS;
}
