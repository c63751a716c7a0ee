import type { SwaggerTransformObject } from '@fastify/swagger';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { GLOSSARY } from './glossary.js';

type Document = ReturnType<SwaggerTransformObject>;
type Schemas = Record<string, object>;

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/**
 * Completes the document: removes components that nothing refers to, and describes every property.
 *
 * A schema can occur twice: for responses, and, with the suffix Input, for requests. If only requests use it, it loses
 * the suffix.
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

/** Replaces `example` with `examples` of OpenAPI 3.1. zod drops `examples` for schemas that transform their input. */
function withExamples({ example, ...schema }: { example?: unknown }): object {
  return { ...schema, examples: [example] };
}

function plain(name: string): string {
  return name.replace(/Input$/, '');
}

/** Returns the schemas that the paths refer to, directly or through other schemas. */
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

/** Adds descriptions from the glossary to properties that have neither a description nor a reference. */
function describedBy(glossary: Readonly<Record<string, string>>, properties: Schemas): Schemas {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = '$ref' in schema ? undefined : glossary[name];
      return [name, { ...(description && { description }), ...schema }];
    }),
  );
}
