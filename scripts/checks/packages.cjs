/**
 * The npm packages that only some folders may import. The files directly in server/ and client/ may import all of
 * these packages.
 * @type {readonly { folders: string[], packages: string[] }[]}
 */
const PACKAGES = [
  only('server/domain', 'temporal-polyfill @zxcvbn-ts @indic-transliteration/sanscript otpauth'),
  only(
    'server/persistence',
    'typeorm pg @electric-sql/pglite @electric-sql/pglite-prepopulatedfs sql-template-tag proper-lockfile typeid-js',
  ),
  only('server/domain server/languages', '@lingui/core @lingui/message-utils'),
  only('server/covers', 'sharp harfbuzzjs wawoff2'),
  only('server/notifications', 'nodemailer react react-dom @react-email'),
  only('server/queue server/jobs', 'pg-boss'),
  only('server/rateLimits', 'ioredis rate-limiter-flexible'),
  only('server/usecases', '@node-rs/argon2 @simplewebauthn/server'),
  only('server/http', '@fastify/helmet @fastify/static ipaddr.js'),
  // server/cli/abilities lists the operations of both APIs.
  only('server/graphql server/cli/abilities', 'graphql'),
  only(
    'server/graphql',
    'type-graphql graphql-jit graphql-query-complexity graphql-scalars graphql-upload graphql-ws @apollo/server ' +
      '@as-integrations/fastify @escape.tech @fastify/websocket @repeaterjs/repeater',
  ),
  only(
    'server/rest',
    'csv-stringify fastify-type-provider-zod @fastify/multipart @fastify/swagger @fastify/swagger-ui',
  ),
  only('server/cli', 'cli-progress csv-parse stream-json'),
  only(
    'server/http server/graphql server/rest server/publicPages server/pictures server/cli/abilities',
    'fastify',
  ),
  only('client/session/connection', 'apollo-upload-client'),
  only('client/session/connection client/graphiql', 'graphql-ws'),
  only('client/session/offline', 'idb-keyval'),
  only('client/features/dashboard', '@visx'),
  only('client/features/listing', '@tanstack/react-virtual'),
  only('client/features/settings server/usecases', 'bowser'),
  only('client/shared', 'uqr'),
  only('client/session/secondStep', '@simplewebauthn/browser'),
  only('client/graphiql', 'graphiql @graphiql/toolkit'),
  only(
    'client/serviceWorker',
    'workbox-core workbox-expiration workbox-precaching workbox-routing workbox-strategies',
  ),
];

/**
 * @param {string} folders
 * @param {string} packages
 */
function only(folders, packages) {
  return { folders: folders.split(' '), packages: packages.split(' ') };
}

module.exports = { PACKAGES };
