import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** What the OpenAPI document says of the API as a whole. */
export const API_DESCRIPTION: FastifyDynamicSwaggerOptions['openapi'] = {
  openapi: '3.1.0',
  info: {
    title: 'Panna REST API',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'The developers of Panna' },
    description:
      'The documented paths of the marketplace, over the same use-cases as GraphQL. Amounts are rupees as ' +
      'JSON numbers, ratings 0 to 100, dates ISO 8601. Every answer is `{ status: "success", data }` or ' +
      '`{ status: "error", message, code, field?, values?, errors? }`. A call whose number is limited says so in the fields ' +
      '`RateLimit-Policy` (`"logIn";q=300;w=60`: 300 in 60 seconds) and `RateLimit` (`"logIn";r=299;t=60`: 299 are ' +
      'left, and the window ends in 60 seconds); one too many is refused with 429, TOO_MANY_ATTEMPTS and `Retry-After`. ' +
      'The header `X-Request-Id` of an answer names its request in the log of the server. A path that is asked with a method ' +
      'it does not take answers 405 with `Allow`; a parameter that is not documented is refused by its name, except on ' +
      'the list of books. CORS is off: browsers hand no answer to pages of other sites, so call the API from your own ' +
      'server.',
  },
  servers: [{ url: '/', description: 'The server that answers this document.' }],
  tags: [
    { name: 'Accounts', description: 'Sign-up, log-in, profile and settings.' },
    { name: 'Books', description: 'The catalogue, and listing books.' },
    { name: 'Cart', description: 'What is to be ordered.' },
    { name: 'Orders', description: 'Orders and ratings.' },
    { name: 'Sales', description: 'What sellers send: their parts of orders, step by step.' },
    { name: 'Service', description: 'Whether the marketplace works.' },
  ],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The token of a log-in or sign-up.' },
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'panna_session',
        description: 'Set at log-in and sign-up; named `__Host-panna_session` on an https site.',
      },
    },
  },
  security: [{ bearer: [] }, { cookie: [] }, {}],
};
