import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newId } from '../payments/books.js';
import { known, Refused } from '../payments/refused.js';
import { read, type answer as answerCall } from '../payments/serving.js';
import { FundAccount } from './fundAccount.js';
import type { Validation } from './payoutBooks.js';
import type { PayoutCall } from './payoutFaults.js';
import type { PayoutSimulator } from './payoutSimulator.js';

const NewValidationBody = z.object({
  source_account_number: z.string(),
  validation_type: z.literal('pennydrop').optional(),
  reference_id: z.string().min(1).max(40),
  fund_account: FundAccount,
});

/** Serves the part of RazorpayX's API that validates accounts by sending a rupee to them. */
export function proofRoutes(
  http: FastifyInstance,
  simulator: PayoutSimulator,
  answer: ReturnType<typeof answerCall<PayoutCall>>,
): void {
  const { books } = simulator;
  http.post('/v1/fund_accounts/validations', { bodyLimit: 20_000 }, ({ body }, reply) =>
    answer('proveAccount', reply, () => validate(simulator, body)),
  );
  http.get<{ Params: { id: string } }>('/v1/fund_accounts/validations/:id', ({ params }, reply) =>
    answer('accountProof', reply, () => known(books.validations.get(params.id))),
  );
}

function validate({ books, faults, options }: PayoutSimulator, body: unknown): Validation {
  const asked = read(NewValidationBody, body);
  if (faults.noProofs) throw new Refused('Account validation is not enabled for your account');
  if (asked.source_account_number !== options.account || faults.wrongAccount)
    throw new Refused('The RazorpayX Account number is invalid.', 'source_account_number');
  const fund = asked.fund_account;
  const validation: Validation = {
    id: newId('fav'),
    entity: 'fund_account.validation',
    status: 'created',
    validation_results: { account_status: null, registered_name: null, details: null },
    status_details: { description: null },
    reference_id: asked.reference_id,
    sent_to: fund.account_type === 'vpa' ? fund.vpa.address : fund.bank_account.account_number,
  };
  books.validations.set(validation.id, validation);
  books.balance -= RUPEE;
  if (faults.banks !== 'wait') endValidation(validation, faults);
  return validation;
}

/** The amount that a proof sends: one rupee, in paise. */
const RUPEE = 100;

/**
 * Ends a validation as a bank would. The result is failed if `banks` is `fail`, invalid for the account
 * `refusedAccount`, and active in all other cases.
 */
export function endValidation(
  validation: Validation,
  { banks, refusedAccount }: Pick<PayoutSimulator['faults'], 'banks' | 'refusedAccount'>,
): void {
  if (banks === 'fail') {
    validation.status = 'failed';
    validation.status_details.description = 'The bank of the beneficiary is down';
    return;
  }
  validation.status = 'completed';
  const isRefused = validation.sent_to === refusedAccount;
  validation.validation_results = isRefused
    ? { account_status: 'invalid', registered_name: null, details: 'The account number does not exist' }
    : {
        account_status: 'active',
        registered_name: 'Kamala Nair',
        details: 'The beneficiary account is valid',
      };
}
