import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const ID = /\b[a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g;
const MOST_IDS = 10;
const LONGEST_PAGE = 500;

const NAME = /^\s*(?:query|mutation|subscription)\s+(\w+)/;

const GRAPHQL = '/graphql';

const Operation = z.object({
  operationName: z.string().nullish(),
  query: z.string().nullish(),
  variables: z.unknown(),
});

/**
 * Returns a short description of a request: the method and path. For GraphQL, also the name of the operation and the
 * ids in its variables.
 */
export function pageOf(request: Pick<FastifyRequest, 'method' | 'url' | 'body' | 'query'>): string {
  const { method, url } = request;
  const [path = ''] = url.split('?', 1);
  const isInAddress = method === 'GET' && path === GRAPHQL;
  return named(`${method} ${path}`, isInAddress ? request.query : request.body);
}

/** Returns a short description of a subscription. Its operation was sent in a WebSocket message, not in a request. */
export function pageOfSubscription(operation: unknown): string {
  return named(`SUBSCRIBE ${GRAPHQL}`, operation);
}

function named(address: string, asked: unknown): string {
  const { data: operation } = Operation.safeParse(asked);
  const name = operation?.operationName ?? operation?.query?.match(NAME)?.[1];
  const ids = JSON.stringify(operation?.variables ?? null).match(ID) ?? [];
  return [address, name, ...ids.slice(0, MOST_IDS)].filter(Boolean).join(' ').slice(0, LONGEST_PAGE);
}
