import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import type { Passkey } from './passkey.js';
import type { Person } from './people.js';

/** A visitor. Because the token is empty, requests carry no Authorization header. */
const VISITOR: Person = { id: '', email: '', token: '' };

/** Starts adding a passkey, or logging in with one. Returns the challenge to sign. */
export async function challengeFor(
  marketplace: TestMarketplace,
  name: 'startPasskey' | 'startPasskeyLogIn',
  person?: Person,
): Promise<string> {
  const data = await marketplace.ask<Record<string, { challenge: string; options: string }>>(
    `mutation { ${name} { challenge options userErrors { code } } }`,
    {},
    person?.token,
  );
  const { challenge = '', options = '{}' } = data[name] ?? {};
  const asked = (JSON.parse(options) as { challenge?: string }).challenge;
  if (asked !== challenge) throw new Error('The options ask for another challenge');
  return challenge;
}

/** Adds a passkey to an account through the API. `key` acts as the device that creates the passkey. */
export async function addPasskey(marketplace: TestMarketplace, person: Person, key: Passkey, name?: string) {
  const challenge = await challengeFor(marketplace, 'startPasskey', person);
  return mutate<{ recoveryCodes: string[] | null }>(marketplace, person, 'addPasskey', 'recoveryCodes', {
    challenge,
    response: key.create(challenge),
    name,
  });
}

/** Finishes a log-in with a passkey and no password. */
export function enter(marketplace: TestMarketplace, challenge: string, response: string) {
  return mutate<{ token: string | null; user: { id: string } | null }>(
    marketplace,
    VISITOR,
    'logInWithPasskey',
    'token user { id }',
    { challenge, response },
  );
}

/** Logs in with a passkey and no password. */
export async function logInWithPasskey(marketplace: TestMarketplace, key: Passkey) {
  const challenge = await challengeFor(marketplace, 'startPasskeyLogIn');
  return enter(marketplace, challenge, key.sign(challenge));
}
