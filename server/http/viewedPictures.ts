import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain/shared/errors.js';
import type { Caller, Scope } from '../usecases/scope.js';

/** Looks up a picture that the browser of a request may show. Throws NOT_FOUND if there is none. */
export type LookUpPicture = <Found>(
  request: FastifyRequest,
  look: (scope: Scope) => Promise<Found>,
) => Promise<Found>;

/** Finds the accounts that may see a picture on a request: the account of its session, and the account of its support view. */
export interface Senders {
  scopeOf(request: FastifyRequest): Scope;
  /** Opens a scope for a caller other than the sender of the request. */
  openScope(caller: Caller): Scope;
  /** Returns the caller of the support view that the request's cookie opens; null without such a cookie. */
  viewerOf(request: FastifyRequest): Caller | null;
}

/**
 * Looks pictures up with the support view that the browser has open, and then with the session of the browser. A
 * browser loads pictures without the bearer token, and its session belongs to the member of support.
 */
export function lookUpPictures({ scopeOf, openScope, viewerOf }: Senders): LookUpPicture {
  return async (request, look) => {
    const viewer = viewerOf(request);
    const seen = viewer && (await unlessNotFound(look(openScope(viewer))));
    return seen ?? look(scopeOf(request));
  };
}

async function unlessNotFound<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof DomainError && error.problems[0].code === 'NOT_FOUND') return null;
    throw error;
  }
}
