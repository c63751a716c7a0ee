import {
  GraphQLFloat,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';

/** Returns placeholder input for these arguments or fields. Optional ones are left out. */
export function dummiesOf(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => (isNonNullType(type) ? [[name, dummyOf(type.ofType)]] : [])),
  );
}

function dummyOf(type: GraphQLInputType): unknown {
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (type === GraphQLInt || type === GraphQLFloat) return 1;
  return isInputObjectType(type) ? dummiesOf(Object.values(type.getFields())) : 'x';
}
