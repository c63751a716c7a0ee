import { vi } from 'vitest';

type Message = { id: string; type: string; payload?: { operationName: string } };

/** Who listens to which operation, on the connections that are open. */
const listeners = new Map<FakeSocket, Map<string, string>>();
let isAway = false;

/** The server's end of a WebSocket that speaks the protocol of graphql-ws. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = FakeSocket.CONNECTING;
  onopen = () => undefined;
  onmessage = (_event: { data: string }) => undefined;
  onclose = (_event: { code: number; reason: string; wasClean: boolean }) => undefined;
  onerror = () => undefined;

  constructor() {
    queueMicrotask(() => {
      if (isAway) return this.close(1006);
      this.readyState = FakeSocket.OPEN;
      listeners.set(this, new Map());
      this.onopen();
    });
  }

  send(text: string): void {
    const { id, type, payload } = JSON.parse(text) as Message;
    if (type === 'connection_init') this.answer({ type: 'connection_ack' });
    if (type === 'subscribe' && payload) listeners.get(this)?.set(id, payload.operationName);
    if (type === 'complete') listeners.get(this)?.delete(id);
  }

  answer(message: object): void {
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(message) }));
  }

  close(code = 1000, reason = ''): void {
    this.readyState = FakeSocket.CLOSED;
    listeners.delete(this);
    queueMicrotask(() => this.onclose({ code, reason, wasClean: true }));
  }
}

/** Tells every subscriber of this operation, by its name; answers how many there were. */
export function serverTells(operation: string, data: object): number {
  const told = [...listeners].flatMap(([socket, open]) =>
    [...open].filter(([, name]) => name === operation).map(([id]) => ({ socket, id })),
  );
  for (const { socket, id } of told) socket.answer({ id, type: 'next', payload: { data } });
  return told.length;
}

/** Ends every connection, and lets no new one in. */
export function serverHangsUp(): void {
  isAway = true;
  for (const socket of listeners.keys()) socket.close(4499, 'Going away');
}

/** Takes the place of the network for the whole test file. */
export function installFakeSocket(): void {
  isAway = false;
  vi.stubGlobal('WebSocket', FakeSocket);
}
