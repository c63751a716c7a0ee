import { mutate, type Refusal } from '../mutate.js';
import { PASSWORD, type Person } from '../people/people.js';
import type { PayingMarketplace } from './paying.js';

/** A payout account as tests read it. */
export interface SeenPayoutAccount {
  status: string;
  missing: string[];
  method: string;
  bankAccountEnd: string | null;
  panEnd: string | null;
  gstinEnd: string | null;
  restrictionReason: string | null;
  proof: string | null;
}

const FIELDS = 'status missing method bankAccountEnd panEnd gstinEnd restrictionReason proof';

/** A bank account that passes the checks. */
export const BANK = { holder: 'Dev Rao', number: '918273645546', ifsc: 'HDFC0001234' };

/** Confirms the identity of a person, so that the session can move money. */
async function confirm(
  { marketplace }: Pick<PayingMarketplace, 'marketplace'>,
  person: Person,
): Promise<void> {
  await mutate(marketplace, person, 'confirmIdentity', '__typename', { password: PASSWORD });
}

/** Returns a seller's own payout account. */
export async function payoutAccountOf(
  { marketplace }: PayingMarketplace,
  seller: Person,
): Promise<SeenPayoutAccount> {
  const query = `{ payoutAccount { ${FIELDS} } }`;
  return (await marketplace.ask<{ payoutAccount: SeenPayoutAccount }>(query, {}, seller.token)).payoutAccount;
}

const codes = (errors: readonly Refusal[]) => errors.map(({ code }) => code);

/** Confirms the person's identity, then changes the payout account. Returns the codes of the refusals. */
export async function changePayoutAccount(
  paying: Pick<PayingMarketplace, 'marketplace'>,
  seller: Person,
  input: object,
): Promise<string[]> {
  await confirm(paying, seller);
  const changed = await mutate(paying.marketplace, seller, 'updatePayoutAccount', '__typename', input);
  return codes(changed.userErrors);
}

/** Stops or resumes the payouts to a seller, as staff. Returns the codes of the refusals. */
export async function decidePayoutAccount(
  paying: PayingMarketplace,
  staff: Person,
  step: 'restrictPayoutAccount' | 'reinstatePayoutAccount',
  input: object,
): Promise<string[]> {
  await confirm(paying, staff);
  return codes((await mutate(paying.marketplace, staff, step, '__typename', input)).userErrors);
}

/** Returns the bank accounts of the pending payouts as a person reads them. */
export async function pendingBankAccounts(
  { marketplace }: PayingMarketplace,
  staff: Person,
): Promise<(typeof BANK | null)[]> {
  const { pendingPayouts } = await marketplace.ask<{
    pendingPayouts: { nodes: { bankAccount: typeof BANK | null }[] };
  }>('{ pendingPayouts { nodes { bankAccount { holder number ifsc } } } }', {}, staff.token);
  return pendingPayouts.nodes.map(({ bankAccount }) => bankAccount);
}
