import { Secret, TOTP } from 'otpauth';
import { refuse, type ErrorCode } from '../shared/errors.js';

const STEP_MS = 30_000;
/**
 * Number of 30-second steps before and after the current one whose codes are accepted: typing takes time, and clocks
 * differ.
 */
const ACCEPTED_STEPS = 1;
/** Number of steps before and after the current one whose codes are recognised, to report a wrong clock. */
const EXPLAINED_STEPS = 4;

/** Returns a secret for an authenticator app, in Base32: 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the `otpauth://` address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** The state of an authenticator app: its secret, and the latest 30-second step whose code was used. */
export interface TotpState {
  secret: string;
  lastStep: number;
}

/** The step of a valid code, or the reason why the code is refused. */
export type TotpVerdict =
  { step: number } | { refusal: 'WRONG_CODE' | 'CODE_ALREADY_USED' | 'CODE_OF_ANOTHER_TIME' };

/** Checks a code by RFC 6238. The code of a step is accepted once, and only if no code of a later step was used. */
export function judgeCode({ secret, lastStep }: TotpState, code: string, now: Date): TotpVerdict {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: EXPLAINED_STEPS });
  if (delta === null) return { refusal: 'WRONG_CODE' };
  if (Math.abs(delta) > ACCEPTED_STEPS) return { refusal: 'CODE_OF_ANOTHER_TIME' };
  const step = Math.floor(timestamp / STEP_MS) + delta;
  return step > lastStep ? { step } : { refusal: 'CODE_ALREADY_USED' };
}

const BY_HELPFULNESS = ['CODE_ALREADY_USED', 'CODE_OF_ANOTHER_TIME', 'WRONG_CODE'] as const;

/**
 * Returns the app that shows this code, and the code's step. Otherwise throws CODE_ALREADY_USED if the code was used
 * before, CODE_OF_ANOTHER_TIME if an app shows it a few steps earlier or later, and WRONG_CODE in all other cases.
 */
export function findCode<App extends TotpState>(
  apps: readonly App[],
  code: string,
  now: Date,
): { app: App; step: number } {
  const refusals = new Set<ErrorCode>();
  for (const app of apps) {
    const verdict = judgeCode(app, code, now);
    if ('step' in verdict) return { app, step: verdict.step };
    refusals.add(verdict.refusal);
  }
  return refuse(BY_HELPFULNESS.find((each) => refusals.has(each)) ?? 'WRONG_CODE', { field: ['code'] });
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_MS / 1000 });
}
