import { expect, it } from 'vitest';
import { paths } from '../shared/navigation/paths';
import { readRoutes } from '../testing/writtenRoutes';
import { LATER, SCREENS } from './screens';

const [source = ''] = Object.values(
  import.meta.glob<string>('../routes.tsx', { query: '?raw', import: 'default', eager: true }),
);
const { modules, routes } = readRoutes(source);

/** Returns the addresses of a screen's routes. */
const addressesOf = (module: string) =>
  routes.filter((one) => one.module === module).map((one) => one.address);

it('every screen has its line: its code is requested early, or on purpose later', () => {
  const lines = [...SCREENS.map(({ module }) => module), ...LATER];
  expect(modules.sort()).toEqual(lines.sort());
});

it('every route but that of the home page and of unknown addresses shows such a screen', () => {
  const others = routes.filter(({ module }) => module === null).map(({ address }) => address);
  expect(others).toEqual([paths.home, '*']);
  expect(new Set(routes.map(({ module }) => module))).toEqual(new Set([...modules, null]));
});

it.each(SCREENS)('$module is requested at the address of its route', ({ module, address }) => {
  const addresses = addressesOf(module);
  expect(addresses.filter((one) => new RegExp(`^${address}$`).test(one))).toEqual(addresses);
});

it.each(LATER)('%s is not requested early', (module) => {
  for (const { address } of SCREENS)
    expect(addressesOf(module).filter((one) => new RegExp(`^${address}$`).test(one))).toEqual([]);
});

it('routes are read however they are written', () => {
  const written = readRoutes(`
    const New = lazily(
      () =>
        import("./features/new/NewScreen"),
    );
    const Own = lazily(async () => ({ default: (await ownCode()).Own }));
    const routes = (
      <Route element={<Own />}>
        <Route path="/new" element={<New tab="x" />} />
        <Route
          path={paths.book(':id')}
          element={<New />}
        />
        <Route element={<Navigate to="/" />} path='*' />
      </Route>
    );
  `);
  const module = 'features/new/NewScreen.tsx';
  expect(written.modules).toEqual([module]);
  expect(written.routes).toEqual([
    { address: '/new', module },
    { address: '/books/x1', module },
    { address: '*', module: null },
  ]);
});
