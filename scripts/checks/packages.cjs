/**
 * The npm packages that only some folders may import. `server/*.ts` stands for the files directly in server/. If an
 * entry has a side, its packages are forbidden in all other folders of that side; otherwise, in all other folders of
 * both sides. scripts/checks/packages-in-use.js compares the table with the imports.
 * @typedef {{ side: 'server' | 'client' | null, folders: string[], packages: string[] }} Permission
 * @type {readonly Permission[]}
 */
const PACKAGES = [
  only('server/domain', 'temporal-polyfill @zxcvbn-ts @indic-transliteration/sanscript otpauth'),
  only(
    'server/persistence',
    'typeorm pg @electric-sql/pglite @electric-sql/pglite-prepopulatedfs sql-template-tag proper-lockfile typeid-js',
  ),
  onSide('server', 'server/domain server/languages', '@lingui/core'),
  // The client does not use this package, because the build compiles the client's texts.
  only('server/domain server/languages', '@lingui/message-utils'),
  only('server/covers', 'sharp harfbuzzjs'),
  only('server/fonts', 'wawoff2'),
  only('server/papers', 'pdfkit fontkit'),
  only('server/notifications', 'nodemailer @react-email'),
  onSide('server', 'server/notifications', 'react react-dom'),
  only('server/queue server/jobs', 'pg-boss'),
  only('server/rateLimits', 'ioredis rate-limiter-flexible'),
  only('server/usecases', '@node-rs/argon2 @simplewebauthn/server'),
  only('server/*.ts', '@fastify/compress @fastify/cookie'),
  only('server/http', '@fastify/helmet @fastify/static ipaddr.js'),
  // server/cli/abilities lists the operations of both APIs.
  onSide('server', 'server/graphql server/cli/abilities', 'graphql'),
  only(
    'server/graphql',
    'type-graphql graphql-jit graphql-query-complexity graphql-scalars graphql-upload @apollo/server ' +
      '@as-integrations/fastify @escape.tech @fastify/websocket',
  ),
  only('server/graphql client/session/connection client/graphiql', 'graphql-ws'),
  only(
    'server/rest',
    'csv-stringify fastify-type-provider-zod find-my-way @fastify/multipart @fastify/swagger @fastify/swagger-ui',
  ),
  only('server/cli', 'cli-progress csv-parse stream-json'),
  only(
    'server/*.ts server/http server/graphql server/rest server/publicPages server/pictures server/simulators server/cli/abilities',
    'fastify',
  ),
  only('client/shared/theme', '@fontsource @fontsource-variable'),
  only('client/session/connection', 'apollo-upload-client'),
  only('client/session/offline', 'idb-keyval'),
  only('client/features/dashboard', '@visx'),
  only('client/features/listing', '@tanstack/react-virtual'),
  only('client/features/settings server/usecases', 'bowser'),
  only('client/shared', 'uqr'),
  only('client/session/secondStep', '@simplewebauthn/browser'),
  only('client/firstSight', '@emotion'),
  only('client/graphiql', 'graphiql @graphiql/toolkit'),
  only('client/serviceWorker', 'workbox-core workbox-expiration workbox-routing workbox-strategies'),
];

/**
 * @param {string} folders
 * @param {string} packages
 * @returns {Permission}
 */
function only(folders, packages) {
  return { side: null, folders: folders.split(' '), packages: packages.split(' ') };
}

/**
 * Like `only`, for packages that the other side uses in many folders.
 * @param {'server' | 'client'} side
 * @param {string} folders
 * @param {string} packages
 * @returns {Permission}
 */
function onSide(side, folders, packages) {
  return { ...only(folders, packages), side };
}

/**
 * Returns a pattern that matches the files in a folder of the table.
 * @param {string} folder
 */
function filesIn(folder) {
  return folder.endsWith('/*.ts') ? `^${folder.replace('*.ts', '[^/]+\\.ts$')}` : `^${folder}/`;
}

module.exports = { PACKAGES, filesIn };
