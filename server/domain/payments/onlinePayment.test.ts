import { expect, it } from 'vitest';
import { isCaptureStep } from './depositBlock.js';
import { attemptStepAfter } from './onlinePayment.js';

it.each([
  [null, 'PENDING', null],
  [null, 'FAILED', 'failAttempt'],
  [null, 'CAPTURED', 'captureAttempt'],
  ['FAILED', 'PENDING', null],
  ['FAILED', 'FAILED', null],
  ['FAILED', 'CAPTURED', 'captureAttempt'],
  ['CAPTURED', 'PENDING', null],
  ['CAPTURED', 'FAILED', null],
  ['CAPTURED', 'CAPTURED', null],
] as const)('an attempt that is %s takes, after the report %s, the step %s', (status, reported, step) => {
  expect(attemptStepAfter(status, reported)).toBe(step);
});

it('a capture of a deposit ends once', () => {
  for (const action of ['completeCapture', 'refuseCapture'] as const) {
    expect(isCaptureStep(action, 'PENDING')).toBe(true);
    expect(isCaptureStep(action, 'DONE')).toBe(false);
    expect(isCaptureStep(action, 'FAILED')).toBe(false);
  }
});
