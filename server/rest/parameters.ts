import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseInput, refuse } from '../domain/shared/errors.js';
import { LARGEST_PAGE } from '../domain/shared/page.js';
import type { Page, PageArguments } from '../usecases/paging.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route ignores parameters that it does not document. */
    anyParameters?: boolean;
  }
}

/**
 * Returns the schema of a parameter. An empty parameter counts as absent. If a parameter is repeated, its first value
 * counts.
 */
export const parameter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return one === '' ? undefined : one;
  }, schema.optional());

/** Returns the schema of an enum parameter. Values are documented in lower case, but any case is accepted. */
export const choiceParameter = <Name extends string>(names: Record<string, Name>, description: string) =>
  parameter(
    z
      .string()
      .transform((name) => name.toUpperCase())
      .pipe(z.enum(names)),
  ).meta({ type: 'string', enum: Object.values(names).map((name) => name.toLowerCase()), description });

/** Returns the schema of a page size. Throws PAGE_SIZE_OUT_OF_RANGE if the value is not 1 to 100. */
export const limitParameter = (usual: number) =>
  parameter(z.unknown().transform(readLimit)).meta({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_PAGE,
    description: `The number of entries on a page: 1 to ${LARGEST_PAGE}; ${usual} by default.`,
    example: 10,
  });

function readLimit(value: unknown): number {
  const limit = /^\d{1,3}$/.test(String(value)) ? Number(value) : 0;
  if (limit >= 1 && limit <= LARGEST_PAGE) return limit;
  return refuse('PAGE_SIZE_OUT_OF_RANGE', { field: ['limit'], values: { max: LARGEST_PAGE } });
}

/** Query parameters of lists with cursors: the page size, and the cursor of the previous page. */
export const pageParameters = {
  limit: limitParameter(LARGEST_PAGE),
  after: parameter(z.string().describe('The `nextCursor` of the previous page.')),
};

/** Response field with the cursor of the next page. */
export const nextCursorField = z
  .string()
  .nullable()
  .describe('Send it as `after` to get the next page; null on the last page.');

/** Parses the query of a list with cursors. `schema` must include pageParameters. */
export function readPageQuery<Query extends { limit?: number; after?: string }>(
  schema: z.ZodType<Query>,
  query: unknown,
): Query & PageArguments {
  const asked = parseInput(schema, query);
  return { ...asked, first: asked.limit ?? LARGEST_PAGE };
}

/** Returns the cursor of the next page; null on the last page. */
export function nextCursorOf<Node>({ nodes, hasNextPage, cursorOf }: Page<Node>): string | null {
  const last = nodes.at(-1);
  return hasNextPage && last ? cursorOf(last) : null;
}

/**
 * Throws PARAMETER_UNKNOWN for a parameter that the call does not document. If such parameters were ignored, a list
 * with a misspelt filter would contain everything. The error names only the known parameters, because an unknown one
 * may be a password. Routes with `anyParameters`, such as the list of books, accept all parameters, because clients add
 * an unknown one to bypass caches.
 */
export async function refuseUnknownParameters({ query, routeOptions }: FastifyRequest): Promise<void> {
  const { schema, config } = routeOptions;
  if (!schema || schema.hide || config.anyParameters) return;
  const known = parametersOf(schema.querystring);
  if (Object.keys(query as object).every((name) => known.includes(name))) return;
  refuse('PARAMETER_UNKNOWN', { values: { known: known.join(', ') || 'none' } });
}

function parametersOf(querystring: unknown): string[] {
  return querystring instanceof z.ZodObject ? Object.keys(querystring.shape) : [];
}
