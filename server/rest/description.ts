import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** The parts of the OpenAPI document that are not derived from the routes, such as its introduction and its tags. */
export const API_DESCRIPTION: FastifyDynamicSwaggerOptions['openapi'] = {
  openapi: '3.1.0',
  info: {
    title: 'Panna REST API',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'The developers of Panna' },
    description:
      'The API of the marketplace, with the same rules as the GraphQL API. Amounts are rupees as JSON numbers, ratings are ' +
      '10 to 100, and dates are ISO 8601. Every response is `{ status: "success", data }` or ' +
      '`{ status: "error", message, code, field?, values?, errors? }`.\n\n' +
      'Rate-limited calls return the headers `RateLimit-Policy` (`"logIn";q=300;w=60`: 300 calls in 60 seconds) and ' +
      '`RateLimit` (`"logIn";r=299;t=60`: 299 calls left, and 60 seconds until the window ends). Calls beyond the limit ' +
      'get 429, TOO_MANY_ATTEMPTS and `Retry-After`.\n\n' +
      'Calls that are not public require an ability, such as `orders:write`. An account without it gets 403 and FORBIDDEN, ' +
      'which names the ability in its value `ability`. A support view gets IN_SUPPORT_VIEW instead, and staff without ' +
      'a required second factor SECOND_FACTOR_REQUIRED, with the same value.\n\n' +
      'The header `X-Request-Id` identifies a request in the log of the server. A method that a path does not support ' +
      'gets 405 with `Allow`. Unknown parameters are refused, unless the call says that it ignores them. CORS is off: ' +
      'call the API from your own server, not from a page of another site.',
  },
  servers: [{ url: '/', description: 'The server that serves this document.' }],
  tags: [
    { name: 'Accounts', description: 'Sign-up, log-in, profile, settings and exports.' },
    { name: 'Addresses', description: 'Saved addresses for your orders, and the places of PIN codes.' },
    { name: 'Books', description: 'Searching, listing and managing books.' },
    { name: 'Cart', description: 'The books you are about to order.' },
    { name: 'Orders', description: 'Placing and reading orders, and rating sellers.' },
    { name: 'Reviews', description: 'Reviews of books and sellers.' },
    { name: 'Waiting list', description: 'Waiting for a book to become available.' },
    { name: 'Saved searches', description: 'Searches whose new matches are mailed to you.' },
    { name: 'Sales', description: 'Fulfillments: the parts of orders that each seller sends.' },
    { name: 'Disputes', description: 'Disputes of buyers about fulfillments.' },
    { name: 'Complaints', description: 'Complaints to the marketplace, with numbers and deadlines.' },
    {
      name: 'Documents',
      description: 'Receipts, bills, credit notes, invoices and payout statements as PDF files.',
    },
    {
      name: 'Service',
      description:
        'The operator, the policies and the calendar of the marketplace, and the health of the server.',
    },
  ],
  components: {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'The session token that log-in and sign-up return.',
      },
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'panna_session',
        description: 'Set by log-in and sign-up. On https sites it is named `__Host-panna_session`.',
      },
    },
  },
  security: [{ bearer: [] }, { cookie: [] }, {}],
};
