import {
  getNamedType,
  isInputObjectType,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

const ABOUT_ABILITIES =
  'Fields that are not public require an ability, such as `orders:write`. Without the ability, the request is ' +
  'refused. The code is FORBIDDEN for an account that lacks the ability, IN_SUPPORT_VIEW in a support view, and ' +
  'SECOND_FACTOR_REQUIRED for staff who must add a second factor first. The value `ability` of the error names ' +
  'the ability.';

const AND = new Intl.ListFormat('en-GB');

/**
 * Adds the descriptions that type-graphql cannot express: for root types and their arguments, and for the inputs and
 * results of mutations.
 */
export function describeRoots(schema: GraphQLSchema): void {
  const roots: [GraphQLObjectType | null | undefined, string][] = [
    [schema.getQueryType(), `The fields that read data. ${ABOUT_ABILITIES}`],
    [
      schema.getMutationType(),
      'The fields that change data. Each returns the changed object, or `userErrors` if nothing was changed. ' +
        ABOUT_ABILITIES,
    ],
    [
      schema.getSubscriptionType(),
      'Subscriptions run over a WebSocket. Each sends the current state at once, and the new state after ' +
        'each change.',
    ],
  ];
  Object.values(schema.getMutationType()?.getFields() ?? {}).forEach(describeMutation);
  for (const [root, description] of roots) {
    if (!root) continue;
    root.description = description;
    for (const { args } of Object.values(root.getFields())) args.forEach(describeArgument);
  }
}

function describeMutation({ name, type, args, description }: GraphQLField<unknown, unknown>): void {
  getNamedType(type).description ??=
    `The result of \`${name}\`. If \`userErrors\` is not empty, nothing was changed.`;
  for (const { type: input } of args)
    getNamedType(input).description ??= `The arguments of \`${name}\`${purpose(description)}.`;
}

/** Returns the first sentence of a mutation's description as a clause: ", which declines a step of a colleague". */
function purpose(description: string | null | undefined): string {
  const sentence = description?.match(/^([A-Z])(.*?)[.:](\s|$)/s);
  return sentence ? `, which ${sentence[1]?.toLowerCase()}${sentence[2]}` : '';
}

function describeArgument(argument: GraphQLArgument): void {
  const type = getNamedType(argument.type);
  if (argument.name === 'id') argument.description ??= 'The ID of the object to return.';
  else argument.description ??= isInputObjectType(type) ? requirements(type) : type.description;
}

/** Lists the required fields of an input: "Requires `bookId` and `quantity`." */
function requirements(type: GraphQLInputObjectType): string {
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  if (required.length === 0) return 'Every field is optional.';
  return `Requires ${AND.format(required.map(({ name }) => `\`${name}\``))}.`;
}
