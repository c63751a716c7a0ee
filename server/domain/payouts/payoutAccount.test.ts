import { describe, expect, it } from 'vitest';
import { DomainError, parseInput } from '../shared/errors.js';
import { isGstin } from './gstin.js';
import { changedSecrets, endOf, payoutAccountState, updatePayoutAccountSchema } from './payoutAccount.js';
import { isPan, panInGstin } from './taxNumbers.js';

/** Returns the refusals of an input as code and field. */
function refusals(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.problems.map(({ code, field }) => `${code} ${field?.join('.')}`);
  }
}

const parse = (input: object) => parseInput(updatePayoutAccountSchema, input);
const BANK = { holder: 'Dev Rao', number: '123456789012', ifsc: 'HDFC0001234' };
const NOTHING = { pan: null, gstin: null, bankAccount: null };

describe('A GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AASCS2460H1Z0'])('%s is valid', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
    expect(isPan(panInGstin(gstin))).toBe(true);
  });

  it.each([
    ['with another check digit', '27AAPFU0939F1ZW'],
    ['with two digits exchanged', '27AAPFU0993F1ZV'],
    ['of no state', '45AAPFU0939F1ZV'],
    ['that is too short', '27AAPFU0939F1Z'],
    ['in small letters', '27aapfu0939f1zv'],
  ])('%s is not', (_, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });
});

it.each([
  ['ABCPE1234F', true],
  ['AAPFU0939F', true],
  ['ABCXE1234F', false],
  ['ABCPE12345', false],
  ['ABCPE1234FF', false],
])('PAN %s is valid: %s', (pan, valid) => {
  expect(isPan(pan)).toBe(valid);
});

describe('The input of a payout account', () => {
  it('is read without spaces, in capital letters, and with digits of any script', () => {
    const bankAccount = { holder: ' Dev Rao ', number: '१२३४ 5678-9012', ifsc: 'hdfc0001234' };
    expect(parse({ pan: 'abcpe 1234 f', gstin: '', bankAccount })).toEqual({
      pan: 'ABCPE1234F',
      gstin: null,
      bankAccount: BANK,
    });
    expect(parse({ pan: null })).toEqual({});
  });

  it('names each field that is wrong', () => {
    const bankAccount = { holder: ' ', number: '12345678', ifsc: 'HDFC1001234' };
    const input = { pan: 'ABC', gstin: '27AAPFU0939F1ZW', upiAddress: 'dev', bankAccount };
    expect(refusals(() => parse(input))).toEqual([
      'PAN_INVALID pan',
      'GSTIN_INVALID gstin',
      'UPI_ADDRESS_INVALID upiAddress',
      'BANK_HOLDER_REQUIRED bankAccount.holder',
      'BANK_ACCOUNT_INVALID bankAccount.number',
      'IFSC_INVALID bankAccount.ifsc',
    ]);
    const tooLong = { bankAccount: { ...BANK, number: '1234567890123456789' } };
    expect(refusals(() => parse(tooLong))).toEqual(['BANK_ACCOUNT_INVALID bankAccount.number']);
  });
});

describe('The numbers of a payout account', () => {
  const gstin = '27AAPFU0939F1ZV';

  it('stay as they are unless they are given', () => {
    const before = { pan: 'AAPFU0939F', gstin, bankAccount: BANK };
    expect(changedSecrets(before, {})).toEqual(before);
    expect(changedSecrets(before, { gstin: null })).toEqual({ ...before, gstin: null });
    expect(changedSecrets(NOTHING, { bankAccount: BANK })).toEqual({ ...NOTHING, bankAccount: BANK });
  });

  it('belong together', () => {
    expect(refusals(() => changedSecrets(NOTHING, { gstin }))).toEqual(['PAN_REQUIRED pan']);
    const other = { ...NOTHING, pan: 'ABCPE1234F' };
    expect(refusals(() => changedSecrets(other, { gstin }))).toEqual(['GSTIN_PAN_MISMATCH gstin']);
    const both = { ...NOTHING, pan: 'AAPFU0939F', gstin };
    expect(refusals(() => changedSecrets(both, { pan: null }))).toEqual(['PAN_REQUIRED pan']);
    expect(changedSecrets(other, { pan: 'AAPFU0939F', gstin })).toEqual(both);
  });

  it('are shown by their ends', () => {
    expect(endOf(BANK.number)).toBe('9012');
  });
});

describe('The state of a payout account', () => {
  const facts = {
    method: 'UPI',
    hasPan: false,
    hasUpiAddress: true,
    hasBankAccount: false,
    isRefused: false,
    restriction: null,
  } as const;
  const free = { needsPan: false };

  it.each([
    ['with a UPI address', facts, free, 'ACTIVE', []],
    ['without one', { ...facts, hasUpiAddress: false }, free, 'PENDING', ['UPI_ADDRESS']],
    ['without a PAN that is needed', facts, { needsPan: true }, 'PENDING', ['PAN']],
    ['with all that is needed', { ...facts, hasPan: true }, { needsPan: true }, 'ACTIVE', []],
    ['without the bank account', { ...facts, method: 'BANK_ACCOUNT' }, free, 'PENDING', ['BANK_ACCOUNT']],
    [
      'with a bank account',
      { ...facts, method: 'BANK_ACCOUNT', hasBankAccount: true, hasUpiAddress: false },
      free,
      'ACTIVE',
      [],
    ],
    ['with a UPI address that was refused', { ...facts, isRefused: true }, free, 'PENDING', ['UPI_ADDRESS']],
    [
      'with a bank account that was refused',
      { ...facts, method: 'BANK_ACCOUNT', hasBankAccount: true, isRefused: true },
      free,
      'PENDING',
      ['BANK_ACCOUNT'],
    ],
    ['that staff restricted', { ...facts, restriction: 'RESTRICTED' }, free, 'RESTRICTED', []],
    ['that staff rejected', { ...facts, restriction: 'REJECTED' }, { needsPan: true }, 'REJECTED', ['PAN']],
  ] as const)('%s', (_, given, terms, status, missing) => {
    expect(payoutAccountState(given, terms)).toEqual({ status, missing });
  });
});
