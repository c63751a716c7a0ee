import { formatMoney } from '../domain/money/format.js';
import { money, type CurrencyCode } from '../domain/money/money.js';
import type { PaperLine, PaperParty } from '../domain/papers/paper.js';
import type { Block, Column, Row } from './layout.js';

/** Returns an amount in minor units as text: `₹1,24,950.50`. */
export function amountText(amount: number, currency: CurrencyCode): string {
  return formatMoney(money(amount, currency), { locale: 'en-IN', isShort: false });
}

/** Returns a rate in hundredths of a percent as text: `9%` for 900. */
export const rateText = (rate: number): string => `${rate / 100}%`;

/** Returns a block with the party's name, address and GSTIN. */
export function partyBlock(heading: string, { name, address, gstin }: PaperParty): Block {
  return { heading, lines: [name, ...address, ...(gstin ? [`GSTIN ${gstin}`] : [])] };
}

export const LINE_COLUMNS: readonly Column[] = [
  { heading: 'Description', width: 54 },
  { heading: 'HSN/SAC', width: 10 },
  { heading: 'Quantity', width: 10 },
  { heading: 'Price', width: 13 },
  { heading: 'Amount', width: 15 },
];

/** Returns the row of a paper's line, with a cell for each of LINE_COLUMNS. */
export function lineRow(line: PaperLine, currency: CurrencyCode): Row {
  const { title, code, quantity, unitPrice, amount, detail } = line;
  const price = unitPrice === null ? '' : amountText(unitPrice, currency);
  return {
    cells: [
      title,
      code ?? '',
      quantity === null ? '' : String(quantity),
      price,
      amountText(amount, currency),
    ],
    detail,
  };
}
