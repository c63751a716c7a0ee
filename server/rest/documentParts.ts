import type { SwaggerTransformObject } from '@fastify/swagger';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { GLOSSARY } from './glossary.js';

type Document = ReturnType<SwaggerTransformObject>;
type Schemas = Record<string, object>;

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/**
 * The document with the components that it speaks of, and every property described. There are two of each schema, one for
 * what is asked (its name ends in Input) and one for what is answered: what is only asked goes by the plain name.
 */
export const completeDocument: SwaggerTransformObject = (document) => {
  const whole = jsonSchemaTransformObject(document) as { components?: { schemas?: Schemas } };
  const { components, ...others } = whole;
  const schemas = usedSchemas(others, { ...components?.schemas });
  const text = JSON.stringify({ ...others, components: { ...components, schemas } });
  const renamed = Object.keys(schemas).filter((name) => !(plain(name) in schemas));
  const named = renamed.reduce((all, name) => all.replaceAll(`${name}"`, `${plain(name)}"`), text);
  return JSON.parse(named, complete) as Document;
};

function complete(key: string, value: unknown): unknown {
  if (key === 'properties') return describedBy(GLOSSARY, value as Schemas);
  return typeof value === 'object' && value !== null && 'example' in value ? withExamples(value) : value;
}

/** OpenAPI 3.1 says `examples`; zod drops these where a schema changes what it reads, and keeps `example`. */
function withExamples({ example, ...schema }: { example?: unknown }): object {
  return { ...schema, examples: [example] };
}

function plain(name: string): string {
  return name.replace(/Input$/, '');
}

/** The schemas that are referred to, and those that these refer to. */
function usedSchemas(paths: object, schemas: Schemas): Schemas {
  const used = new Map<string, object>();
  const wanted = referencesOf(paths);
  for (const name of wanted) {
    const schema = schemas[name];
    if (used.has(name) || !schema) continue;
    used.set(name, schema);
    wanted.push(...referencesOf(schema));
  }
  return Object.fromEntries([...used].sort(([a], [b]) => a.localeCompare(b)));
}

function referencesOf(part: object): string[] {
  return [...JSON.stringify(part).matchAll(REFERENCE)].map(([, name = '']) => name);
}

/** What a property is described by: itself, what it refers to, or the glossary. */
function describedBy(glossary: Readonly<Record<string, string>>, properties: Schemas): Schemas {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = '$ref' in schema ? undefined : glossary[name];
      return [name, { ...(description && { description }), ...schema }];
    }),
  );
}
