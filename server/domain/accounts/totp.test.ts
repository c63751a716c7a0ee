import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../shared/errors.js';
import { findCode, judgeCode, newTotpSecret, totpUri } from './totp.js';

/** The SHA-1 secret of RFC 6238, appendix B. The RFC's codes have eight digits; the last six are Panna's codes. */
const RFC_SECRET = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
const RFC = [
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
] as const;

const NOW = new Date('2026-01-15T06:30:10Z');
const STEP = Math.floor(NOW.getTime() / 30_000);
const secret = newTotpSecret();
const codeAfter = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() + seconds * 1000 });

describe('a code of an authenticator app', () => {
  it.each(RFC)('is the one of RFC 6238 at second %d', (second, code) => {
    const verdict = judgeCode({ secret: RFC_SECRET, lastStep: -1 }, code, new Date(second * 1000));
    expect(verdict).toEqual({ step: Math.floor(second / 30) });
  });

  it.each([
    [-30, { step: STEP - 1 }],
    [0, { step: STEP }],
    [30, { step: STEP + 1 }],
    [-60, { refusal: 'CODE_OF_ANOTHER_TIME' }],
    [60, { refusal: 'CODE_OF_ANOTHER_TIME' }],
    [-120, { refusal: 'CODE_OF_ANOTHER_TIME' }],
    [-150, { refusal: 'WRONG_CODE' }],
    [150, { refusal: 'WRONG_CODE' }],
  ])('of a clock that is %d seconds ahead is judged by its distance', (seconds, verdict) => {
    expect(judgeCode({ secret, lastStep: 0 }, codeAfter(seconds), NOW)).toEqual(verdict);
  });

  it('counts once, and after it no older one does', () => {
    const used = { secret, lastStep: STEP };
    expect(judgeCode(used, codeAfter(0), NOW)).toEqual({ refusal: 'CODE_ALREADY_USED' });
    expect(judgeCode(used, codeAfter(-30), NOW)).toEqual({ refusal: 'CODE_ALREADY_USED' });
    expect(judgeCode(used, codeAfter(30), NOW)).toEqual({ step: STEP + 1 });
  });

  it('is looked for among all apps; of several refusals the one that helps is told', () => {
    const other = { secret: newTotpSecret(), lastStep: 0 };
    const mine = { secret, lastStep: 0 };
    expect(findCode([other, mine], codeAfter(0), NOW)).toEqual({ app: mine, step: STEP });
    const refusal = (lastStep: number, seconds: number) => {
      try {
        findCode([other, { secret, lastStep }], codeAfter(seconds), NOW);
      } catch (error) {
        return error instanceof DomainError && error.problems[0].code;
      }
      return null;
    };
    expect([refusal(STEP, 0), refusal(0, 60), refusal(0, 900)]).toEqual([
      'CODE_ALREADY_USED',
      'CODE_OF_ANOTHER_TIME',
      'WRONG_CODE',
    ]);
  });

  it('comes from an address that apps read', () => {
    const uri = new URL(totpUri('JBSWY3DPEHPK3PXP', { issuer: 'Panna', label: 'meera@reader.example' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP');
    expect(uri.searchParams.get('issuer')).toBe('Panna');
    expect(decodeURIComponent(uri.pathname)).toContain('Panna:meera@reader.example');
  });
});
