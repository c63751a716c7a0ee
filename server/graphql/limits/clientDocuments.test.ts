import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
  print,
  separateOperations,
  specifiedRules,
  typeFromAST,
  validate,
  type DocumentNode,
  type GraphQLInputType,
} from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import { describe, expect, it } from 'vitest';
import { LARGEST_PAGE } from '../../domain/shared/page.js';
import { publicSchema } from '../schema.js';
import { assertShallowDocument } from './documentNesting.js';
import { assertAffordable, limitRules, QUERY_LIMITS } from './queryLimits.js';

const CLIENT = resolve(import.meta.dirname, '../../../client');
const { LONGEST_READ } = (await import(resolve(CLIENT, 'shared/paging/longestRead.ts'))) as {
  LONGEST_READ: number;
};

/** Returns the web client's operations by name, each with the fragments that it uses. */
function clientOperations() {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(resolve(CLIENT, file), 'utf8'));
  return Object.entries(separateOperations(parse(texts.join('\n'))));
}

describe('what the web client asks', () => {
  const schema = publicSchema();

  /**
   * Returns variables for an operation: the client's maximum page size for `first`, and the smallest value of its
   * type for every other variable.
   */
  const longest = (document: DocumentNode): Record<string, unknown> =>
    Object.fromEntries(
      (getOperationAST(document)?.variableDefinitions ?? []).map(({ variable: { name }, type }) => [
        name.value,
        name.value === 'first' ? LONGEST_READ : anyOf(typeFromAST(schema, type) as GraphQLInputType),
      ]),
    );

  it.each(clientOperations())('is understood, and within the limits: %s', (_, document) => {
    expect(validate(schema, document, [...specifiedRules, ...limitRules])).toEqual([]);
    const text = print(document);
    assertShallowDocument(text);
    parse(text, { maxLexicalTokens: QUERY_LIMITS.tokens });
    // Leaves at least nine tenths of the limit for variables, for example filters. Uploaded files do not count towards
    // the limit.
    expect(Buffer.byteLength(text)).toBeLessThan(QUERY_LIMITS.bytes / 10);
    assertAffordable({ schema, document, variables: longest(document) });
  });

  it('is no longer a page than there is', () => {
    expect(LONGEST_READ).toBeLessThanOrEqual(LARGEST_PAGE);
  });
});

const VALUES: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, Date: '2026-01-01', Decimal: '1' };

/** Returns the smallest value of a type. */
function anyOf(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isEnumType(ofType)) return ofType.getValues()[0]?.name;
  if (isInputObjectType(ofType)) {
    const required = Object.values(ofType.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, anyOf(field.type)]));
  }
  if (ofType.name === 'Upload') return new Upload();
  return VALUES[ofType.name] ?? 'x';
}
