import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const ID = /\b[a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g;
const MOST_IDS = 10;
const LONGEST_PAGE = 500;

const NAME = /^\s*(?:query|mutation|subscription)\s+(\w+)/;

const Operation = z.object({
  operationName: z.string().nullish(),
  query: z.string().nullish(),
  variables: z.unknown(),
});

/**
 * Returns a short description of a request: the method and path. For GraphQL, also the name of the operation and the
 * ids in its variables.
 */
export function pageOf({ method, url, body }: Pick<FastifyRequest, 'method' | 'url' | 'body'>): string {
  const { data: operation } = Operation.safeParse(body);
  const name = operation?.operationName ?? operation?.query?.match(NAME)?.[1];
  const ids = JSON.stringify(operation?.variables ?? null).match(ID) ?? [];
  const parts = [method, url.split('?', 1)[0], name, ...ids.slice(0, MOST_IDS)];
  return parts.filter(Boolean).join(' ').slice(0, LONGEST_PAGE);
}
