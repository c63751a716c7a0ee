import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, stripIgnoredCharacters, visit, type DefinitionNode } from 'graphql';

/** Returns the text of a query with all its fragments, as Apollo sends it. */
export function queryText(client: string, name: string): string {
  const definitions = readDefinitions(client);
  const taken = new Set<DefinitionNode>();
  const take = (kind: Kind, wanted: string) => {
    const definition = definitions.find((one) => one.kind === kind && one.name?.value === wanted);
    if (!definition) throw new Error(`No query or fragment of the client is called ${wanted}.`);
    if (taken.has(definition)) return;
    taken.add(definition);
    visit(definition, { FragmentSpread: (spread) => take(Kind.FRAGMENT_DEFINITION, spread.name.value) });
  };
  take(Kind.OPERATION_DEFINITION, name);
  return stripIgnoredCharacters([...taken].map((one) => print(withTypenames(one))).join('\n'));
}

function readDefinitions(client: string) {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  return files
    .flatMap((file) => parse(readFileSync(path.join(client, file), 'utf8')).definitions)
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION);
}

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/**
 * Adds `__typename` to every selection except the top level, as Apollo does, because its cache identifies objects by
 * type.
 */
function withTypenames(definition: DefinitionNode): DefinitionNode {
  return visit(definition, {
    SelectionSet: (set, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...set, selections: [...set.selections, TYPENAME] },
  });
}
