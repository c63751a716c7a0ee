import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { PaperFacts, PaperLine } from '../domain/papers/paper.js';
import { hasBoxes, linesOf } from '../testing/papers.js';
import { drawPaper } from './drawPaper.js';
import { drawStatement } from './drawStatement.js';

const line = (title: string, detail: string | null = null): PaperLine => ({
  title,
  detail,
  code: '4901',
  quantity: 1,
  unitPrice: 24_950,
  amount: 24_950,
});

async function draw(lines: PaperLine[], facts: Partial<PaperFacts> = {}): Promise<Buffer> {
  const amount = lines.reduce((total, each) => total + each.amount, 0);
  const paper = {
    from: { name: 'દેવ ત્રિવેદી', address: ['અમદાવાદ 380009'], gstin: null },
    to: { name: 'मीरा क्षीरसागर', address: ['12 Marine Drive', 'Mumbai 400020'], gstin: null },
    orderId: 'order_1',
    corrects: [],
    placeOfSupply: null,
    lines,
    taxes: [],
    net: amount,
    amount,
    currency: 'INR' as const,
    ...facts,
  };
  return buffer(
    await drawPaper({ kind: 'BILL_OF_SUPPLY', number: 'B/26-27/0001', issuedOn: '2026-11-27', facts: paper }),
  );
}

describe('a paper', () => {
  it('shows Latin, Devanagari and Gujarati, also in one line, and the rupee sign', async () => {
    const title = 'गोदान and સરસ્વતીચંદ્ર: “श्रीज्ञानेश्वरी”, ś, 2nd';
    const pdf = await draw([line(title, 'मुंशी प्रेमचंद · Rent')]);
    expect(linesOf(pdf)).toEqual(expect.arrayContaining([title, 'मुंशी प्रेमचंद · Rent', '₹249.50']));
    expect(hasBoxes(pdf)).toBe(false);
    expect(hasBoxes(await draw([line('பொன்னியின்')]))).toBe(true);
  });

  it('repeats its number and the headings on each page, and has the total once', async () => {
    const lines = linesOf(
      await draw(Array.from({ length: 60 }, (_, at) => line(`Title ${at}`, 'Premchand'))),
    );
    const count = (text: string) => lines.filter((each) => each === text).length;
    expect([count('Page 1'), count('Page 4'), count('Page 5')]).toEqual([1, 1, 0]);
    expect([count('Description'), count('Bill of supply B/26-27/0001, continued')]).toEqual([4, 3]);
    expect([count('Total'), count('₹14,970.00')]).toEqual([1, 1]);
    expect(lines.filter((each) => /^Title \d+$/.test(each))).toHaveLength(60);
  });

  it('wraps long titles between words, and longer words between letters', async () => {
    const words = Array.from({ length: 40 }, (_, at) => `क्षत्रिय${at}`).join(' ');
    const lines = linesOf(await draw([line(words), line('x'.repeat(150))]));
    const wrapped = lines.filter((each) => each.startsWith('क्षत्रिय'));
    expect(wrapped.length).toBeGreaterThan(3);
    expect(wrapped.join(' ')).toBe(words);
    expect(lines.filter((each) => /^x+$/.test(each)).join('')).toBe('x'.repeat(150));
  });

  it('is the same whenever it is drawn', async () => {
    const [first, again] = [await draw([line('Godan')]), await draw([line('Godan')])];
    expect(linesOf(again)).toEqual(linesOf(first));
  });
});

describe('a statement', () => {
  const party = { name: 'Dev', address: [], gstin: null };
  const row = (at: number) => ({
    payoutId: 'payout_1',
    preparedOn: '2026-11-27',
    status: 'PAID',
    reference: 'UTR1',
    orderId: `order_${at}`,
    amount: 100,
    commission: 10,
    taxDeducted: 0,
    taxCollected: 0,
    currency: 'INR' as const,
  });
  const statement = (rows: AsyncIterable<ReturnType<typeof row>>) =>
    drawStatement({ operator: null, seller: party, month: '2026-11', currency: 'INR', rows });

  it('is drawn while it is read, and lets other work run meanwhile', async () => {
    let others = 0;
    const ticking = setInterval(() => (others += 1), 1);
    async function* rows() {
      for (let at = 0; at < 300; at += 1) yield row(at);
    }
    const lines = linesOf(await buffer(await statement(rows())));
    clearInterval(ticking);
    expect(lines).toEqual(expect.arrayContaining(['order_0', 'order_299', '₹300.00', '₹30.00']));
    expect(others).toBeGreaterThan(5);
  });

  it('names the taxes that were taken, and no others', async () => {
    async function* rows() {
      yield { ...row(1), taxDeducted: 5 };
      yield { ...row(2), taxDeducted: 7 };
    }
    const text = linesOf(await buffer(await statement(rows()))).join(' ');
    expect(text).toContain('payout_1 · UTR1 · Tax deducted at source ₹0.05');
    expect(text).toContain('Tax deducted at source ₹0.12');
    expect(text).not.toContain('collected');
  });

  it('breaks off if its rows cannot be read', async () => {
    async function* rows() {
      yield row(1);
      throw new Error('The database went away');
    }
    await expect(buffer(await statement(rows()))).rejects.toThrow('The database went away');
  });
});
