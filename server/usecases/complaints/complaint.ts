import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import { can } from '../../domain/accounts/principal.js';
import {
  complaintProblem,
  type ComplaintAction,
  type ComplaintActor,
  type ComplaintEntryAction,
  type ComplaintFacts,
  type ComplaintKind,
  type ComplaintParty,
  type ComplaintStatus,
} from '../../domain/complaints/complaint.js';
import { complaintNumber } from '../../domain/complaints/complaintNumber.js';
import type { StoredComplaint } from '../../persistence/queries/complaints/complaints.js';

/** A step in the history of a complaint. */
export interface ComplaintEntry {
  id: string;
  action: ComplaintEntryAction;
  by: ComplaintParty;
  /** The text of the step; null for a withdrawal, and empty once the complainant has closed the account. */
  text: string | null;
  occurredAt: Date;
}

/** A complaint with its history. */
export interface Complaint {
  id: string;
  /** The number by which people refer to the complaint, such as 2026-000123. */
  number: string;
  complainantId: string;
  kind: ComplaintKind;
  status: ComplaintStatus;
  orderId: string | null;
  sellerId: string | null;
  bookId: string | null;
  openedAt: Date;
  answerBy: Date;
  settleBy: Date;
  /** The next deadline; null once the complaint has ended. */
  dueAt: Date | null;
  isOverdue: boolean;
  closedAt: Date | null;
  entries: ComplaintEntry[];
  viewerCanReply: boolean;
  viewerCanWithdraw: boolean;
  viewerCanAnswer: boolean;
  viewerCanSettle: boolean;
}

/** Returns the facts of a stored complaint that decide which steps are possible. */
export function factsOfComplaint({ entries, ...stored }: StoredComplaint): ComplaintFacts {
  const messages = entries.filter(({ authorId }) => authorId === stored.complainantId).length;
  return { ...stored, messages };
}

/** Returns the properties of the viewer that decide which steps of complaints they can take. */
export function complaintActor(viewer: AccountPrincipal): ComplaintActor {
  return { id: viewer.id, handles: can(viewer, 'complaints:handle') };
}

/** Returns a complaint with the steps that the viewer can take now. */
export function complaintAsSeen(stored: StoredComplaint, viewer: AccountPrincipal, now: Date): Complaint {
  const { year, serial, entries, concernedIds: _, ...rest } = stored;
  const facts = factsOfComplaint(stored);
  const actor = complaintActor(viewer);
  const writes = can(viewer, 'complaints:write');
  const allows = (action: ComplaintAction) => !complaintProblem(action, facts, actor);
  return {
    ...rest,
    number: complaintNumber({ year, serial }),
    isOverdue: rest.dueAt !== null && rest.dueAt < now,
    entries: entries.map(({ authorId, occurredAt, ...entry }) => ({
      ...entry,
      by: authorId === rest.complainantId ? 'COMPLAINANT' : 'STAFF',
      occurredAt: new Date(occurredAt),
    })),
    viewerCanReply: writes && allows('reply'),
    viewerCanWithdraw: writes && allows('withdraw'),
    viewerCanAnswer: allows('answer'),
    viewerCanSettle: allows('settle'),
  };
}
