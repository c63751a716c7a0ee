import { maxHeaderSize } from 'node:http';

/**
 * Options of the router. Lets ids of any length reach the routes, which respond with their own 404. By default, the
 * router itself rejects long ids.
 */
export const ROUTER_OPTIONS = { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize };
