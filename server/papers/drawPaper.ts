import type { Readable } from 'node:stream';
import { isCredit, type PaperKind, type PrintedPaper } from '../domain/papers/paper.js';
import { dayText } from '../domain/text/days.js';
import { drawLayout } from './drawLayout.js';
import type { Total } from './layout.js';
import { amountText, LINE_COLUMNS, lineRow, partyBlock, rateText } from './words.js';

const TITLES: Record<PaperKind, string> = {
  BILL_OF_SUPPLY: 'Bill of supply',
  INVOICE: 'Tax invoice',
  CREDIT_NOTE: 'Credit note',
  COMMISSION_INVOICE: 'Commission invoice',
  COMMISSION_CREDIT_NOTE: 'Credit note',
};

/** Draws a numbered paper, such as an invoice, as a PDF. */
export function drawPaper({ kind, number, issuedOn, facts }: PrintedPaper): Promise<Readable> {
  const { from, to, orderId, corrects, placeOfSupply, lines, currency } = facts;
  return drawLayout({
    title: TITLES[kind],
    subtitle: number,
    facts: [
      ['Number', number],
      ['Date', dayText(issuedOn)],
      ...(orderId ? ([['Order', orderId]] as const) : []),
      ...(corrects.length > 0
        ? ([
            ['Corrects', corrects.map((each) => `${each.number} of ${dayText(each.issuedOn)}`).join(', ')],
          ] as const)
        : []),
      ...(placeOfSupply ? ([['Place of supply', placeOfSupply]] as const) : []),
    ],
    blocks: [partyBlock('From', from), partyBlock('To', to)],
    tables: [{ columns: LINE_COLUMNS, rows: lines.map((line) => lineRow(line, currency)) }],
    totals: () => totalsOf(kind, facts),
    notes:
      facts.taxes.length > 0
        ? ['The amounts include the taxes.']
        : [NO_TAX[from.gstin ? 'EXEMPT' : 'NO_GSTIN']],
  });
}

const NO_TAX = {
  EXEMPT: 'No GST is charged: the supply is exempt.',
  NO_GSTIN: 'No GST is charged: the issuer is not registered for GST.',
} as const;

function totalsOf(kind: PaperKind, { net, taxes, amount, currency }: PrintedPaper['facts']): Total[] {
  const whole = {
    label: isCredit(kind) ? 'Total credited' : 'Total',
    amount: amountText(amount, currency),
    isBold: true,
  };
  if (taxes.length === 0) return [whole];
  return [
    { label: 'Without taxes', amount: amountText(net, currency) },
    ...taxes.map((tax) => ({
      label: `${tax.name} ${rateText(tax.rate)}`,
      amount: amountText(tax.amount, currency),
    })),
    whole,
  ];
}
