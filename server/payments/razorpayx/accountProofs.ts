import { z } from 'zod';
import type { ReportedProof } from '../../domain/payouts/accountProof.js';
import type { ProofRequest, ProviderProof } from '../payoutProvider.js';
import type { Ask } from '../razorpay/razorpayClient.js';
import { proofBody } from './payoutBody.js';

/** The fields of RazorpayX's account validations that Panna reads. The registered name is left out on purpose. */
const Validation = z.object({
  id: z.string().min(1),
  status: z.string(),
  validation_results: z
    .object({ account_status: z.string().nullish(), details: z.string().nullish() })
    .nullish(),
  status_details: z.object({ description: z.string().nullish() }).nullish(),
});
type Validation = z.output<typeof Validation>;

const PATH = '/v1/fund_accounts/validations';

/** Asks for a proof. RazorpayX has no idempotency keys for proofs, so a repeated request sends another rupee. */
export async function proveAccount(ask: Ask, request: ProofRequest): Promise<ProviderProof> {
  return proofOf(await ask(Validation, { method: 'POST', path: PATH, body: proofBody(request) }));
}

/** Returns a proof. `reference` is its ID at RazorpayX. */
export async function accountProof(ask: Ask, reference: string): Promise<ProviderProof> {
  const path = `${PATH}/${encodeURIComponent(reference)}`;
  return proofOf(await ask(Validation, { method: 'GET', path }));
}

function proofOf(validation: Validation): ProviderProof {
  const { id, validation_results: results, status_details: details } = validation;
  return {
    reference: id,
    state: stateOf(validation),
    note: results?.details || details?.description || null,
  };
}

/** The statuses of an account that exists. The documentation says `active` in one place and `valid` in another. */
const EXISTS = ['active', 'valid'];

/**
 * Returns the result of a validation. A failed validation says only that a bank did not answer, so the account is neither
 * proved nor refused. Nor is an account with an unknown status.
 */
function stateOf({ status, validation_results: results }: Validation): ReportedProof {
  if (status === 'failed') return 'UNANSWERED';
  if (status !== 'completed') return 'UNDER_WAY';
  const account = results?.account_status ?? '';
  if (EXISTS.includes(account)) return 'PROVED';
  return account === 'invalid' ? 'REFUSED' : 'UNANSWERED';
}
