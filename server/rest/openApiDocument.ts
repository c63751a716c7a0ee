import Fastify from 'fastify';
import { restRoutes } from './restRoutes.js';

/** The OpenAPI document as /api/openapi.json answers it, made without a server that listens. */
export async function openApiDocument(): Promise<object> {
  const http = Fastify();
  await restRoutes(http, {
    openScope: unasked,
    openScopeFor: unasked,
    setSessionCookie: unasked,
    setDeviceCookie: unasked,
    checkSession: unasked,
  });
  await http.ready();
  const document = http.swagger();
  await http.close();
  return document;
}

function unasked(): never {
  throw new Error('Nothing is asked of the routes while they are documented');
}
