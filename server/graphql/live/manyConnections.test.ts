import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LiveConnection } from '../../testing/liveClient.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const CART = 'subscription { cartChanged { itemCount } }';
const EMPTY = { data: { cartChanged: { itemCount: 0 } } };

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({
    trustedProxies: 1,
    log: { write: (line) => console.log(line) },
  });
});
afterAll(() => marketplace.close());

function connect(address: string): WebSocket {
  const url = `${marketplace.url.replace('http', 'ws')}/graphql`;
  return new WebSocket(url, 'graphql-transport-ws', { headers: { 'x-forwarded-for': address } });
}

/** Opens a connection and sends the first message, without which the server would close the connection. */
async function open(address: string, person?: Person): Promise<WebSocket> {
  const socket = connect(address);
  await once(socket, 'open');
  const payload = person && { authorization: `Bearer ${person.token}` };
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  expect(String((await once(socket, 'message'))[0])).toContain('connection_ack');
  return socket;
}

it('one network has at most 200 connections, and others are let in', async () => {
  const addresses = Array.from({ length: 200 }, (_, at) => `2001:db8:1:2::${(at + 1).toString(16)}`);
  const sockets = await Promise.all(addresses.map((address) => open(address)));
  const tooMany = connect('2001:db8:1:2::ffff');
  const [code, reason] = (await once(tooMany, 'close')) as [number, Buffer];
  expect([code, String(reason)]).toEqual([4429, 'Too many connections from your network']);

  const elsewhere = await open('2001:db8:1:3::1');
  const [first] = sockets;
  first?.close();
  if (first) await once(first, 'close');
  const next = await open('2001:db8:1:2::ffff');
  for (const socket of [...sockets, elsewhere, next]) socket.terminate();
});

it('one account has at most 60 subscriptions over all its connections', async () => {
  const [asha, meera] = [await signUpReader(marketplace), await signUpReader(marketplace)];
  const connections = Array.from({ length: 4 }, () => new LiveConnection(marketplace, asha));
  for (const connection of connections.slice(0, 3)) {
    for (let count = 0; count < 20; count += 1) {
      expect(await connection.subscribe(CART).next()).toEqual(EMPTY);
    }
  }
  const { errors } = (await connections[3]?.subscribe(CART).next()) ?? {};
  expect(errors?.[0]?.extensions?.code).toBe('TOO_MANY_SUBSCRIPTIONS');
  const ofMeera = new LiveConnection(marketplace, meera);
  expect(await ofMeera.subscribe(CART).next()).toEqual(EMPTY);
  await Promise.all([...connections, ofMeera].map((each) => each.close()));
});

/** Sends `count` subscriptions to the cart, with ids from `first` on. Returns the first response to each. */
async function subscribe(socket: WebSocket, first: number, count: number): Promise<string[]> {
  const answers: string[] = [];
  for (let id = first; id < first + count; id += 1) {
    socket.send(JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query: CART } }));
    let answer: string;
    do answer = String((await once(socket, 'message'))[0]);
    while (!answer.startsWith(`{"id":"${id}"`));
    answers.push(answer);
  }
  return answers;
}

it('a connection that goes on subscribing after two refusals is closed, and the others stay', async () => {
  const asha = await signUpReader(marketplace);
  const others = await Promise.all([0, 1, 2].map(() => open('2001:db8:1:4::1', asha)));
  for (const other of others) await subscribe(other, 1, 20);
  const insisting = await open('2001:db8:1:4::1', asha);
  const closed = once(insisting, 'close') as Promise<[number, Buffer]>;
  for (const answer of await subscribe(insisting, 1, 2)) expect(answer).toContain('TOO_MANY_SUBSCRIPTIONS');
  expect(insisting.readyState).toBe(WebSocket.OPEN);
  expect((await subscribe(insisting, 3, 1))[0]).toContain('TOO_MANY_SUBSCRIPTIONS');
  const [code, reason] = await closed;
  expect([code, String(reason)]).toEqual([4429, 'Too many subscriptions']);
  for (const other of others) {
    expect(other.readyState).toBe(WebSocket.OPEN);
    other.terminate();
  }
});
