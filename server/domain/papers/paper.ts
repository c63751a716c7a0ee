import { z } from 'zod';
import { CurrencyCode } from '../money/money.js';

/**
 * The kinds of numbered papers. Sellers issue the first three to their buyers, and the operator the others to sellers.
 */
export const PaperKind = {
  BILL_OF_SUPPLY: 'BILL_OF_SUPPLY',
  INVOICE: 'INVOICE',
  CREDIT_NOTE: 'CREDIT_NOTE',
  COMMISSION_INVOICE: 'COMMISSION_INVOICE',
  COMMISSION_CREDIT_NOTE: 'COMMISSION_CREDIT_NOTE',
} as const;
export type PaperKind = keyof typeof PaperKind;

/** The kinds of papers that charge a buyer. */
export type BillKind = Extract<PaperKind, 'BILL_OF_SUPPLY' | 'INVOICE'>;

/**
 * Returns the kind of a bill: an invoice if it charges taxes, otherwise a bill of supply. Sellers with a GSTIN also issue bills
 * of supply for exempt goods (CGST Act, section 31).
 */
export function billKindOf({ taxes }: Pick<PaperFacts, 'taxes'>): BillKind {
  return taxes.length === 0 ? 'BILL_OF_SUPPLY' : 'INVOICE';
}

/** True for credit notes, which reduce what an earlier paper charged. */
export function isCredit(kind: PaperKind): boolean {
  return kind === 'CREDIT_NOTE' || kind === 'COMMISSION_CREDIT_NOTE';
}

const minorUnits = z.int();

/** The issuer or the recipient of a paper. */
const partySchema = z.strictObject({
  name: z.string(),
  /** The lines of the address, from the street to the country. */
  address: z.array(z.string()),
  gstin: z.string().nullable(),
});
export type PaperParty = z.infer<typeof partySchema>;

const lineSchema = z.strictObject({
  /** The title of a book, or what is charged. */
  title: z.string(),
  /** The author and the terms of a book, or the reason for a charge; null if there is none. */
  detail: z.string().nullable(),
  /** The HSN or SAC code; null if there is none. */
  code: z.string().nullable(),
  quantity: z.int().nullable(),
  unitPrice: minorUnits.nullable(),
  amount: minorUnits,
});
export type PaperLine = z.infer<typeof lineSchema>;

const taxSchema = z.strictObject({
  name: z.enum(['CGST', 'SGST', 'IGST']),
  /** The rate in hundredths of a percent. */
  rate: z.int(),
  amount: minorUnits,
});
export type PaperTax = z.infer<typeof taxSchema>;

/**
 * The content of a paper. It is stored when the paper is issued, and never changes. Amounts are in minor units and above
 * zero. Amounts of lines include taxes.
 */
export const paperFactsSchema = z.strictObject({
  from: partySchema,
  to: partySchema,
  /** The order of a bill or its credit note; null for a commission. */
  orderId: z.string().nullable(),
  /** The earlier papers that a credit note corrects. */
  corrects: z.array(z.strictObject({ number: z.string(), issuedOn: z.iso.date() })),
  /** The state of supply, which decides the taxes; null if the issuer has no GSTIN. */
  placeOfSupply: z.string().nullable(),
  lines: z.array(lineSchema),
  taxes: z.array(taxSchema),
  /** The amount without taxes. */
  net: minorUnits,
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
});
export type PaperFacts = z.infer<typeof paperFactsSchema>;

/** A paper with its number as printed, and the day (YYYY-MM-DD) on which it was issued. */
export interface PrintedPaper {
  kind: PaperKind;
  number: string;
  issuedOn: string;
  facts: PaperFacts;
}
