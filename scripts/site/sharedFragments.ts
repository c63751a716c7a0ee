import type { Plugin } from 'vite';

type Definition = { kind: string; name: { value: string } };

/** Matches one document in a file of the code generator. */
const DOCUMENT = /= (\{"kind":"Document",.*\}) as unknown as/g;

/**
 * Writes each fragment once per file. The code generator repeats it in every operation, which made the file with the
 * steps of an order five times as long.
 */
export const sharedFragments: Plugin = {
  name: 'shared-fragments',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.generated\.ts$/, code: '"FragmentDefinition"' },
    handler(code) {
      const fragments = new Map<string, string>();
      const documents = code.replace(DOCUMENT, (_whole, text: string) => {
        const { definitions } = JSON.parse(text) as { definitions: Definition[] };
        const parts = definitions.map((one) => written(one, fragments)).join();
        return `= {"kind":"Document","definitions":[${parts}]} as unknown as`;
      });
      const shared = [...fragments].map(([name, fragment]) => `const ${name} = ${fragment};`);
      return { code: [...shared, documents].join('\n'), map: null };
    },
  },
};

/** Returns the code of a definition. A fragment is added to `fragments`; its code is the name of its constant. */
function written(definition: Definition, fragments: Map<string, string>): string {
  const text = JSON.stringify(definition);
  if (definition.kind !== 'FragmentDefinition') return text;
  const name = `${definition.name.value}Definition`;
  fragments.set(name, text);
  return name;
}
