import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** A webhook as it arrived: the body, byte for byte, and the headers. */
export interface Received {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/** A server that only records the webhooks that it receives. */
export interface Inbox {
  address: string;
  received: Received[];
  close(): Promise<void>;
}

export async function openInbox(): Promise<Inbox> {
  const received: Received[] = [];
  const http = Fastify({ forceCloseConnections: true });
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  http.post<{ Body: Buffer }>('/', async ({ body, headers }) => {
    received.push({ body, headers });
    return {};
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, received, close: () => http.close() };
}
