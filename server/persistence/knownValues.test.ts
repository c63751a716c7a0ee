import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountKind, Language, Theme } from '../domain/accounts/account.js';
import { StaffAction, StaffRole } from '../domain/accounts/staff.js';
import { LinkPurpose } from '../domain/accounts/linkPurpose.js';
import { ChallengePurpose, FactorKind } from '../domain/accounts/secondFactor.js';
import { SecurityEventKind } from '../domain/accounts/securityEvent.js';
import { Account, ENTRY_KINDS } from '../domain/bookkeeping/journal.js';
import { BookBinding, BookLanguage } from '../domain/catalogue/bookFacts.js';
import { BookCondition, Genre, ListingType } from '../domain/catalogue/book.js';
import { ModerationKind, ReportReason } from '../domain/catalogue/moderation.js';
import { ReturnProblem } from '../domain/disputes/disputeReturn.js';
import { PolicyKind } from '../domain/marketplace/policy.js';
import { LedgerEntryKind } from '../domain/money/ledger.js';
import { CartItemType } from '../domain/orders/cart.js';
import { PaymentMethod } from '../domain/orders/checkout.js';
import { ChargebackAnswer, ChargebackPhase, ChargebackStatus } from '../domain/payments/chargeback.js';
import { DifferenceKind, DifferenceSubject, TransferState } from '../domain/payments/reconciliation.js';
import { PaperKind } from '../domain/papers/paper.js';
import { ReviewReportReason } from '../domain/reviews/reviewModeration.js';
import { PhotoStage } from '../domain/orders/orderPhotos.js';
import { OrderStatus, Side } from '../domain/orders/orderStatus.js';
import { KeyedAction } from '../domain/shared/idempotency.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { FulfillmentEntity } from './entities/orders.js';
import type { Transaction } from './transaction.js';

/** The values that the domain allows in a column, by table and column. */
const COLUMNS: Record<string, object> = {
  'users.role': AccountKind,
  'policy_agreements.kind': PolicyKind,
  'users.staff_roles': StaffRole,
  'staff_actions.action': StaffAction,
  'user_settings.theme': Theme,
  'user_settings.language': Language,
  'books.genres': Genre,
  'books.condition': BookCondition,
  'books.binding': BookBinding,
  'books.language': BookLanguage,
  'books.listing_type': ListingType,
  'book_genres.genre': Genre,
  'book_genres.listing_type': ListingType,
  'cart_items.type': CartItemType,
  'orders.payment_method': PaymentMethod,
  'fulfillments.status': OrderStatus,
  'timeline_entries.from_status': OrderStatus,
  'timeline_entries.to_status': OrderStatus,
  'order_items.type': CartItemType,
  'order_photos.stage': PhotoStage,
  'order_photos.side': Side,
  'dispute_photos.side': Side,
  'disputes.return_problem': ReturnProblem,
  'ledger_entries.kind': LedgerEntryKind,
  'ledger_totals.kind': LedgerEntryKind,
  'journal_entries.kind': Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, kind])),
  'journal_postings.account': Account,
  'reconciliation_differences.subject': DifferenceSubject,
  'reconciliation_differences.kind': DifferenceKind,
  'reconciliation_differences.our_status': TransferState,
  'reconciliation_differences.their_status': TransferState,
  'chargebacks.phase': ChargebackPhase,
  'chargebacks.status': ChargebackStatus,
  'chargebacks.answer': ChargebackAnswer,
  'papers.kind': PaperKind,
  'paper_series.kind': PaperKind,
  'mailed_links.purpose': LinkPurpose,
  'moderation_actions.kind': ModerationKind,
  'listing_reports.reason': ReportReason,
  'review_reports.reason': ReviewReportReason,
  'idempotency_keys.action': KeyedAction,
  'second_factors.kind': FactorKind,
  'factor_challenges.purpose': ChallengePurpose,
  'security_events.kind': SecurityEventKind,
  'security_events.factor_kind': FactorKind,
};

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

/** Returns the values that the CHECK constraints of a column allow. */
async function valuesIn(table: string, column: string): Promise<string[]> {
  const checks = await opened.database.query<{ text: string }>(
    `SELECT pg_get_constraintdef(c.oid) AS text FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND c.conkey = ARRAY[a.attnum]
     WHERE c.contype = 'c' AND c.conrelid = $1::regclass AND a.attname = $2`,
    [table, column],
  );
  return checks.flatMap(({ text }) => [...text.matchAll(/'([A-Z_]+)'/g)].map(([, value = '']) => value));
}

describe('the values of a column', () => {
  it.each(Object.entries(COLUMNS))('%s are those that the domain lists', async (name, values) => {
    const [table = '', column = ''] = name.split('.');
    expect((await valuesIn(table, column)).toSorted()).toEqual(Object.keys(values).toSorted());
  });

  it('are the only ones that the compiler accepts', () => {
    const change = (tx: Transaction) =>
      // @ts-expect-error There is no such status.
      tx.update(FulfillmentEntity, { id: 'x' }, { status: 'MISLAID' });
    const find = (tx: Transaction) =>
      // @ts-expect-error There is no such status.
      tx.update(FulfillmentEntity, { status: 'MISLAID' }, { carrier: null });
    expect([change, find]).toHaveLength(2);
  });
});
