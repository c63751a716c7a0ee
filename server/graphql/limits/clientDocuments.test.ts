import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, separateOperations, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../schema/schema.js';
import { limitRules } from './queryLimits.js';

const CLIENT = resolve(import.meta.dirname, '../../../client');

/** What the web client asks, by the names of its operations, each with its fragments. */
function clientOperations() {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(resolve(CLIENT, file), 'utf8'));
  return Object.entries(separateOperations(parse(texts.join('\n'))));
}

describe('what the web client asks', () => {
  const schema = createSchema();

  it.each(clientOperations())('is understood, and within the limits: %s', (_, document) => {
    expect(validate(schema, document, [...specifiedRules, ...limitRules])).toEqual([]);
  });
});
