import type { Database } from '../../persistence/database.js';
import type { GraphQLClient } from '../graphqlClient.js';
import { TestMarketplace } from '../marketplace.js';

/** An account with the token of its session. */
export interface Person {
  id: string;
  email: string;
  token: string;
}

export const PASSWORD = 'correct horse';

let people = 0;

/** Signs up a reader. If `marketplace` gives access to the database, also verifies the email address. */
export async function signUpReader(marketplace: GraphQLClient, name = 'Asha Rao'): Promise<Person> {
  const person = await signUpUnverified(marketplace, name);
  if (marketplace instanceof TestMarketplace) await verifyEmail(marketplace, person);
  return person;
}

/** Marks an account's email address as verified, directly in the database. */
export async function verifyEmail(
  { database }: { database: Pick<Database, 'query'> },
  { id }: Person,
): Promise<void> {
  await database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
}

/** Signs up a reader whose email address is not verified. */
export async function signUpUnverified(marketplace: GraphQLClient, name = 'Asha Rao'): Promise<Person> {
  const email = `reader${(people += 1)}@panna.example`;
  const input = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    name,
    phone: '98200 11223',
    address: '12 Marine Drive, Mumbai',
    zipcode: '400020',
  };
  const { signUpReader: payload } = await marketplace.ask<{
    signUpReader: { user: { id: string }; token: string };
  }>(
    `mutation ($input: SignUpReaderInput!) { signUpReader(input: $input) { user { id } token userErrors { code } } }`,
    { input },
  );
  return { id: payload.user.id, email, token: payload.token };
}

/** Signs up a publisher whose email address is not verified. */
export async function signUpPublisher(
  marketplace: GraphQLClient,
  publisherName = 'Banyan Tree Press',
): Promise<Person> {
  const email = `publisher${(people += 1)}@panna.example`;
  const input = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    publisherName,
    publicationAddress: '5 College Street, Kolkata',
    officeContact: '033 2241 1234',
    zipcode: '700073',
  };
  const { signUpPublisher: payload } = await marketplace.ask<{
    signUpPublisher: { user: { id: string }; token: string };
  }>(
    `mutation ($input: SignUpPublisherInput!) {
       signUpPublisher(input: $input) { user { id } token userErrors { code } }
     }`,
    { input },
  );
  return { id: payload.user.id, email, token: payload.token };
}
