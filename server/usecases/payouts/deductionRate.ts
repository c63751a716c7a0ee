import type { CurrencyCode } from '../../domain/money/money.js';
import { financialYearOf, monthStart, paperDay } from '../../domain/papers/financialYear.js';
import { isPanOfPerson } from '../../domain/payouts/taxNumbers.js';
import { canBeExempt, deductionRate } from '../../domain/payouts/taxesAtSource.js';
import { payoutAccountOf } from '../../persistence/queries/payouts/payoutAccounts.js';
import { soldSince } from '../../persistence/queries/payouts/recordedEarnings.js';
import type { Queryable } from '../../persistence/sql.js';
import type { Ports } from '../scope.js';
import { readablePan } from './payoutAccount.js';

/** The ports that the tax rates depend on. */
export type TaxPorts = Pick<Ports, 'clock' | 'secrets' | 'payoutTerms'>;

/** A sale or other gain of a seller. `amount` is in minor units. */
export interface Gain {
  sellerId: string;
  currency: CurrencyCode;
  amount: number;
}

/**
 * Returns today's rate of tax deducted from a gain that is not recorded yet. Two simultaneous sales do not see each other, so
 * both may be treated as within the exempt amount.
 */
export async function deductionRateOf(
  { clock, secrets, payoutTerms }: TaxPorts,
  database: Queryable,
  { sellerId, currency, amount }: Gain,
): Promise<number> {
  const taxes = payoutTerms.taxesAtSource;
  if (!taxes || taxes.deducted.length === 0) return 0;
  const account = await payoutAccountOf(database, sellerId);
  const hasPan = account !== null && account.panEnd !== null;
  const pan = account && readablePan(secrets, account);
  const isPerson = pan !== null && isPanOfPerson(pan);
  const [now, today] = [clock.now(), paperDay(clock.now())];
  if (!isPerson || !canBeExempt(taxes, today))
    return deductionRate(taxes, today, { hasPan, isPerson: false, soldInYear: amount });
  const since = monthStart(`${financialYearOf(now)}-04`);
  const soldInYear = amount + (await soldSince(database, { sellerId, currency, since }));
  return deductionRate(taxes, today, { hasPan, isPerson, soldInYear });
}
