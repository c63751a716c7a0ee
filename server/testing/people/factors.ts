import { Secret, TOTP } from 'otpauth';
import { logIn } from './accounts.js';
import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import { signUpReader, type Person } from './people.js';

/** A visitor. Because the token is empty, requests carry no Authorization header. */
const VISITOR: Person = { id: '', email: '', token: '' };

/** An authenticator app. Its codes follow the marketplace's clock, or a clock that is `secondsAhead` ahead of it. */
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

/**
 * Adds an authenticator app to an account. Then advances the clock by 30 seconds, because a code does not work twice.
 */
export async function addApp(
  marketplace: TestMarketplace,
  person: Person,
  name = 'Phone',
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
    { challenge: started.challenge, code: app.code(), name },
  );
  passSeconds(marketplace, 30);
  return { app, recoveryCodes };
}

export function passSeconds({ clock }: TestMarketplace, seconds: number): void {
  clock.advanceDays(seconds / 86_400);
}

/**
 * Logs in with the password and returns the challenge of the second step. Throws if the log-in has no second step.
 */
export async function challengeOf(
  marketplace: TestMarketplace,
  email: string,
  password?: string,
): Promise<string> {
  const { secondFactor } = await logIn(marketplace, email, password);
  if (!secondFactor) throw new Error(`${email} logs in without a second step`);
  return secondFactor.challenge;
}

/** Takes the second step of a log-in. */
export function confirm(marketplace: TestMarketplace, input: object) {
  return mutate<{ token: string | null; user: { id: string } | null }>(
    marketplace,
    VISITOR,
    'confirmSecondFactor',
    'token user { id }',
    input,
  );
}

/**
 * Signs up a reader with an authenticator app, and logs in with the password. Returns the input of the second step.
 */
export async function logInHalfway(
  marketplace: TestMarketplace,
): Promise<{ challenge: string; code: string }> {
  const person = await signUpReader(marketplace);
  const { app } = await addApp(marketplace, person);
  return { challenge: await challengeOf(marketplace, person.email), code: app.code() };
}
