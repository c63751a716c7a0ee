import { z } from 'zod';
import type { ErrorCode } from '../shared/errors.js';
import { anyText, idField, optional, optionalText } from '../shared/fields.js';
import { asciiDigits } from '../text/digits.js';

/**
 * The kinds of second factors. An authenticator app shows a new code every 30 seconds; a passkey is a key that the
 * browser or a device keeps.
 */
export const FactorKind = { AUTHENTICATOR: 'AUTHENTICATOR', PASSKEY: 'PASSKEY' } as const;
export type FactorKind = keyof typeof FactorKind;

/** The proofs that the second step accepts: a second factor, or a recovery code in place of a lost one. */
export const FactorMethod = { ...FactorKind, RECOVERY_CODE: 'RECOVERY_CODE' } as const;
export type FactorMethod = keyof typeof FactorMethod;

/** The action for which a challenge is issued. The challenge is refused for any other action. */
export const ChallengePurpose = {
  LOG_IN: 'LOG_IN',
  PASSKEY_LOG_IN: 'PASSKEY_LOG_IN',
  CONFIRM: 'CONFIRM',
  ADD_AUTHENTICATOR: 'ADD_AUTHENTICATOR',
  ADD_PASSKEY: 'ADD_PASSKEY',
} as const;
export type ChallengePurpose = keyof typeof ChallengePurpose;

/** Maximum number of second factors of an account. */
export const MOST_FACTORS = 10;

/** Minutes for which a challenge is valid. */
export const CHALLENGE_MINUTES = 10;

/** Minutes for which a confirmation of identity allows sensitive changes. */
export const FRESH_MINUTES = 10;

const oneProof = 'PROOF_REQUIRED' satisfies ErrorCode;
const LONGEST_NAME = 60;
const LONGEST_RESPONSE = 20_000;

const challengeField = anyText('CHALLENGE_EXPIRED').regex(/^[\w-]{43}$/, 'CHALLENGE_EXPIRED');
const passkeyField = anyText().max(LONGEST_RESPONSE, 'TOO_LONG');

/** A code of 6 digits of any script. Spaces are ignored, because people type the digits in groups. */
const codeField = anyText('CODE_INVALID')
  .overwrite((text) => asciiDigits(text).replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/, 'CODE_INVALID');

const recoveryCodeField = anyText().max(100, 'TOO_LONG');

/**
 * Input that finishes adding an authenticator app. `code` is a code that the app shows. Without a name, clients show
 * the kind of factor.
 */
export const addAuthenticatorSchema = z.object({
  challenge: challengeField,
  code: codeField,
  name: optionalText(LONGEST_NAME),
});

/**
 * Input that finishes adding a passkey. `response` is the browser's response as JSON. The name defaults to the kind of
 * factor.
 */
export const addPasskeySchema = z.object({
  challenge: challengeField,
  response: passkeyField,
  name: optionalText(LONGEST_NAME),
});

export const removeFactorSchema = z.object({ factorId: idField });

const proofFields = {
  code: optional(codeField),
  recoveryCode: optional(recoveryCodeField),
  passkey: optional(passkeyField),
};

/** Input of the second step of a log-in, with exactly one proof: a code, a recovery code or a passkey. */
export const confirmFactorSchema = z
  .object({ challenge: challengeField, ...proofFields })
  .refine(hasOneProof, oneProof);

/**
 * Input of a fresh confirmation, with exactly one proof. Accounts with a second factor must use it instead of the
 * password.
 */
export const confirmIdentitySchema = z
  .object({
    password: optional(anyText('PASSWORD_REQUIRED').max(200, 'TOO_LONG')),
    challenge: optional(challengeField),
    ...proofFields,
  })
  .refine(hasOneProof, oneProof);

/** Input of a log-in with a passkey instead of a password. */
export const passkeyLogInSchema = z.object({ challenge: challengeField, response: passkeyField });

/** A proof for the second step of a log-in or of a confirmation. */
export type FactorProof = { code: string } | { recoveryCode: string } | { passkey: string };

/** Returns the proof that an input contains; null if it contains none. */
export function proofOf({ code, recoveryCode, passkey }: ProofFields): FactorProof | null {
  if (code !== undefined) return { code };
  if (recoveryCode !== undefined) return { recoveryCode };
  return passkey === undefined ? null : { passkey };
}

interface ProofFields {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: string | undefined;
}

function hasOneProof({
  code,
  recoveryCode,
  passkey,
  password,
}: ProofFields & { password?: string | undefined }) {
  return [code, recoveryCode, passkey, password].filter((proof) => proof !== undefined).length === 1;
}
