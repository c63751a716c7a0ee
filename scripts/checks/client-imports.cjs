const { STRANGERS } = require('./orders.cjs');
const { EXEMPT } = require('./layers.cjs');

/**
 * Import rules of the client, in addition to the order of its folders (orders.cjs). Used by .dependency-cruiser.cjs.
 */
module.exports = [
  {
    name: 'client-and-server-are-strangers',
    comment: 'They share the GraphQL schema and nothing else.',
    severity: 'error',
    from: { path: '^(client|server)/' },
    to: { path: '^(client|server)/', pathNot: '^$1/' },
  },
  ...STRANGERS.map((place) => ({
    name: `${place.replaceAll('/', '-')}-do-not-know-each-other`,
    comment: 'What two of these folders need stands below them.',
    severity: 'error',
    from: { path: `^${place}/([^/]+)/`, pathNot: EXEMPT },
    to: { path: `^${place}/`, pathNot: `^${place}/$1/` },
  })),
];
