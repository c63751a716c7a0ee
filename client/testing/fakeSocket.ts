import { vi } from 'vitest';
import type { LiveAnswer } from './answers';
import type { GraphQLRequest } from './sentRequest';
import { checkRequest, truthfulAnswer } from './truthfulAnswer';

type Message = { id: string; type: string; payload?: GraphQLRequest };

/** The subscriptions of each open connection, by id. */
const listeners = new Map<FakeSocket, Map<string, GraphQLRequest>>();
let isAway = false;

/** A WebSocket that is connected to the fake server, with the graphql-ws protocol. */
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
    if (type === 'subscribe' && payload) this.subscribe(id, payload);
    if (type === 'complete') listeners.get(this)?.delete(id);
  }

  private subscribe(id: string, request: GraphQLRequest): void {
    checkRequest(request);
    listeners.get(this)?.set(id, request);
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

/** Sends an event to every subscriber of this operation and returns their number. */
export function serverTells(operation: string, news: LiveAnswer): number {
  const told = [...listeners].flatMap(([socket, open]) =>
    [...open]
      .filter(([, request]) => request.operationName === operation)
      .map((entry) => ({ socket, entry })),
  );
  for (const { socket, entry } of told) void tell(socket, entry, news);
  return told.length;
}

async function tell(socket: FakeSocket, [id, request]: [string, GraphQLRequest], news: LiveAnswer) {
  socket.answer({ id, type: 'next', payload: await truthfulAnswer(request, news) });
}

/** Closes every connection and refuses new connections. */
export function serverHangsUp(): void {
  isAway = true;
  for (const socket of listeners.keys()) socket.close(4499, 'Going away');
}

/** Replaces `WebSocket` with FakeSocket for the whole test file. */
export function installFakeSocket(): void {
  isAway = false;
  vi.stubGlobal('WebSocket', FakeSocket);
}
