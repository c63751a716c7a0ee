import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { publicSchema } from '../schema.js';

const types = Object.values(publicSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));

/** Returns all types, fields, arguments and enum values of the schema, each with its description. */
function described(): [string, string | null | undefined][] {
  return types.flatMap((type): [string, string | null | undefined][] => {
    const own: [string, string | null | undefined] = [type.name, type.description];
    if (isEnumType(type)) return [own, ...type.getValues().map((value) => entry(type.name, value))];
    if (isInputObjectType(type))
      return [own, ...Object.values(type.getFields()).map((field) => entry(type.name, field))];
    if (!isObjectType(type) && !isInterfaceType(type)) return [own];
    const fields = Object.values(type.getFields());
    const args = fields.flatMap((field) => field.args.map((arg) => entry(`${type.name}.${field.name}`, arg)));
    return [own, ...fields.map((field) => entry(type.name, field)), ...args];
  });
}

const entry = (of: string, { name, description }: { name: string; description?: string | null }) =>
  [`${of}.${name}`, description] as [string, string | null | undefined];

describe('the schema', () => {
  it('describes everything, arguments and root types too', () => {
    expect(
      described()
        .filter(([, description]) => !description)
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('has no article that does not fit', () => {
    expect(
      described().filter(([, text]) => /\b[Aa] [AEIOaeio]\w|\ban [^aeiouhAEIOUHFLMNRSX8\W]/.test(text ?? '')),
    ).toEqual([]);
  });

  it('says of each scalar of its own where it is specified', () => {
    const own = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
    expect(own.filter((type) => isScalarType(type) && !type.specifiedByURL)).toEqual([]);
    expect(own.length).toBeGreaterThan(3);
  });
});
