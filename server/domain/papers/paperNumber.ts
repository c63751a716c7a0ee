import type { PaperKind } from './paper.js';

/** The first letter of a paper's number, by kind of paper. */
const LETTERS: Record<PaperKind, string> = {
  BILL_OF_SUPPLY: 'B',
  INVOICE: 'T',
  CREDIT_NOTE: 'C',
  COMMISSION_INVOICE: 'M',
  COMMISSION_CREDIT_NOTE: 'N',
};

/**
 * Returns the number of a paper as printed, such as `B/26-27/0001`. The law allows at most 16 characters: letters, digits,
 * hyphens and slashes (CGST Rules, rule 46).
 */
export function paperNumber(kind: PaperKind, financialYear: number, number: number): string {
  const years = [financialYear, financialYear + 1].map((year) => String(year % 100).padStart(2, '0'));
  return `${LETTERS[kind]}/${years.join('-')}/${String(number).padStart(4, '0')}`;
}
