import { Secret, TOTP } from 'otpauth';
import { refuse, type ErrorCode } from '../shared/errors.js';

const STEP_MS = 30_000;
/** Codes of the step before and after the present one count too: typing takes a while, and clocks differ. */
const ACCEPTED_STEPS = 1;
/** Codes of this many more steps are told from wrong ones, so that a wrong clock is found. */
const EXPLAINED_STEPS = 4;

/** A secret for an authenticator app, in Base32: 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** An authenticator app as far as its codes go: its secret, and the newest step of which a code was used. */
export interface TotpState {
  secret: string;
  lastStep: number;
}

/** What is wrong with a code, or the step that it is of. */
export type TotpVerdict =
  { step: number } | { refusal: 'WRONG_CODE' | 'CODE_ALREADY_USED' | 'CODE_OF_ANOTHER_TIME' };

/** Judges a code by RFC 6238. Each step counts once, and none that is older than one that was used. */
export function judgeCode({ secret, lastStep }: TotpState, code: string, now: Date): TotpVerdict {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: EXPLAINED_STEPS });
  if (delta === null) return { refusal: 'WRONG_CODE' };
  if (Math.abs(delta) > ACCEPTED_STEPS) return { refusal: 'CODE_OF_ANOTHER_TIME' };
  const step = Math.floor(timestamp / STEP_MS) + delta;
  return step > lastStep ? { step } : { refusal: 'CODE_ALREADY_USED' };
}

const BY_HELPFULNESS = ['CODE_ALREADY_USED', 'CODE_OF_ANOTHER_TIME', 'WRONG_CODE'] as const;

/** The first app whose code it is, and its step. Refuses with what helps most where it is none's. */
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
