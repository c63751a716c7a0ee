import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { auditOf, makeStaff, openSupportView } from '../../testing/people/staff.js';
import { endWhenIdle, type Connection } from './idleConnections.js';

const MINUTE = 60_000;
const CART = { query: 'subscription { cartChanged { itemCount } }' };

let marketplace: TestMarketplace;
let asha: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  asha = await signUpReader(marketplace);
  // Timeouts do not run until a test advances them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A WebSocket on which a test sends the messages of the graphql-ws protocol one by one. */
class Socket {
  readonly closed: Promise<[code: number]>;

  private constructor(private readonly socket: WebSocket) {
    this.closed = once(socket, 'close') as Promise<[number]>;
  }

  static async open(person?: Person): Promise<Socket> {
    const url = `${marketplace.url.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws');
    await once(socket, 'open');
    const opened = new Socket(socket);
    const payload = person && { authorization: `Bearer ${person.token}` };
    await opened.ask({ type: 'connection_init', payload });
    return opened;
  }

  /** Sends a message. Returns the type of the next message from the server. */
  async ask(message: object): Promise<string> {
    const answer = this.hear();
    this.socket.send(JSON.stringify(message));
    return answer;
  }

  private async hear(): Promise<string> {
    const [message] = (await once(this.socket, 'message')) as [Buffer];
    return (JSON.parse(String(message)) as { type: string }).type;
  }

  /** True if the server still responds. Sends a query first, so that the server has finished pending look-ups. */
  async isOpen(): Promise<boolean> {
    await marketplace.ask('{ viewer { id } }', {}, asha.token);
    for (let type = await this.ask({ type: 'ping' }); type !== 'pong';) type = await this.hear();
    return true;
  }
}

describe('a connection without a subscription', () => {
  it('is ended after a minute, when it is a visitor’s', async () => {
    const socket = await Socket.open();
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(await socket.isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect((await socket.closed)[0]).toBe(1000);
  });

  it('is ended when what the visitor wanted was refused', async () => {
    const socket = await Socket.open();
    expect(await socket.ask({ id: 'x', type: 'subscribe', payload: CART })).toBe('next');
    expect(await socket.isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect((await socket.closed)[0]).toBe(1000);
  });

  it('is ended when its token opens nothing', async () => {
    const socket = await Socket.open({ ...asha, token: 'nonsense' });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect((await socket.closed)[0]).toBe(1000);
  });

  it('stays with a signed-in viewer until the session has ended', async () => {
    const socket = await Socket.open(asha);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await socket.isOpen()).toBe(true);
    await marketplace.ask('mutation { logOut { userErrors { code } } }', {}, asha.token);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect((await socket.closed)[0]).toBe(1000);
  });
});

describe('the check of a connection of a support view', () => {
  it('is no page in the audit log', async () => {
    const support = await signUpReader(marketplace);
    await makeStaff(marketplace.ports, support, 'SUPPORT');
    const socket = await Socket.open(await openSupportView(marketplace, support, asha));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await socket.isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await socket.isOpen()).toBe(true);
    expect(await auditOf(marketplace, asha)).toMatchObject([{ action: 'START_SUPPORT_VIEW' }]);
  });
});

describe('a connection with a subscription', () => {
  it('stays for visitors too, and has a minute once the subscription has ended', async () => {
    const close = vi.fn<() => void>();
    const connection = { subscriptions: { x: null }, extra: { socket: { close } } } as unknown as Connection;
    const idle = endWhenIdle(() => ({ principal: () => Promise.resolve(null) }));
    void idle.onConnect(connection);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(close).not.toHaveBeenCalled();
    Object.assign(connection, { subscriptions: {} });
    void idle.onComplete(connection, 'x', { query: '' });
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(close).toHaveBeenCalledOnce();
  });
});
