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
      'Calls that are not public require an ability, such as `orders:write`. Without the ability, the call gets 403. ' +
      'The code is FORBIDDEN for an account that lacks the ability, IN_SUPPORT_VIEW in a support view, and ' +
      'SECOND_FACTOR_REQUIRED for staff who must add a second factor first. The value `ability` of the error names ' +
      'the ability.\n\n' +
      'The header `X-Request-Id` identifies a request in the server’s log. A method that a path does not support gets ' +
      '405 with `Allow`. Unknown parameters are refused, unless the description of the call says that they are ' +
      'ignored. CORS is off: call the API from your own server, not from a page of another site.',
  },
  servers: [{ url: '/', description: 'The server that returned this document.' }],
  tags: [
    { name: 'Accounts', description: 'Sign-up, log-in, profile, settings and exports.' },
    {
      name: 'Addresses',
      description: 'Saved addresses for your orders, and the city and state of a PIN code.',
    },
    { name: 'Books', description: 'Search, list and manage books.' },
    { name: 'Cart', description: 'The books you are about to order.' },
    { name: 'Orders', description: 'Place and read orders, and rate sellers.' },
    { name: 'Reviews', description: 'Reviews of books and sellers.' },
    { name: 'Waiting list', description: 'Waiting lists for books that are not available.' },
    {
      name: 'Saved searches',
      description: 'Searches that you saved, to receive an email about new matches.',
    },
    { name: 'Sales', description: 'Fulfillments. Each is the part of an order that one seller sends.' },
    { name: 'Disputes', description: 'Disputes between the buyer and the seller of a fulfillment.' },
    {
      name: 'Complaints',
      description: 'Complaints to the marketplace, which staff must answer and settle by a deadline.',
    },
    {
      name: 'Documents',
      description: 'Receipts, bills, credit notes, invoices and payout statements as PDF files.',
    },
    {
      name: 'Service',
      description:
        'The operator, policies, time zone and current date of the marketplace, and the health of the server.',
    },
  ],
  components: {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'The session token, which log-in and sign-up return.',
      },
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'panna_session',
        description:
          'The session cookie, which log-in and sign-up set. On https sites, its name is `__Host-panna_session`.',
      },
    },
  },
  security: [{ bearer: [] }, { cookie: [] }, {}],
};
