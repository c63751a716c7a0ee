import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Person } from './people/people.js';

/** A result of a subscription: data, errors, or both. */
export interface LiveAnswer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** An open subscription. `next` waits for the next result, and rejects if the subscription has ended. */
export interface Subscription<Data> {
  next(): Promise<LiveAnswer<Data>>;
  end(): Promise<void>;
}

/** A WebSocket connection of a person, or of a visitor if `person` is undefined. It is opened as the web client opens it. */
export class LiveConnection {
  private readonly client: Client;

  constructor(marketplace: { url: string }, person?: Pick<Person, 'token'>) {
    this.client = createClient({
      url: `${marketplace.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: person ? { authorization: `Bearer ${person.token}` } : {},
    });
  }

  subscribe<Data>(
    query: string,
    variables: Record<string, unknown> = {},
    operationName?: string,
  ): Subscription<Data> {
    const answers = this.client.iterate<Data>({ query, variables, operationName });
    return {
      async next() {
        const answer: IteratorResult<LiveAnswer<Data>, void> = await answers.next().catch(refused);
        return answer.done ? Promise.reject(new Error('The subscription has ended')) : answer.value;
      },
      async end() {
        await answers.return?.();
      },
    };
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}

/** Returns a result that contains the errors of a subscription that was refused when it began. */
function refused(errors: unknown): { value: LiveAnswer<never>; done: false } {
  if (!Array.isArray(errors)) throw errors;
  return { value: { errors: errors as { message: string }[] }, done: false };
}
