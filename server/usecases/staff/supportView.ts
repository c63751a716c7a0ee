import { randomBytes } from 'node:crypto';
import { startSupportViewSchema, SUPPORT_VIEW_MINUTES } from '../../domain/accounts/staff.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { SupportViewEntity } from '../../persistence/entities/staff.js';
import { newId } from '../../persistence/ids.js';
import { openAccountByEmail } from '../../persistence/queries/staff/staff.js';
import {
  endExpiredViews,
  endSupportView,
  type EndedView,
} from '../../persistence/queries/staff/supportViews.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { hashToken } from '../hashToken.js';
import { record, recordAll, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports, Scope } from '../scope.js';
import { noteStaffAction } from '../noteStaffAction.js';

/** What opens a support view. */
export interface OpenedView {
  /** A bearer token, shown this once. */
  token: string;
  expiresAt: Date;
}

/**
 * Lets a member of support see the site as an account sees it for 30 minutes, without changing anything. Refuses
 * CONFIRMATION_REQUIRED, USER_NOT_FOUND, and CANNOT_SUPPORT for one's own account and for staff.
 */
export async function startSupportView(scope: Scope, input: unknown): Promise<OpenedView> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'sessions:see-as');
  const { email, reason } = parseInput(startSupportViewSchema, input);
  const account = await openAccountByEmail(scope.database, email);
  if (!account) return refuse('USER_NOT_FOUND', { field: ['email'] });
  const { id: userId, staffRoles } = account;
  if (userId === staffId || staffRoles.length > 0) refuse('CANNOT_SUPPORT', { field: ['email'] });
  const token = randomBytes(32).toString('base64url');
  const startedAt = scope.clock.now();
  const expiresAt = new Date(startedAt.getTime() + SUPPORT_VIEW_MINUTES * 60_000);
  const view = { id: newId('supportview'), staffId, userId, reason, startedAt, expiresAt };
  await scope.database.transaction(async (tx) => {
    await tx.insert(SupportViewEntity, { ...view, tokenHash: hashToken(token) });
    await noteStaffAction(scope, tx, { action: 'START_SUPPORT_VIEW', staffId, userId, detail: reason });
    await record(scope, tx, { type: 'SupportViewStarted', viewId: view.id, staffId, userId });
  });
  return { token, expiresAt };
}

/** Ends the support view that the caller came by, and has its account told. Refuses SESSION_NOT_FOUND to everybody else. */
export async function endOwnSupportView(scope: Scope): Promise<void> {
  const via = (await scope.principal())?.via;
  if (via?.kind !== 'SUPPORT_VIEW') return refuse('SESSION_NOT_FOUND');
  await scope.database.transaction(async (tx) => {
    const ended = await endSupportView(tx, via.viewId, scope.clock.now());
    if (ended) await noteEnds(scope, tx, [ended]);
  });
}

/** How many views end in one transaction. */
const VIEWS_AT_ONCE = 100;

/** Ends support views whose time is over, so that their accounts are told. */
export async function endExpiredSupportViews(
  ports: Acting & RecordingScope & Pick<Ports, 'database'>,
): Promise<void> {
  await requireAbility(ports, 'views:end');
  let ended: number;
  do
    ended = await ports.database.transaction(async (tx) => {
      const views = await endExpiredViews(tx, ports.clock.now(), VIEWS_AT_ONCE);
      await noteEnds(ports, tx, views);
      return views.length;
    });
  while (ended === VIEWS_AT_ONCE);
}

async function noteEnds(ports: RecordingScope, tx: Transaction, views: readonly EndedView[]): Promise<void> {
  for (const { staffId, userId } of views)
    await noteStaffAction(ports, tx, { action: 'END_SUPPORT_VIEW', staffId, userId });
  const ends = views.map(
    ({ id, staffId, userId }) => ({ type: 'SupportViewEnded', viewId: id, staffId, userId }) as const,
  );
  await recordAll(ports, tx, ends);
}
