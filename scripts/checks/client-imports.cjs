const { CLIENT_LAYERS, FEATURE_FOLDERS } = require('./folders.cjs');
const { EXEMPT, layered } = require('./layers.cjs');

/** The folders of the client, lowest first. */
const CLIENT = Object.entries(CLIENT_LAYERS).flatMap(([layer, { folders }]) =>
  folders ? folders.map((folder) => `${layer}/${folder}`) : [layer],
);

/** The import rules of the client, for .dependency-cruiser.cjs. */
module.exports = [
  {
    name: 'client-and-server-are-strangers',
    comment: 'They share the GraphQL schema and nothing else.',
    severity: 'error',
    from: { path: '^(client|server)/' },
    to: { path: '^(client|server)/', pathNot: '^$1/' },
  },
  ...layered('client', CLIENT),
  ...Object.entries(FEATURE_FOLDERS).flatMap(([feature, folders]) => [
    ...layered(`client/features/${feature}`, folders),
    {
      name: `${feature}-folders-do-not-know-its-screens`,
      severity: 'error',
      from: { path: `^client/features/${feature}/[^/]+/`, pathNot: EXEMPT },
      to: { path: `^client/features/${feature}/[^/]+$` },
    },
  ]),
  {
    name: 'features-do-not-know-each-other',
    comment: 'What two features need lives below them: in entities, session or shared.',
    severity: 'error',
    from: { path: '^client/features/([^/]+)/', pathNot: EXEMPT },
    to: { path: '^client/features/', pathNot: '^client/features/$1/' },
  },
  {
    name: 'known-client-folders-only',
    comment: 'A new folder of the client is entered in scripts/checks/folders.cjs, at its place.',
    severity: 'error',
    from: {
      path: '^client/[^/]+/',
      pathNot: [`^client/(${[...CLIENT, 'graphiql', 'serviceWorker'].join('|')})/`, EXEMPT],
    },
    to: { path: '^client/' },
  },
  {
    name: 'known-feature-folders-only',
    comment: 'A new folder of a feature is entered in scripts/checks/folders.cjs, at its place.',
    severity: 'error',
    from: {
      path: '^client/features/[^/]+/[^/]+/',
      pathNot: [
        ...Object.entries(FEATURE_FOLDERS).map(
          ([feature, folders]) => `^client/features/${feature}/(${folders.join('|')})/`,
        ),
        EXEMPT,
      ],
    },
    to: { path: '^client/' },
  },
  {
    name: 'frame-is-on-top',
    comment: 'routes.tsx, App.tsx and main.tsx put everything together, so nothing imports them.',
    severity: 'error',
    from: { path: '^client/[^/]+/', pathNot: EXEMPT },
    to: { path: '^client/[^/]+\\.tsx?$' },
  },
];
