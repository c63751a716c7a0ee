import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { refuse } from '../../domain/shared/errors.js';
import { PRODUCT_NAME } from '../../domain/shared/product.js';
import { passkeyWith, type Passkey } from '../../persistence/queries/accounts/secondFactors.js';
import type { Scope } from '../scope.js';

/** Imports the WebAuthn library on first use, because most processes never handle a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

/** Returns the origin and host name that passkeys are bound to. A passkey works on no other site. */
function siteOf({ caller }: Scope) {
  const origin = caller.origin ?? 'http://localhost';
  return { origin, id: new URL(origin).hostname };
}

/** Returns the options that a browser needs to create a passkey for an account, as JSON. */
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

/**
 * Returns the options, as JSON, that a browser needs to sign a challenge. The browser may use one of these passkeys, or any
 * passkey of the site.
 */
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

/**
 * Verifies a passkey that a browser has created and returns its database columns. Throws PASSKEY_REFUSED if the
 * browser's response is invalid.
 */
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

/** A passkey that has signed a challenge, with its new signature counter. */
export interface SignedPasskey {
  passkey: Passkey;
  newCount: number;
}

/**
 * Verifies a passkey's signature of the challenge. A passkey used alone replaces password and second factor, so it
 * must have verified its owner by a fingerprint, face or PIN. Throws PASSKEY_UNKNOWN if no account has the passkey,
 * and PASSKEY_REFUSED if the signature is invalid.
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

/**
 * Parses a browser's response. Checks only its ID; the WebAuthn library validates the rest. Throws PASSKEY_REFUSED if
 * the response is not a JSON object with an ID.
 */
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
