import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Policy } from '../../domain/marketplace/policy.js';
import { sql } from '../../persistence/sql.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { PASSWORD } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';

const policies: Policy[] = [
  { kind: 'TERMS', version: '2', date: '2026-01-10', text: 'Be kind.' },
  { kind: 'PRIVACY', version: '1', date: '2025-06-01', text: 'We keep little.' },
];

let marketplace: TestMarketplace;
let rest: RestClient;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ policies });
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());

const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
const reader = {
  ...passwords,
  name: 'Meera',
  phone: '98200 11223',
  address: '12 Marine Drive, Mumbai',
  zipcode: '400020',
};
const publisher = {
  ...passwords,
  publisherName: 'Banyan Tree Press',
  publicationAddress: '5 College Street, Kolkata',
  officeContact: '033 2241 1234',
  zipcode: '700073',
};

/** The token of a new session, or the refusal. */
interface Joined {
  token: string | null;
  refusal: { code: string; field: string } | null;
}

async function byGraphql(mutation: 'signUpReader' | 'signUpPublisher', input: object): Promise<Joined> {
  const type = mutation === 'signUpReader' ? 'SignUpReaderInput' : 'SignUpPublisherInput';
  const { joined } = await marketplace.ask<{
    joined: { token: string | null; userErrors: { code: string; field: string[] }[] };
  }>(
    `mutation ($input: ${type}!) { joined: ${mutation}(input: $input) { token userErrors { code field } } }`,
    { input },
  );
  const [error] = joined.userErrors;
  return { token: joined.token, refusal: error ? { code: error.code, field: error.field.join('.') } : null };
}

async function byRest(path: string, body: object): Promise<Joined> {
  const answer = await rest.post<{ token?: string; code?: string; field?: string }>(path, { body });
  const { token = null, code, field = '' } = answer.body;
  return { token, refusal: code ? { code, field } : null };
}

/** Each way to sign up, with the spelling of the kind TERMS in its API. */
const WAYS = [
  ['a reader by GraphQL', 'TERMS', (more: object) => byGraphql('signUpReader', { ...reader, ...more })],
  [
    'a publisher by GraphQL',
    'TERMS',
    (more: object) => byGraphql('signUpPublisher', { ...publisher, ...more }),
  ],
  ['a reader by REST', 'terms', (more: object) => byRest('/api/user/signup', { ...reader, ...more })],
  [
    'a publisher by REST',
    'terms',
    (more: object) => byRest('/api/publisher/signup', { ...publisher, ...more }),
  ],
] as const;

let people = 0;
const newEmail = () => `joins${(people += 1)}@panna.example`;

async function agreementsOf({ token }: Joined): Promise<object[]> {
  const as = { token: token ?? '' };
  const { body } = await rest.get<{ policyAgreements: object[] }>('/api/v1/users/me/export', { as });
  return body.policyAgreements;
}

describe.each(WAYS)('The sign-up of %s', (_, kind, join) => {
  it('stores which version was agreed to, and when', async () => {
    const joined = await join({ email: newEmail(), agreedPolicies: [{ kind, version: '2' }] });
    expect(await agreementsOf(joined)).toEqual([
      { kind: 'TERMS', version: '2', agreed_at: '2026-01-15T06:30:00.000Z' },
    ]);
  });

  it('works for clients that know nothing of policies', async () => {
    const joined = await join({ email: newEmail() });
    expect(joined.refusal).toBeNull();
    expect(await agreementsOf(joined)).toEqual([]);
  });

  it('refuses a version that is not in force, and creates no account', async () => {
    const email = newEmail();
    const outdated = await join({ email, agreedPolicies: [{ kind, version: '1' }] });
    expect(outdated).toEqual({
      token: null,
      refusal: { code: 'POLICY_NOT_IN_FORCE', field: 'agreedPolicies' },
    });
    expect((await join({ email, agreedPolicies: [{ kind, version: '2' }] })).refusal).toBeNull();
  });

  it('names the entry that cannot be read', async () => {
    const { refusal } = await join({ email: newEmail(), agreedPolicies: [{ kind, version: ' ' }] });
    expect(refusal).toEqual({ code: 'REQUIRED', field: 'agreedPolicies.0.version' });
  });
});

it('an agreement is never changed', async () => {
  await byRest('/api/user/signup', {
    ...reader,
    email: newEmail(),
    agreedPolicies: [{ kind: 'terms', version: '2' }],
  });
  for (const statement of [
    sql`UPDATE policy_agreements SET version = '3'`,
    sql`DELETE FROM policy_agreements`,
    sql`TRUNCATE policy_agreements`,
  ])
    await expect(marketplace.database.run(statement)).rejects.toThrow(/append-only/);
});
