import { expect, it } from 'vitest';
import { paths } from '../shared/navigation/paths';
import { LATER, SCREENS } from './screens';

const [routes = ''] = Object.values(
  import.meta.glob<string>('../routes.tsx', { query: '?raw', import: 'default', eager: true }),
);

const modules = new Map(
  [...routes.matchAll(/const (\w+) = lazily\(\(\) => import\('\.\/(features\/[^']+)'\)\)/g)].map(
    ([, name, module]) => [name, `${module}.tsx`],
  ),
);

const addressOf = new Map<string, string | ((id: string) => string)>(Object.entries(paths));

/**
 * Returns the address of a route, given its path expression, such as paths.book(':id'). Parameters are replaced by an
 * id.
 */
function addressOfRoute(expression = ''): string {
  const [, name = ''] = /paths\.(\w+)/.exec(expression) ?? [];
  const address = addressOf.get(name);
  if (address === undefined) throw new Error(`No path is called ${name}, of ${expression}.`);
  return typeof address === 'string' ? address : address('x1');
}

/** The screen and the address of each route. */
const shown = [...routes.matchAll(/<Route path=\{([^\n]+?)\} element=\{<(\w+) \/>\}/g)].map(
  ([, path, name = '']) => ({
    module: modules.get(name),
    address: addressOfRoute(path),
  }),
);

it('every route has its line: its code is requested early, or on purpose later', () => {
  expect(shown.length).toBeGreaterThan(20);
  const lines = [...SCREENS.map(({ module }) => module), ...LATER];
  expect(new Set(shown.map(({ module }) => module))).toEqual(new Set(lines));
  expect(lines).toHaveLength(new Set(lines).size);
});

it.each(SCREENS)('$module is requested at the address of its route', ({ module, address }) => {
  const addresses = shown.filter((one) => one.module === module).map((one) => one.address);
  expect(addresses.filter((one) => new RegExp(`^${address}$`).test(one))).toEqual(addresses);
});

it.each(LATER)('%s is not requested early', (module) => {
  const addresses = shown.filter((one) => one.module === module).map((one) => one.address);
  for (const { address } of SCREENS)
    expect(addresses.filter((one) => new RegExp(`^${address}$`).test(one))).toEqual([]);
});
