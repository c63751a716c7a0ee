import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { PackingSlip } from '../domain/papers/packingSlip.js';
import { hasBoxes, linesOf } from '../testing/papers.js';
import { drawPackingSlip } from './drawPackingSlip.js';

const book = (title: string) => ({ title, author: 'प्रेमचंद', quantity: 1, condition: 'Good', rental: null });

const draw = async (changes: Partial<PackingSlip> = {}) =>
  buffer(
    await drawPackingSlip({
      orderNumber: '4FKZQ2',
      orderedOn: '2026-11-27',
      receiver: {
        name: 'मीरा क्षीरसागर',
        address: ['१२ मरीन ड्राइव', 'मुंबई', 'महाराष्ट्र'],
        zipcode: '400020',
        phone: '9876543210',
      },
      sender: { name: 'દેવ ત્રિવેદી', address: ['આશ્રમ રોડ', 'અમદાવાદ 380009'], gstin: null },
      books: [book('गोदान')],
      ...changes,
    }),
  );

it('A packing slip shows names and addresses in their own scripts, on one page', async () => {
  const pdf = await draw();
  expect(linesOf(pdf)).toEqual(
    expect.arrayContaining(['मीरा क्षीरसागर', 'मुंबई', 'PIN 400020', 'દેવ ત્રિવેદી', 'અમદાવાદ 380009', 'गोदान']),
  );
  expect(hasBoxes(pdf)).toBe(false);
  expect(linesOf(pdf)).not.toContain('Page 2');
});

it('A packing slip continues on further pages, without the label', async () => {
  const address = [Array.from({ length: 60 }, (_, at) => `गली${at}`).join(' '), 'मुंबई'];
  const lines = linesOf(
    await draw({
      receiver: { name: 'मीरा', address, zipcode: '400020', phone: null },
      books: Array.from({ length: 40 }, (_, at) => book(`Title ${at}`)),
    }),
  );
  expect(lines.filter((line) => /^Title \d+$/.test(line))).toHaveLength(40);
  expect(lines.filter((line) => line === 'PIN 400020')).toHaveLength(1);
  expect(lines).toContain('Packing slip 4FKZQ2, continued');
});
