/** Matches tests, test helpers and benchmarks, which may import everything. */
const EXEMPT = '\\.test\\.tsx?$|^server/(testing|benchmarks)/|^client/(bench|e2e|testing)/';

/**
 * Returns the import rules for an entry of orders.cjs: each named folder or file may import itself and what is named
 * before it, and every folder must be named.
 * @param {string} place the folder that the order is for
 * @param {readonly string[]} named the entries, lowest first
 */
function ordered(place, named) {
  const order = named.includes('.') ? named : [...named, '.'];
  const paths = order.map((name) => pathOf(place, name, order));
  const downwards = order.slice(0, -1).map((name, height) => ({
    name: `order-of-${place}-${name}`.replaceAll(/[/.]+/g, '-'),
    comment: `${place}/${name} may import ${['itself', ...order.slice(0, height)].join(', ')}: scripts/checks/orders.cjs.`,
    severity: 'error',
    from: { path: paths[height], pathNot: EXEMPT },
    to: { path: `^${place}/`, pathNot: paths.slice(0, height + 1) },
  }));
  const known = {
    name: `known-folders-of-${place.replaceAll('/', '-')}`,
    comment: `A new folder of ${place} is entered in scripts/checks/orders.cjs, at its place.`,
    severity: 'error',
    from: { path: `^${place}/[^/]+/`, pathNot: [...paths, EXEMPT] },
    to: {},
  };
  return [...downwards, known];
}

/**
 * @param {string} place
 * @param {string} name
 * @param {readonly string[]} order
 */
function pathOf(place, name, order) {
  const files = order.filter((each) => /.\./.test(each)).map(literal);
  if (name === '.') return `^${place}/(?!(?:${files.join('|') || '/'})$)[^/]+$`;
  return files.includes(literal(name)) ? `^${place}/${literal(name)}$` : `^${place}/${name}/`;
}

/** @param {string} name */
function literal(name) {
  return name.replaceAll('.', '\\.');
}

module.exports = { EXEMPT, ordered };
