import type { GraphQLClient } from './graphqlClient.js';
import type { Person } from './people/people.js';

/** An entry of a mutation's `userErrors`. */
export interface Refusal {
  code: string;
  message: string;
  field: string[] | null;
}

/** Sends one mutation as a person and returns its payload. */
export async function mutate<Payload>(
  client: GraphQLClient,
  person: Person,
  name: string,
  subject: string,
  input: object,
): Promise<Payload & { userErrors: Refusal[] }> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const data = await client.ask<{ payload: Payload & { userErrors: Refusal[] } }>(
    `mutation ($input: ${type}!) { payload: ${name}(input: $input) { ${subject} userErrors { code message field } } }`,
    { input },
    person.token,
  );
  return data.payload;
}
