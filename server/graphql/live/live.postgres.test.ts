import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { GraphQLClient } from '../../testing/graphqlClient.js';
import { LiveConnection, type Subscription } from '../../testing/liveClient.js';
import { buy, take } from '../../testing/orders/orders.js';
import { signUpPublisher, signUpReader } from '../../testing/people/people.js';
import { PostgresDatabase } from '../../testing/databases/postgresDatabase.js';
import { ServerProcess } from '../../testing/process/serverProcess.js';

type Changed = { orderChanged: { status: string } };
const ORDER = 'subscription ($id: ID!) { orderChanged(id: $id) { status } }';

let database: PostgresDatabase;
let servers: ServerProcess[];

beforeEach(async () => {
  ServerProcess.build();
  database = await PostgresDatabase.create(process.env['TEST_DATABASE_URL'] ?? '');
  servers = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await database.drop();
});

async function start(): Promise<GraphQLClient> {
  const server = ServerProcess.spawn({ DATABASE_URL: database.url });
  servers.push(server);
  return new GraphQLClient(await server.ready());
}

/** Waits until the subscription sends this status. */
async function hears(watching: Subscription<Changed>, status: string): Promise<void> {
  let heard: string | undefined;
  while (heard !== status) heard = (await watching.next()).data?.orderChanged.status;
}

/** Returns the HTTP status of a request that needs the database. */
async function statusOf({ url }: GraphQLClient): Promise<number> {
  return (await fetch(`${url}/api/v1/books`)).status;
}

it('tells of what another server did, and of what happened while PostgreSQL was away', async () => {
  const [here, elsewhere] = [await start(), await start()];
  const [seller, buyer] = [await signUpPublisher(here), await signUpReader(here)];
  const order = await buy(here, buyer, await listBook(here, seller));
  const part = order.fulfillments[0]?.id ?? '';
  const connection = new LiveConnection(here, buyer);
  const watching = connection.subscribe<Changed>(ORDER, { id: order.id });
  expect((await watching.next()).data?.orderChanged.status).toBe('PENDING');

  await take(elsewhere, seller, 'confirmFulfillment', part);
  expect((await watching.next()).data?.orderChanged.status).toBe('CONFIRMED');

  await database.vanish();
  await database.comeBack();
  // The first request may get a database connection that was lost in the outage.
  await expect.poll(() => statusOf(elsewhere)).toBe(200);
  await take(elsewhere, seller, 'shipFulfillment', part);
  await hears(watching, 'SHIPPED');
  await connection.close();
});

it('begins, once it can, what is subscribed to while PostgreSQL is away', async () => {
  const here = await start();
  const buyer = await signUpReader(here);
  await database.vanish();
  const connection = new LiveConnection(here, buyer);
  const watching = connection.subscribe<{ cartChanged: { itemCount: number } }>(
    'subscription { cartChanged { itemCount } }',
  );
  const first = watching.next();
  // After five 503 responses, the subscription has also failed to reach the database.
  for (let refused = 0; refused < 5; refused += 1) expect(await statusOf(here)).toBe(503);
  await database.comeBack();
  expect(await first).toEqual({ data: { cartChanged: { itemCount: 0 } } });
  await connection.close();
});
