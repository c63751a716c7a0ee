import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ask, type Person } from '../people';

/**
 * Returns the code that an authenticator app shows `secondsAhead` from now. Each code works only once; a future code
 * saves the test from waiting for the next one.
 */
export function codeOf(key: string, secondsAhead = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + secondsAhead * 1000 });
}

/** Adds an authenticator app to an account through the API. */
export async function addApp(
  request: APIRequestContext,
  { token }: Person,
  name: string | null = null,
): Promise<void> {
  const { startAuthenticator: started } = await ask<{
    startAuthenticator: { challenge: string; secret: string };
  }>(request, 'mutation { startAuthenticator { challenge secret } }', {}, token);
  const input = { challenge: started.challenge, code: codeOf(started.secret), name };
  const query =
    'mutation ($input: AddAuthenticatorInput!) { addAuthenticator(input: $input) { userErrors { message } } }';
  await ask(request, query, { input }, token);
}

/** Starts a support view of an account; returns its token. */
export async function startSupportView(
  request: APIRequestContext,
  staffToken: string,
  { email }: Person,
): Promise<string> {
  const query = 'mutation ($input: StartSupportViewInput!) { startSupportView(input: $input) { token } }';
  const input = { email, reason: 'Cannot find an order' };
  const { startSupportView: view } = await ask<{ startSupportView: { token: string } }>(
    request,
    query,
    { input },
    staffToken,
  );
  return view.token;
}
