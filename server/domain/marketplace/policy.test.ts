import { describe, expect, it } from 'vitest';
import { policiesAgreedTo, policyKindOf, readPolicy, type Policy } from './policy.js';

const terms: Policy = { kind: 'TERMS', version: '2', date: '2026-11-25', text: 'Be kind.' };
const privacy: Policy = { kind: 'PRIVACY', version: '1', date: '2026-01-01', text: 'We keep little.' };

describe('readPolicy', () => {
  it('reads the version and the date from the first line, and the text from the others', () => {
    const content = '\uFEFFVersion 1.0-beta of 2026-11-25\r\n\r\n# Terms\r\n\r\nBe kind.\r\n';
    expect(readPolicy('TERMS', content)).toEqual({
      kind: 'TERMS',
      version: '1.0-beta',
      date: '2026-11-25',
      text: '# Terms\n\nBe kind.',
    });
  });

  it.each([
    ['no first line', 'Be kind.'],
    ['a day that does not exist', 'Version 1 of 2026-11-31\nBe kind.'],
    ['a version of two words', 'Version 1 draft of 2026-11-25\nBe kind.'],
    ['a version that is too long', `Version ${'1'.repeat(41)} of 2026-11-25\nBe kind.`],
    ['no text', 'Version 1 of 2026-11-25\n \n'],
    ['a text that is too long', `Version 1 of 2026-11-25\n${'a'.repeat(100_001)}`],
    ['a text that PostgreSQL cannot store', 'Version 1 of 2026-11-25\nBe\0kind.'],
  ])('returns null for %s', (_, content) => {
    expect(readPolicy('TERMS', content)).toBeNull();
  });
});

it('a policy is in the file of its kind', () => {
  expect(policyKindOf('terms.md')).toBe('TERMS');
  expect(policyKindOf('Terms.md')).toBeNull();
  expect(policyKindOf('terms.md.bak')).toBeNull();
});

describe('policiesAgreedTo', () => {
  it('returns the policies in force that were agreed to, each once', () => {
    expect(policiesAgreedTo([terms, privacy])).toEqual([]);
    const twice = [
      { kind: 'TERMS', version: '2' },
      { kind: 'TERMS', version: '2' },
    ] as const;
    expect(policiesAgreedTo([terms, privacy], twice)).toEqual([terms]);
  });

  it.each([
    ['an earlier version', { kind: 'TERMS', version: '1' }],
    ['the version of another policy', { kind: 'PRIVACY', version: '2' }],
    ['a policy that the operator does not have', { kind: 'RETURNS', version: '1' }],
  ] as const)('refuses %s', (_, version) => {
    const agree = () => policiesAgreedTo([terms, privacy], [version]);
    expect(agree).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'POLICY_NOT_IN_FORCE' })] }),
    );
  });
});
