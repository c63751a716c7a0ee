import { Secret, TOTP } from 'otpauth';
import { logIn } from './accounts.js';
import type { TestMarketplace } from './marketplace.js';
import { mutate } from './mutate.js';
import { signUpReader, type Person } from './people.js';

/** Nobody: for what needs no session. */
const VISITOR: Person = { id: '', email: '', token: '' };

/** An authenticator app: shows the code of its clock, which may be some seconds ahead of the marketplace's. */
export class AuthenticatorApp {
  constructor(
    readonly secret: string,
    private readonly marketplace: Pick<TestMarketplace, 'clock'>,
  ) {}

  code(secondsAhead = 0): string {
    const timestamp = this.marketplace.clock.now().getTime() + secondsAhead * 1000;
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp });
  }
}

/** Adds an authenticator app to an account, and lets its first code pass. */
export async function addApp(
  marketplace: TestMarketplace,
  person: Person,
): Promise<{ app: AuthenticatorApp; recoveryCodes: string[] | null }> {
  const { startAuthenticator: started } = await marketplace.ask<{
    startAuthenticator: { challenge: string; secret: string };
  }>('mutation { startAuthenticator { challenge secret userErrors { code } } }', {}, person.token);
  const app = new AuthenticatorApp(started.secret, marketplace);
  const { recoveryCodes } = await mutate<{ recoveryCodes: string[] | null }>(
    marketplace,
    person,
    'addAuthenticator',
    'recoveryCodes',
    { challenge: started.challenge, code: app.code(), name: 'Phone' },
  );
  passSeconds(marketplace, 30);
  return { app, recoveryCodes };
}

/** Lets seconds go by. */
export function passSeconds({ clock }: TestMarketplace, seconds: number): void {
  clock.advanceDays(seconds / 86_400);
}

/** The first step of a log-in: the token for the second. */
export async function challengeOf(
  marketplace: TestMarketplace,
  email: string,
  password?: string,
): Promise<string> {
  const { secondFactor } = await logIn(marketplace, email, password);
  if (!secondFactor) throw new Error(`${email} logs in without a second step`);
  return secondFactor.challenge;
}

/** The second step of a log-in. */
export function confirm(marketplace: TestMarketplace, input: object) {
  return mutate<{ token: string | null; user: { id: string } | null }>(
    marketplace,
    VISITOR,
    'confirmSecondFactor',
    'token user { id }',
    input,
  );
}

/** Somebody with an authenticator app who has given their password: what the second step takes. */
export async function logInHalfway(
  marketplace: TestMarketplace,
): Promise<{ challenge: string; code: string }> {
  const person = await signUpReader(marketplace);
  const { app } = await addApp(marketplace, person);
  return { challenge: await challengeOf(marketplace, person.email), code: app.code() };
}
