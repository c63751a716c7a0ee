import { randomBytes } from 'node:crypto';
import { sessionIdOf } from '../../domain/accounts/principal.js';
import { startSupportViewSchema, SUPPORT_VIEW_MINUTES } from '../../domain/accounts/staff.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { SupportViewEntity } from '../../persistence/entities/staff.js';
import { newId } from '../../persistence/ids.js';
import { openAccountByEmail } from '../../persistence/queries/staff/staff.js';
import { endExpiredViews, endSupportView } from '../../persistence/queries/staff/supportViews.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { hashToken } from '../hashToken.js';
import { record, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports, Scope } from '../scope.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { noteEnds } from './endedViews.js';

/** A support view that has just started. */
export interface OpenedView {
  /** Bearer token of the view. Only the token's hash is stored, so the token cannot be shown again. */
  token: string;
  expiresAt: Date;
}

/**
 * Starts a support view: for 30 minutes, a member of support sees the site as the owner of an account sees it, but
 * can change nothing. The view ends earlier with the session that started it. Throws CONFIRMATION_REQUIRED if that
 * session was not confirmed within the last 10 minutes, USER_NOT_FOUND if no open account has this email address, and
 * CANNOT_SUPPORT for the viewer's own account and for members of staff.
 */
export async function startSupportView(scope: Scope, input: unknown): Promise<OpenedView> {
  const staff = await requireFreshConfirmation(scope, 'sessions:see-as');
  const { id: staffId } = staff;
  const sessionId = sessionIdOf(staff) ?? refuse('CONFIRMATION_REQUIRED');
  const { email, reason } = parseInput(startSupportViewSchema, input);
  const account = await openAccountByEmail(scope.database, email);
  if (!account) return refuse('USER_NOT_FOUND', { field: ['email'] });
  const { id: userId, staffRoles } = account;
  if (userId === staffId || staffRoles.length > 0) refuse('CANNOT_SUPPORT', { field: ['email'] });
  const token = randomBytes(32).toString('base64url');
  const startedAt = scope.clock.now();
  const expiresAt = new Date(startedAt.getTime() + SUPPORT_VIEW_MINUTES * 60_000);
  const view = { id: newId('supportview'), staffId, userId, sessionId, reason, startedAt, expiresAt };
  await scope.database.transaction(async (tx) => {
    await tx.insert(SupportViewEntity, { ...view, tokenHash: hashToken(token) });
    await noteStaffAction(scope, tx, { action: 'START_SUPPORT_VIEW', staffId, userId, detail: reason });
    await record(scope, tx, { type: 'SupportViewStarted', viewId: view.id, staffId, userId });
  });
  return { token, expiresAt };
}

/**
 * Ends the support view through which the request came, and notifies the account's owner. Throws SESSION_NOT_FOUND if the
 * request did not come through a support view.
 */
export async function endOwnSupportView(scope: Scope): Promise<void> {
  const via = (await scope.principal())?.via;
  if (via?.kind !== 'SUPPORT_VIEW') return refuse('SESSION_NOT_FOUND');
  await scope.database.transaction(async (tx) => {
    const ended = await endSupportView(tx, via.viewId, scope.clock.now());
    if (ended) await noteEnds(scope, tx, [ended]);
  });
}

/** Maximum number of views that one transaction ends. */
const VIEWS_AT_ONCE = 100;

/** Ends the support views whose 30 minutes are over, and notifies the owners of the viewed accounts. */
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
