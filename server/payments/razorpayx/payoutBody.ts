import type { PayoutRequest, ProofRequest } from '../payoutProvider.js';

const LONGEST_NAME = 50;
const SHORTEST_NAME = 3;

/**
 * Returns the body of a composite payout, which also creates the contact and its account. It contains no email address and
 * no phone number, so that the provider sends the payee no messages.
 */
export function payoutBody({ key, account, amount, mode, to, payee, isRefund }: PayoutRequest): object {
  return {
    account_number: account,
    amount: amount.amount,
    currency: amount.currencyCode,
    mode,
    purpose: isRefund ? 'refund' : 'payout',
    fund_account: {
      ...placeOf(to),
      contact: { name: contactName(payee), type: isRefund ? 'customer' : 'vendor', reference_id: payee.id },
    },
    queue_if_low_balance: true,
    reference_id: key,
  };
}

/**
 * Returns the body of a request for a proof. To prove a bank account, RazorpayX sends a rupee to it. To prove a UPI address, it
 * asks the payee's bank for the name.
 */
export function proofBody({ account, to, payee }: ProofRequest): object {
  return {
    source_account_number: account,
    ...('bankAccount' in to && { validation_type: 'pennydrop' }),
    reference_id: payee.id,
    fund_account: {
      ...placeOf(to),
      contact: { name: contactName(payee), type: 'vendor', reference_id: payee.id },
    },
  };
}

function placeOf(to: PayoutRequest['to']): object {
  if ('upiAddress' in to) return { account_type: 'vpa', vpa: { address: to.upiAddress } };
  const { holder: name, number, ifsc } = to.bankAccount;
  return { account_type: 'bank_account', bank_account: { name, ifsc, account_number: number } };
}

/**
 * Returns the part of the name that RazorpayX accepts, or a substitute if that part is too short. RazorpayX refuses other
 * scripts and short names.
 */
export function contactName({ id, name }: PayoutRequest['payee']): string {
  const allowed = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 '()/.,_-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return allowed.length >= SHORTEST_NAME ? allowed : `Payee ${id.slice(-8)}`;
}
