import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/**
 * Matches the beginnings of messages that can be rewritten. These messages consist of fixed words and quoted names; any
 * values come last.
 */
const KNOWN_BEGINNING =
  /^(?:Syntax Error: |Cannot (?:query field|spread fragment) |Unknown (?:argument|directive|fragment|type|operation) |(?:Argument|Directive|Enum|Fields?|Fragment|Type|Value|Variable) "|Decimal takes |Value is not a valid LocalDate: |(?:Boolean|Float|ID|Int|String) cannot represent |Expected value of type |There can be only one |Th(?:e|is) |(?:Anonymous )?Subscription |Exactly one )/;

/** Patterns of messages that quote a value, with their replacements. The value may itself contain quotation marks. */
const BEFORE_VALUES: readonly [RegExp, string][] = [
  [/^(Syntax Error: Expected [^]*?, found (?:"\W{1,3}"|[\w<>]+))[^]*$/, '$1.'],
  [/^(Syntax Error: Unexpected (?:<EOF>|"\W{1,3}"|[a-z]+(?: [a-z]+)*|[A-Za-z]+))[^]*$/, '$1.'],
  [/^(Syntax Error: [\w ,]+)[^]*$/, '$1.'],
  [/^(Expected value of type "[^"]*"), found [^]*$/, '$1.'],
  [/^Value is not a valid LocalDate: [^]*$/, 'A Date is a calendar day: YYYY-MM-DD.'],
  [/( cannot represent [^":]*): [^]*$/, '$1.'],
];

/** Rewrites a message. Returns the fallback for an unknown message. */
export type Unquoted = (message: string, fallback: string) => string;

/**
 * Returns a function that removes the client's values and unknown names from messages of graphql-js. Errors are
 * displayed and logged, and such a value could be a password that was typed into the wrong field.
 */
export function unquotedBy(schema: GraphQLSchema): Unquoted {
  let names: ReadonlySet<string> | undefined;
  const isName = (name: string) => (names ??= namesOf(schema)).has(name);
  const isKnown = (name: string) => /^\d+$/.test(name) || isName(name.replaceAll(/\W/g, ''));
  const known = (_: string, path: string) =>
    `"${path
      .split('.')
      .map((name) => (isKnown(name) ? name : '…'))
      .join('.')}"`;
  return (message, fallback) => {
    if (!KNOWN_BEGINNING.test(message)) return fallback;
    const [pattern, rest] = BEFORE_VALUES.find(([before]) => before.test(message)) ?? [];
    const withoutValues = pattern && rest ? message.replace(pattern, rest) : message;
    if (withoutValues.startsWith('Syntax Error')) return withoutValues;
    return withoutValues.replaceAll(/"([^"]*?)(?: \{ \.\.\. \})?"/g, known);
  };
}

/** Returns the names of all types, fields, arguments, enum values and directives of the schema. */
function namesOf(schema: GraphQLSchema): ReadonlySet<string> {
  const types = Object.values(schema.getTypeMap()).flatMap(namesOfType);
  const directives = schema
    .getDirectives()
    .flatMap(({ name, args }) => [name, ...args.map((arg) => arg.name)]);
  return new Set(['__typename', ...types, ...directives]);
}

function namesOfType(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return [type.name, ...type.getValues().map(({ name }) => name)];
  if (isInputObjectType(type)) return [type.name, ...Object.keys(type.getFields())];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type.name];
  const fields = Object.values(type.getFields());
  return [type.name, ...fields.flatMap(({ name, args }) => [name, ...args.map((arg) => arg.name)])];
}
