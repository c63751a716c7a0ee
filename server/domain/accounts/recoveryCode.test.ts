import { expect, it } from 'vitest';
import { readRecoveryCode, RECOVERY_CODE_BYTES, writeRecoveryCode } from './recoveryCode.js';

it('a recovery code holds all bits of its bytes, in groups of four', () => {
  expect(writeRecoveryCode(new Uint8Array(RECOVERY_CODE_BYTES))).toBe('0000-0000-0000-0000');
  expect(writeRecoveryCode(new Uint8Array(RECOVERY_CODE_BYTES).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(writeRecoveryCode(Uint8Array.of(0, 0, 0, 0, 1, 128, 0, 0, 0, 0))).toBe('0000-0001-G000-0000');
});

it.each(['k3qh-8z0m-t7xn-52rv', ' K3QH 8ZOM T7XN 52RV ', 'k3qh8z0mt7xn52rv'])(
  'is known again as %s',
  (typed) => {
    expect(readRecoveryCode(typed)).toBe('K3QH-8Z0M-T7XN-52RV');
  },
);
