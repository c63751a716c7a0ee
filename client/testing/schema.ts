import { buildSchema, GraphQLError, type GraphQLScalarType, type GraphQLSchema } from 'graphql';
import source from '../../schema.graphql?raw';

/** Returns a function that checks the format of a scalar's values, which the text of the schema does not define. */
function checkScalar(scalar: GraphQLScalarType, written: RegExp): (value: unknown) => string {
  return (value) => {
    if (typeof value === 'string' && written.test(value)) return value;
    throw new GraphQLError(`${scalar.name} cannot represent value: ${JSON.stringify(value)}`);
  };
}

function build(): GraphQLSchema {
  const schema = buildSchema(source, { assumeValidSDL: true });
  const scalar = (name: string) => schema.getType(name) as GraphQLScalarType;
  const [day, moment, decimal] = [scalar('Date'), scalar('DateTime'), scalar('Decimal')];
  day.serialize = checkScalar(day, /^\d{4}-\d\d-\d\d$/);
  day.parseValue = day.serialize;
  moment.serialize = checkScalar(moment, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  moment.parseValue = moment.serialize;
  // Input amounts are not checked here. The server refuses a malformed amount as a user error at its field, not as an
  // invalid variable.
  decimal.serialize = checkScalar(decimal, /^-?\d+\.\d\d$/);
  return schema;
}

let schema: GraphQLSchema | undefined;

/** Returns the schema of the server, which is built at the first call. */
export const serverSchema = (): GraphQLSchema => (schema ??= build());
