import { money, type CurrencyCode, type Money } from '../../domain/money/money.js';
import { daysOpen } from '../../domain/payments/reconciliation.js';
import { canSettleDebt } from '../../domain/payments/policies.js';
import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import {
  countSellerDebts,
  sellerDebt,
  sellerDebts,
  type SellerDebtRow,
} from '../../persistence/queries/payouts/debts.js';
import { noteMoneyReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** The money that a seller owes the marketplace, because buyers got money back that had been paid out to the seller. */
export interface SellerDebt {
  /** The seller who owes the debt, by ID. */
  id: string;
  amount: Money;
  since: Date;
  /** Whole days since the debt arose. */
  daysOpen: number;
  viewerCanSettle: boolean;
}

/**
 * Returns a page of the debts of sellers in the currency of the marketplace, oldest first, for staff. Each read is recorded in
 * the audit log.
 */
export async function listSellerDebts(scope: Scope, request: PageArguments): Promise<Page<SellerDebt>> {
  const viewer = await requireAbility(scope, 'money:read');
  const { database, currency } = scope;
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => sellerDebts(database, currency, stretch),
    nodesOf: (rows) => debtsAsSeen(scope, rows, viewer),
    placeOf: ({ since, sellerId }) => [since, sellerId],
    count: (most) => countSellerDebts(database, currency, most),
  });
}

/** Returns what a seller owes now, for staff; null if the seller owes nothing. Each read is recorded in the audit log. */
export async function findSellerDebt(scope: Scope, sellerId: string): Promise<SellerDebt | null> {
  const viewer = await requireAbility(scope, 'money:read');
  const row = await sellerDebt(scope.database, scope.currency, sellerId);
  const [debt] = await debtsAsSeen(scope, row ? [row] : [], viewer);
  return debt ?? null;
}

async function debtsAsSeen(
  scope: Scope,
  rows: readonly SellerDebtRow[],
  viewer: AccountPrincipal,
): Promise<SellerDebt[]> {
  await noteMoneyReads(
    scope,
    viewer.id,
    rows.map(({ sellerId }) => ({ userId: sellerId, detail: sellerId })),
  );
  return rows.map((row) => debtAsSeen(scope, row, viewer));
}

function debtAsSeen(
  { currency, clock }: { currency: CurrencyCode; clock: Scope['clock'] },
  { sellerId, amount, since }: SellerDebtRow,
  viewer: AccountPrincipal,
): SellerDebt {
  return {
    id: sellerId,
    amount: money(amount, currency),
    since,
    daysOpen: daysOpen(since, clock.now()),
    viewerCanSettle: canSettleDebt(viewer, { sellerId }),
  };
}
