/** Tests, their harness and the benchmarks may look everywhere. */
const EXEMPT = '\\.test\\.tsx?$|^server/(testing|benchmarks)/|^client/(bench|e2e|testing)/';

/** The rules of folders in an order: each imports itself and those before it. */
function layered(place, folders) {
  return folders.slice(0, -1).map((folder, height) => ({
    name: `${place.replaceAll('/', '-')}-${folder.replace('/', '-')}-imports-downwards`,
    comment: `${place}/${folder} may import ${['itself', ...folders.slice(0, height)].join(', ')}.`,
    severity: 'error',
    from: { path: `^${place}/${folder}/`, pathNot: EXEMPT },
    to: { path: `^${place}/(${folders.slice(height + 1).join('|')})/` },
  }));
}

module.exports = { EXEMPT, layered };
