import { z } from 'zod';

/** The account of a payee, a UPI address or a bank account, in RazorpayX's form. */
export const FundAccount = z.union([
  z.object({ account_type: z.literal('vpa'), vpa: z.object({ address: z.string().regex(/^[\w.-]+@\w+$/) }) }),
  z.object({
    account_type: z.literal('bank_account'),
    bank_account: z.object({
      name: z.string().min(1),
      ifsc: z.string().length(11),
      account_number: z.string().min(9),
    }),
  }),
]);
