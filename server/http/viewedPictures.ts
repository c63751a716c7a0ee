import type { FastifyRequest } from 'fastify';
import type { Caller, Scope } from '../usecases/scope.js';

/** Looks up a picture that the browser of a request may show; null for none. */
export type LookUpPicture = <Found>(
  request: FastifyRequest,
  look: (scope: Scope) => Promise<Found | null>,
) => Promise<Found | null>;

/** Finds the senders of a request. */
export interface Senders {
  scopeOf(request: FastifyRequest): Scope;
  /** Opens a scope for another caller than the one of the request. */
  openScope(caller: Caller): Scope;
  /** Returns the caller in the support view whose cookie the request carries, or null. */
  viewerOf(request: FastifyRequest): Caller | null;
}

/**
 * Looks pictures up for the support view that the browser is in, and then for its session. A browser loads pictures without the
 * bearer token, and its session cookie is the one of the member of support.
 */
export function lookUpPictures({ scopeOf, openScope, viewerOf }: Senders): LookUpPicture {
  return async (request, look) => {
    const viewer = viewerOf(request);
    const seen = viewer && (await look(openScope(viewer)));
    return seen ?? look(scopeOf(request));
  };
}
