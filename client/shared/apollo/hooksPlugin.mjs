import { visit } from 'graphql';

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** Returns the source code of a query's hook: `useBooksQuery(options)`, typed by its document. */
function queryHook({ name, hasRequiredVariables }) {
  const type = `${name}Query`;
  const options = `useQuery.Options<${type}, ${type}Variables>`;
  const parameter = hasRequiredVariables
    ? `options: ${options} & ({ variables: ${type}Variables } | { skip: true })`
    : `options: ${options} = {}`;
  return `export const use${type} = (${parameter}) =>
  useQuery<${type}, ${type}Variables>(${name}Document, options);`;
}

/**
 * Returns the source code of a mutation's hook: `useAddToCartMutation(options)`. The variables are passed to the
 * function that the hook returns.
 */
function mutationHook({ name }) {
  const type = `${name}Mutation`;
  return `export const use${type} = (options?: Omit<useMutation.Options<${type}, ${type}Variables>, 'variables'>) =>
  useMutation<${type}, ${type}Variables>(${name}Document, options);`;
}

/** Returns the source code of a subscription's hook: `useOrderChangedSubscription(options)`, typed by its document. */
function subscriptionHook({ name, hasRequiredVariables }) {
  const type = `${name}Subscription`;
  const options = `useSubscription.Options<${type}, ${type}Variables>`;
  const parameter = hasRequiredVariables
    ? `options: ${options} & { variables: ${type}Variables }`
    : `options: ${options} = {}`;
  return `export const use${type} = (${parameter}) =>
  useSubscription<${type}, ${type}Variables>(${name}Document, options);`;
}

const HOOKS = {
  query: { name: 'useQuery', write: queryHook },
  mutation: { name: 'useMutation', write: mutationHook },
  subscription: { name: 'useSubscription', write: subscriptionHook },
};

/** A codegen plugin that writes one typed hook for each operation of a .graphql file. */
export function plugin(_schema, documents) {
  const operations = [];
  for (const { document } of documents) {
    visit(document, {
      OperationDefinition: ({ name, operation, variableDefinitions = [] }) => {
        const hasRequiredVariables = variableDefinitions.some(
          ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
        );
        operations.push({ name: pascal(name.value), operation, hasRequiredVariables });
      },
    });
  }
  const hooks = operations.map((operation) => HOOKS[operation.operation].write(operation));
  const used = [...new Set(operations.map(({ operation }) => HOOKS[operation].name))];
  if (used.length === 0) return { content: '' };
  return {
    prepend: [
      `import { ${used.toSorted((a, b) => a.localeCompare(b)).join(', ')} } from '@apollo/client/react';`,
    ],
    content: hooks.join('\n\n'),
  };
}
