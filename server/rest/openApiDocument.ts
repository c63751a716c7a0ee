import Fastify from 'fastify';
import { restRoutes } from './restRoutes.js';

/** Returns the OpenAPI document, as served at /api/openapi.json, without a listening server. */
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
