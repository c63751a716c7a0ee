import { expect, it } from 'vitest';
import routes from '../routes.tsx?raw';
import { paths } from '../shared/navigation/paths';
import { LATER, SCREENS } from './screens';

const modules = new Map(
  [...routes.matchAll(/const (\w+) = lazily\(\(\) => import\('\.\/(features\/[^']+)'\)\)/g)].map(
    ([, name, module]) => [name, `${module}.tsx`],
  ),
);

/** The addresses at which each screen is shown, with an id for what is variable. */
const shown = [...routes.matchAll(/<Route path=\{([^\n]+?)\} element=\{<(\w+) \/>\}/g)].map(
  ([, path, name]) => {
    // The path is an expression of the routes, such as paths.book(':id').
    const address = new Function('paths', `return ${path}`)(paths) as string;
    return { module: modules.get(name), address: address.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x1') };
  },
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
