import { z } from 'zod';
import { readDatedAmounts, readTaxRates } from './domain/payouts/datedRates.js';
import type { SupplyTax } from './domain/payouts/payoutTerms.js';
import type { TaxesAtSource } from './domain/payouts/taxesAtSource.js';

const rates = (example: string) =>
  z
    .string()
    .transform((text, { addIssue }) => {
      const read = readTaxRates(text);
      if (read) return read;
      addIssue(`must be rates with the day from which each applies, such as ${example}`);
      return z.NEVER;
    })
    .optional();

/**
 * The settings of the GST on sellers' supplies, and of the taxes at source, which are taken from earnings. Part of SETTINGS.
 */
export const TAX_SETTINGS = {
  SALES_TAX: rates('0 from 2017-07-01').meta({
    description:
      'The GST in percent within the prices of books that sellers with a GSTIN sell, with the day from which it applies, such as ' +
      '`0 from 2017-07-01`; more rates follow a comma. Printed books are exempt (HSN 4901). An accountant must check it.',
    without: 'no GST',
  }),
  RENT_TAX: rates('0 from 2017-07-01').meta({
    description:
      'The same within their rents (SAC 9973). Renting out goods is taxed at the rate of the goods. An accountant must check it.',
    without: 'no GST',
  }),
  TAX_DEDUCTED: rates('0.1 from 2026-04-01').meta({
    description:
      'The tax in percent that is deducted at source from what buyers pay online, with the day from which it applies, such as ' +
      '`0.1 from 2026-04-01` (Income Tax Act 2025, section 393; before, section 194-O); more rates follow a comma. ' +
      'An accountant must check it.',
    without: 'no tax is deducted',
  }),
  TAX_DEDUCTED_WITHOUT_PAN: rates('5 from 2026-04-01').meta({
    description: 'The same for sellers who have given no PAN, such as `5 from 2026-04-01`.',
    without: 'the same as `TAX_DEDUCTED`',
  }),
  TAX_DEDUCTED_EXEMPT: z
    .string()
    .transform((text, { addIssue }) => {
      const read = readDatedAmounts(text);
      if (read) return read;
      addIssue('must be rupees with the day from which they apply, such as 500000 from 2026-04-01');
      return z.NEVER;
    })
    .optional()
    .meta({
      description:
        'What a person with a PAN may sell online in a financial year without the deduction, in rupees, such as ' +
        '`500000 from 2026-04-01`. The sale that exceeds it bears the tax, and all later ones of the year.',
      without: 'nobody is exempt',
    }),
  TAX_COLLECTED: rates('0.5 from 2024-07-10').meta({
    description:
      'The tax in percent that is collected at source on what sellers with a GSTIN supply online and what bears GST (`SALES_TAX`, ' +
      '`RENT_TAX`), such as `0.5 from 2024-07-10` (CGST Act, section 52). ' +
      'An accountant must check it.',
    without: 'no tax is collected',
  }),
};

type Values = z.output<z.ZodObject<typeof TAX_SETTINGS>>;

const OF_DEDUCTION = ['TAX_DEDUCTED_WITHOUT_PAN', 'TAX_DEDUCTED_EXEMPT'] as const;
const ONLINE = 'must be given together with PAYMENTS=razorpay or PAYMENTS=simulator';

/** Returns the tax settings that would have no effect, each with an error message. */
export function taxContradictions(
  values: Values & { PAYMENTS: string },
): { name: keyof typeof TAX_SETTINGS; message: string }[] {
  const given = (['TAX_DEDUCTED', 'TAX_COLLECTED'] as const).filter((name) => values[name]);
  const alone = OF_DEDUCTION.filter((name) => values[name] && !values.TAX_DEDUCTED);
  return [
    ...(values.PAYMENTS === 'direct' ? given.map((name) => ({ name, message: ONLINE })) : []),
    ...alone.map((name) => ({ name, message: 'must be given together with TAX_DEDUCTED' })),
  ];
}

/** Returns the configured GST on sellers' supplies; undefined if there is none. */
export function supplyTaxOf({ SALES_TAX: sales = [], RENT_TAX: rents = [] }: Values): SupplyTax | undefined {
  return sales.length + rents.length > 0 ? { sales, rents } : undefined;
}

/** Returns the configured taxes at source; undefined if there are none. */
export function taxesAtSourceOf({
  TAX_DEDUCTED: deducted = [],
  TAX_DEDUCTED_WITHOUT_PAN: deductedWithoutPan = [],
  TAX_DEDUCTED_EXEMPT: exempt = [],
  TAX_COLLECTED: collected = [],
}: Values): TaxesAtSource | undefined {
  if (deducted.length === 0 && collected.length === 0) return undefined;
  return { deducted, deductedWithoutPan, exempt, collected };
}
