import { z } from 'zod';
import { PaperKind } from '../../domain/papers/paper.js';
import type { Paper } from '../../usecases/papers/paper.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

export const paperSchema = z
  .object({
    _id: z.string().describe('The ID of the document, the same in every API.'),
    kind: lowerCase(PaperKind).describe(
      '`bill_of_supply`: the bill of a seller that charges no GST. `invoice`: the bill of a seller that charges ' +
        'GST. `credit_note`: a seller’s credit note for a refund after a bill. `commission_invoice`: the operator’s ' +
        'invoice for commission. `commission_credit_note`: the operator’s credit note for commission that was given ' +
        'back.',
    ),
    number: z
      .string()
      .describe('The number, such as `B/26-27/0001`: consecutive for each issuer, kind and financial year.'),
    amount: rupeesSchema.describe(
      'The amount that the document charges or credits, including taxes, in rupees.',
    ),
    issuedAt: z.iso.datetime().describe('When the document was issued.'),
    period: z
      .string()
      .nullable()
      .describe(
        'The last month for which the document includes commission, such as `2026-11`; null for documents ' +
          'of sellers.',
      ),
    url: z.string().describe('The path of the PDF file.'),
  })
  .meta({ id: 'Paper', description: 'A numbered document. Once issued, it never changes.' });

export function presentPaper({ id, kind, amount, issuedAt, ...paper }: Paper): z.output<typeof paperSchema> {
  return {
    _id: id,
    kind: kind.toLowerCase(),
    ...paper,
    amount: rupees(amount),
    issuedAt: issuedAt.toISOString(),
  };
}
