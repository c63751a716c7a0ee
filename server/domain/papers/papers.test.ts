import { describe, expect, it } from 'vitest';
import { money, sum } from '../money/money.js';
import type { LedgerEntry, LedgerEntryKind } from '../money/ledger.js';
import { linesToBill, linesToCredit, type BilledFulfillment, type BilledItem } from './charges.js';
import { commissionFacts } from './commissionPaper.js';
import { financialYearOf, monthBefore, monthStart, paperDay } from './financialYear.js';
import { isGstin, stateNamed } from '../payouts/gstin.js';
import { billKindOf, PaperKind } from './paper.js';
import { paperNumber } from './paperNumber.js';
import { sellerFacts } from './sellerPaper.js';
import { rateOn, readTaxRates } from '../payouts/datedRates.js';
import { withinAmount } from './taxes.js';

const inr = (amount: number) => money(amount, 'INR');

describe('the financial year', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', 2025, '2026-03-31'],
    ['2026-03-31T18:30:00.000Z', 2026, '2026-04-01'],
    ['2026-12-31T18:30:00.000Z', 2026, '2027-01-01'],
  ])('of %s begins in %i, and its day is %s', (moment, year, day) => {
    expect(financialYearOf(new Date(moment))).toBe(year);
    expect(paperDay(new Date(moment))).toBe(day);
  });

  it('has months that begin at midnight in India', () => {
    expect(monthStart('2026-04').toISOString()).toBe('2026-03-31T18:30:00.000Z');
    expect([monthBefore('2026-04'), monthBefore('2026-01')]).toEqual(['2026-03', '2025-12']);
  });
});

describe('a number', () => {
  it('is consecutive, with the years, in at most 16 characters', () => {
    expect(paperNumber('BILL_OF_SUPPLY', 2026, 7)).toBe('B/26-27/0007');
    expect(paperNumber('CREDIT_NOTE', 2099, 12_345)).toBe('C/99-00/12345');
    const longest = Object.values(PaperKind).map((kind) => paperNumber(kind, 2026, 99_999_999));
    expect(longest.every((text) => /^[A-Z0-9/-]{1,16}$/.test(text))).toBe(true);
    expect(new Set(longest).size).toBe(longest.length);
  });
});

describe('a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', true],
    ['27AAPFU0939F1ZW', false],
    ['27AAPFU0939F1Z', false],
    ['99AAPFU0939F1ZV', false],
    ['27aapfu0939f1zv', false],
  ])('%s is accepted: %s', (text, accepted) => {
    expect(isGstin(text)).toBe(accepted);
  });

  it('makes a bill an invoice if it charges taxes', () => {
    expect(billKindOf({ taxes: [] })).toBe('BILL_OF_SUPPLY');
    expect(billKindOf({ taxes: [{ name: 'IGST', rate: 1_800, amount: 180 }] })).toBe('INVOICE');
  });

  it('names a state that people write in different ways', () => {
    expect([stateNamed(' tamil  nadu'), stateNamed('Jammu & Kashmir'), stateNamed('TN')]).toEqual([
      'Tamil Nadu',
      'Jammu and Kashmir',
      null,
    ]);
  });
});

describe('tax rates', () => {
  it('apply from their day on', () => {
    const rates = readTaxRates('20 from 2028-04-01, 18 from 2026-12-01') ?? [];
    const days = ['2026-11-30', '2026-12-01', '2028-03-31', '2028-04-01'];
    expect(days.map((day) => rateOn(rates, day))).toEqual([0, 1_800, 1_800, 2_000]);
  });

  it.each(['18', '18 from 2026-02-30', '51 from 2026-12-01', '18 from 2026-12-01, 5 from 2026-12-01', ''])(
    'cannot be read from "%s"',
    (text) => {
      expect(readTaxRates(text)).toBeNull();
    },
  );

  it.each([
    [2_495, 2_114, [191, 190]],
    [1, 1, [0, 0]],
    [11_800, 10_000, [900, 900]],
    [9_007_199_254_740_991, 7_633_219_707_407_619, [686_989_773_666_686, 686_989_773_666_686]],
  ])('split %i paise to the last one', (amount, net, halves) => {
    const { taxes, ...rest } = withinAmount(amount, 1_800, true);
    expect([rest.net, taxes.map((tax) => tax.amount)]).toEqual([net, halves]);
    expect(taxes.reduce((total, tax) => total + tax.amount, rest.net)).toBe(amount);
    expect(withinAmount(amount, 1_800, false).taxes).toMatchObject([{ name: 'IGST', amount: amount - net }]);
    expect(withinAmount(amount, 0, true)).toEqual({ net: amount, taxes: [] });
  });
});

const item = (id: string, lineTotal: number, type: BilledItem['type'] = 'PURCHASE'): BilledItem => ({
  id,
  title: `Title ${id}`,
  author: 'Premchand',
  type,
  quantity: 1,
  unitPrice: inr(lineTotal),
  lineTotal: inr(lineTotal),
  charge: inr(lineTotal),
  deposit: inr(type === 'RENTAL' ? 20_000 : 0),
  feeAtPurchase: null,
  months: type === 'RENTAL' ? 1 : null,
});
const entry = (kind: LedgerEntryKind, amount: number, note: string | null = null): LedgerEntry => ({
  kind,
  amount: inr(amount),
  note,
});
const sold = (items: BilledItem[], ...ledger: LedgerEntry[]): BilledFulfillment => ({
  items,
  ledger,
  extensions: [],
  currency: 'INR',
});
const issued = (billed: number, credited: number) => ({ billed: inr(billed), credited: inr(credited) });
const total = (lines: { amount: number }[]) =>
  sum(
    lines.map(({ amount }) => inr(amount)),
    'INR',
  ).amount;

describe('what is billed', () => {
  it('is each charge once, and never a deposit', () => {
    const rental = sold(
      [item('a', 4_900, 'RENTAL')],
      entry('CHARGE', 4_900),
      entry('DEPOSIT_HELD', 20_000),
      entry('LATE_FEE', 300, 'Title a'),
      entry('DEPOSIT_WITHHELD', 1_000, 'My cat tore it'),
      entry('DEPOSIT_RELEASED', 18_700),
    );
    expect(total(linesToBill(rental, issued(0, 0)))).toBe(6_200);
    expect(linesToBill(rental, issued(4_900, 0))).toMatchObject([
      { title: 'Late fee', detail: 'Title a', amount: 300 },
      { title: 'Withheld from the deposit', detail: null, amount: 1_000 },
    ]);
    expect(linesToBill(rental, issued(6_200, 0))).toEqual([]);
  });

  it('is credited by book once it is refunded, to the last paisa', () => {
    const items = [item('a', 100), item('b', 100), item('c', 100)];
    const first = sold(items, entry('CHARGE', 300), entry('REFUND', 100));
    expect(linesToCredit(first, issued(300, 0)).map(({ amount }) => amount)).toEqual([34, 33, 33]);
    const second = sold(items, ...first.ledger, entry('REFUND', 1));
    expect(total(linesToCredit(second, issued(300, 100)))).toBe(1);
    expect(linesToCredit(second, issued(300, 101))).toEqual([]);
  });
});

describe('the parties of a paper', () => {
  const dev = {
    name: 'Dev',
    gstin: null,
    street: '4 Hill Road',
    city: 'Surat',
    state: 'Gujarat',
    zipcode: '395003',
  };
  const paper = {
    buyer: dev,
    orderId: 'order_1',
    corrects: [],
    tax: null,
    currency: 'INR',
    issuedOn: '2026-11-27',
  } as const;
  const lines = linesToBill(sold([item('a', 100)], entry('CHARGE', 100)), issued(0, 0));

  it('show the street of a seller only with a GSTIN', () => {
    const unregistered = sellerFacts({ ...paper, corrects: [], seller: dev, lines });
    expect(unregistered.from.address).toEqual(['Surat 395003', 'Gujarat']);
    expect(unregistered).toMatchObject({ placeOfSupply: null, taxes: [], net: 100 });
    const registered = { ...dev, gstin: '27AAPFU0939F1ZV' };
    const { from, ...facts } = sellerFacts({ ...paper, corrects: [], seller: registered, lines });
    expect(from.address).toContain('4 Hill Road');
    // Printed books are exempt from GST.
    expect(facts).toMatchObject({ placeOfSupply: 'Gujarat', taxes: [], net: 100, amount: 100 });
  });

  it('share the GST of a sale and a rent, each at the rate of its day, only if the seller has a GSTIN', () => {
    const tax = {
      sales: [{ from: '2026-12-01', rate: 500 }],
      rents: [{ from: '2026-01-01', rate: 1_200 }],
    };
    const both = sold([item('a', 10_500), item('b', 11_200, 'RENTAL')], entry('CHARGE', 21_700));
    const mixed = { ...paper, corrects: [], tax, lines: linesToBill(both, issued(0, 0)) };
    const seller = { ...dev, gstin: '27AAPFU0939F1ZV' };
    const taxesOn = (issuedOn: string, from: typeof dev | typeof seller = seller) =>
      sellerFacts({ ...mixed, seller: from, issuedOn }).taxes.map(({ rate, amount }) => [rate, amount]);
    expect(taxesOn('2026-11-30')).toEqual([[1_200, 1_200]]);
    expect(taxesOn('2026-12-01')).toEqual([
      [500, 500],
      [1_200, 1_200],
    ]);
    expect(taxesOn('2026-12-01', dev)).toEqual([]);
  });

  it('decide between the taxes of one state and those between states', () => {
    const commission = {
      operator: { legalName: 'Pothi Books LLP', address: 'Pune', grievanceOfficer: null },
      tax: { gstin: '27AAPFU0939F1ZV', rates: [{ from: '2026-01-01', rate: 1_800 }] },
      commission: 1_180,
      sales: 1,
      period: '2026-10',
      corrects: [],
      currency: 'INR',
      issuedOn: '2026-11-27',
    } as const;
    const taxesOf = (state: string | null) =>
      commissionFacts({ ...commission, corrects: [], seller: { ...dev, state } }).taxes.map(
        ({ name }) => name,
      );
    expect(taxesOf('Gujarat')).toEqual(['IGST']);
    expect(taxesOf('Maharashtra')).toEqual(['CGST', 'SGST']);
    expect(taxesOf(null)).toEqual(['CGST', 'SGST']);
  });
});
