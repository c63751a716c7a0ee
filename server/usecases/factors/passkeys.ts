import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { refuse } from '../../domain/shared/errors.js';
import { PRODUCT_NAME } from '../../domain/shared/product.js';
import { passkeyWith, type Passkey } from '../../persistence/queries/accounts/secondFactors.js';
import type { Scope } from '../scope.js';

/** Loaded with the first passkey: most processes never see one. */
const webAuthn = () => import('@simplewebauthn/server');

/** The site that passkeys belong to: they work there and nowhere else. */
function siteOf({ caller }: Scope) {
  const origin = caller.origin ?? 'http://localhost';
  return { origin, id: new URL(origin).hostname };
}

/** What a browser needs to make a passkey of an account, as JSON. */
export async function creationOptions(
  scope: Scope,
  challenge: string,
  account: { userId: string; email: string; name: string },
  existing: readonly Passkey[],
): Promise<string> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(scope).id,
    userID: new Uint8Array(Buffer.from(account.userId)),
    userName: account.email,
    userDisplayName: account.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return JSON.stringify(options);
}

/** What a browser needs to sign with a passkey, as JSON: with one of these, or with any of the site's. */
export async function requestOptions(
  scope: Scope,
  challenge: string,
  passkeys: readonly Passkey[] | 'ANY',
): Promise<string> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(scope).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: passkeys === 'ANY' ? [] : passkeys.map(descriptorOf),
    userVerification: passkeys === 'ANY' ? 'required' : 'preferred',
  });
  return JSON.stringify(options);
}

/** A passkey that a browser has made. Refuses PASSKEY_REFUSED. */
export async function verifyCreated(scope: Scope, challenge: string, response: string) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { origin, id } = siteOf(scope);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: parse(response, 'response') as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => refusePasskey('response'));
  if (!verified || !registrationInfo) return refusePasskey('response');
  const { credential } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** A passkey that has signed a challenge, and how often it says that it has signed. */
export interface SignedPasskey {
  passkey: Passkey;
  newCount: number;
}

/**
 * Verifies what a passkey has signed. Alone it stands for password and second factor, so it must have verified its owner by
 * a fingerprint, a face or a PIN. Refuses PASSKEY_UNKNOWN and PASSKEY_REFUSED.
 */
export async function verifySigned(
  scope: Scope,
  challenge: string,
  response: string,
  { isAlone, field }: { isAlone: boolean; field: string },
): Promise<SignedPasskey> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const answer = parse(response, field);
  const passkey = await passkeyWith(scope.database, Buffer.from(answer.id, 'base64url'));
  if (!passkey) return refuse('PASSKEY_UNKNOWN', { field: [field] });
  const { origin, id } = siteOf(scope);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId.toString('base64url'),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
    },
    requireUserVerification: isAlone,
  }).catch(() => refusePasskey(field));
  return verified ? { passkey, newCount: authenticationInfo.newCounter } : refusePasskey(field);
}

function descriptorOf({ credentialId, transports }: Passkey) {
  return { id: credentialId.toString('base64url'), transports };
}

const Response = z.looseObject({ id: z.string() });

/** What a browser sent; those who verify it check the rest of it. */
function parse(json: string, field: string): z.infer<typeof Response> {
  try {
    return Response.parse(JSON.parse(json));
  } catch {
    return refusePasskey(field);
  }
}

function refusePasskey(field: string): never {
  return refuse('PASSKEY_REFUSED', { field: [field] });
}
