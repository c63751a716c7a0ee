import { parseSync, Visitor, type ESTree } from 'vite';
import { paths } from '../shared/navigation/paths';

/** A route in the source. `module` is the feature that it loads lazily; null if it loads none. */
export interface WrittenRoute {
  address: string;
  module: string | null;
}

/**
 * Parses a file of routes, however it is formatted. Returns its routes and the feature modules that it loads lazily.
 */
export function readRoutes(source: string): { modules: string[]; routes: WrittenRoute[] } {
  const modules = new Map<string, string>();
  const elements: ESTree.JSXOpeningElement[] = [];
  const { program, errors } = parseSync('routes.tsx', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  new Visitor({
    VariableDeclarator({ id, init }) {
      const [, module] =
        /^lazily\(.*import\(\s*['"]\.\/(features\/[^'"]+)['"]/s.exec(textOf(source, init)) ?? [];
      if (module && id.type === 'Identifier') modules.set(id.name, `${module}.tsx`);
    },
    JSXOpeningElement(element) {
      elements.push(element);
    },
  }).visit(program);
  const routes = elements
    .filter(({ name }) => name.type === 'JSXIdentifier' && name.name === 'Route')
    .map((route) => ({ path: valueOf(route, 'path'), element: valueOf(route, 'element') }))
    .flatMap(({ path, element }) => (path ? [{ path, element }] : []))
    .map(({ path, element }) => ({
      address: addressOf(path, source),
      module: (element && modules.get(nameOf(element))) ?? null,
    }));
  return { modules: [...modules.values()], routes };
}

type Value = NonNullable<ESTree.JSXAttribute['value']>;

function valueOf({ attributes }: ESTree.JSXOpeningElement, wanted: string): Value | null {
  for (const attribute of attributes)
    if (attribute.type === 'JSXAttribute' && attribute.name.name === wanted) return attribute.value;
  return null;
}

/** Returns the name of the component in `element={<Component … />}`; empty if there is none. */
function nameOf(value: Value): string {
  const element = value.type === 'JSXExpressionContainer' ? value.expression : value;
  if (element.type !== 'JSXElement') return '';
  const { name } = element.openingElement;
  return name.type === 'JSXIdentifier' ? name.name : '';
}

const addresses = new Map<string, string | ((id: string) => string)>(Object.entries(paths));

/**
 * Returns the address of a route. Its path is a text or calls `paths`, as in paths.book(':id'). A parameter becomes x1.
 */
function addressOf(value: Value, source: string): string {
  if (value.type === 'Literal') return value.value;
  const expression = textOf(source, value);
  const [, name = ''] = /\bpaths\.(\w+)/.exec(expression) ?? [];
  const address = addresses.get(name);
  if (address === undefined) throw new Error(`No path is called ${name}, of ${expression}.`);
  return typeof address === 'string' ? address : address('x1');
}

function textOf(source: string, node: { start: number; end: number } | null): string {
  return node ? source.slice(node.start, node.end) : '';
}
