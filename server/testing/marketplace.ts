import type { AddressInfo } from 'node:net';
import { createApp, createPorts } from '../app.js';
import type { Database } from '../persistence/database.js';
import { openTestDatabase } from './testDatabase.js';

/** The moment at which every test marketplace begins. */
export const START_OF_TESTS = new Date('2026-01-15T06:30:00.000Z');

/** A clock that stands still until a test moves it. */
export class TestClock {
  private time = START_OF_TESTS.getTime();

  now(): Date {
    return new Date(this.time);
  }

  advanceDays(days: number): void {
    this.time += days * 86_400_000;
  }
}

/** The answer to a GraphQL request, as it came. */
export interface GraphQLAnswer<Data> {
  status: number;
  data: Data;
  errors?: { message: string; path?: string[]; extensions: { code: string } }[];
}

/** A whole marketplace on a port and a database of its own, spoken to over HTTP. */
export class TestMarketplace {
  private constructor(
    readonly url: string,
    readonly database: Database,
    readonly clock: TestClock,
    readonly dataDir: string,
    readonly close: () => Promise<void>,
  ) {}

  static async open(options: { rateLimits?: boolean } = {}): Promise<TestMarketplace> {
    const { database, dataDir, remove } = await openTestDatabase();
    const clock = new TestClock();
    const ports = createPorts({ dataDir, rateLimits: options.rateLimits ?? false }, database, clock);
    const http = await createApp(ports, { log: false, clientFolder: null });
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    return new TestMarketplace(`http://127.0.0.1:${port}`, database, clock, dataDir, async () => {
      await http.close();
      await remove();
    });
  }

  /** Asks over HTTP as a program would; the token is a session's. */
  async graphql<Data>(query: string, variables: object = {}, token?: string): Promise<GraphQLAnswer<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as Omit<GraphQLAnswer<Data>, 'status'>;
    return { status: response.status, ...answer };
  }

  /** Asks, and answers the data; fails the test when there are errors. */
  async ask<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
    const { data, errors } = await this.graphql<Data>(query, variables, token);
    if (errors) throw new Error(`GraphQL refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Asks in a multipart request with one file, by the GraphQL multipart request specification. */
  async upload<Data>(
    query: string,
    variables: object,
    file: { path: string; content: Uint8Array<ArrayBuffer> | string; name: string; type: string },
    token?: string,
  ): Promise<GraphQLAnswer<Data>> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify({ 0: [file.path] }));
    form.set('0', new File([file.content], file.name, { type: file.type }));
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
      body: form,
    });
    const answer = (await response.json()) as Omit<GraphQLAnswer<Data>, 'status'>;
    return { status: response.status, ...answer };
  }
}
