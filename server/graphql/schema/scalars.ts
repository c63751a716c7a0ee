import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { formatDecimal, parseDecimal } from '../../domain/money/format.js';

/** A calendar day without a time zone. */
export const DateScalar = new GraphQLScalarType({
  ...GraphQLLocalDate.toConfig(),
  name: 'Date',
  specifiedByURL: 'https://datatracker.ietf.org/doc/html/rfc3339#section-5.6',
  description: 'A calendar day in the format YYYY-MM-DD, such as 2026-11-21.',
});

export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTime.toConfig(),
  specifiedByURL: 'https://datatracker.ietf.org/doc/html/rfc3339#section-5.6',
  description: 'A date and time in UTC, in ISO 8601 format, such as 2026-11-21T09:30:00.000Z.',
});

/** An amount of money: exact decimal text in GraphQL, whole minor units (paise) in the program. */
export const DecimalScalar = new GraphQLScalarType<number, string>({
  name: 'Decimal',
  specifiedByURL: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
  description:
    'An exact amount in rupees or another major unit, as text with at most two decimals, such as "249.50".',
  serialize: (value) => formatDecimal(Number(value)),
  parseValue: minorUnits,
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) {
      return minorUnits(node.value);
    }
    throw new GraphQLError('Decimal takes a text with at most two decimals', { nodes: node });
  },
});

/** A file in a multipart request, as defined by graphql-multipart-request-spec. */
export const UploadScalar = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  description: 'A file in a multipart request.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
});

/**
 * Converts an amount to minor units. Returns NaN for an invalid amount, which the schema of the input then refuses,
 * naming the field.
 */
function minorUnits(value: unknown): number {
  const amount = typeof value === 'string' || typeof value === 'number' ? parseDecimal(value) : undefined;
  return amount ?? NaN;
}
