import { Temporal } from 'temporal-polyfill';
import { endOf, type DeadlineDays } from '../orders/deadlines.js';
import { DomainError, problem, type Problem } from '../shared/errors.js';

/** The subject of a complaint. */
export const ComplaintKind = {
  ORDER: 'ORDER',
  SELLER: 'SELLER',
  LISTING: 'LISTING',
  PAYMENT: 'PAYMENT',
  PRIVACY: 'PRIVACY',
  SITE: 'SITE',
} as const;
export type ComplaintKind = keyof typeof ComplaintKind;

export const ComplaintStatus = {
  OPEN: 'OPEN',
  ANSWERED: 'ANSWERED',
  SETTLED: 'SETTLED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ComplaintStatus = keyof typeof ComplaintStatus;

/** Time limits and maximum numbers for complaints. */
export const COMPLAINT_LIMITS = {
  /** Calendar months within which staff settle a complaint. */
  settleMonths: 1,
  /** Hours between the reminder to staff and the deadline. */
  reminderHours: 24,
  /** Maximum number of open complaints of an account. */
  mostOpen: 10,
  /** Maximum number of messages of the complainant in a complaint. */
  mostMessages: 20,
} as const;

/** The party that takes a step. STAFF has the ability `complaints:handle`. */
export const ComplaintParty = { COMPLAINANT: 'COMPLAINANT', STAFF: 'STAFF' } as const;
export type ComplaintParty = keyof typeof ComplaintParty;

/** A step of a complaint: the statuses before and after it, and the party that can take it. */
export interface ComplaintStep {
  from: readonly ComplaintStatus[];
  to: ComplaintStatus;
  by: ComplaintParty;
}

const UNSETTLED = ['OPEN', 'ANSWERED'] as const;

/** The life of a complaint. Guards, viewerCan fields, buttons and docs/lifecycle.md derive from it. */
export const COMPLAINT_LIFECYCLE = {
  answer: { from: UNSETTLED, to: 'ANSWERED', by: 'STAFF' },
  reply: { from: UNSETTLED, to: 'OPEN', by: 'COMPLAINANT' },
  settle: { from: UNSETTLED, to: 'SETTLED', by: 'STAFF' },
  withdraw: { from: UNSETTLED, to: 'WITHDRAWN', by: 'COMPLAINANT' },
} as const satisfies Record<string, ComplaintStep>;
export type ComplaintAction = keyof typeof COMPLAINT_LIFECYCLE;

/** The steps in the history of a complaint. The first one opens it. */
export const ComplaintEntryAction = {
  OPEN: 'OPEN',
  ANSWER: 'ANSWER',
  REPLY: 'REPLY',
  SETTLE: 'SETTLE',
  WITHDRAW: 'WITHDRAW',
} as const;
export type ComplaintEntryAction = keyof typeof ComplaintEntryAction;

/** The facts of a complaint that decide which steps are possible. */
export interface ComplaintFacts {
  status: ComplaintStatus;
  complainantId: string;
  /** Number of messages that the complainant has written. */
  messages: number;
  /** The accounts that the complaint is about: the seller, the seller of the book, or the buyer and sellers of the order. */
  concernedIds: readonly string[];
}

/** The account that takes a step. */
export interface ComplaintActor {
  id: string;
  /** True for staff with the ability `complaints:handle`. */
  handles: boolean;
}

/** True if the complaint is neither settled nor withdrawn. */
export function isUnsettled({ status }: Pick<ComplaintFacts, 'status'>): boolean {
  return status === 'OPEN' || status === 'ANSWERED';
}

/** Returns the problem that prevents this step of a complaint now; null if there is none. */
export function complaintProblem(
  action: ComplaintAction,
  complaint: ComplaintFacts,
  actor: ComplaintActor,
): Problem | null {
  const { by, from }: ComplaintStep = COMPLAINT_LIFECYCLE[action];
  const refusal = by === 'STAFF' ? staffProblem(complaint, actor) : complainantProblem(complaint, actor);
  if (refusal) return refusal;
  if (!from.includes(complaint.status)) return problem('COMPLAINT_ENDED');
  const { mostMessages } = COMPLAINT_LIMITS;
  if (action === 'reply' && complaint.messages >= mostMessages) {
    return problem('COMPLAINT_MESSAGES_LIMIT', { values: { max: mostMessages } });
  }
  return null;
}

/** True for the complainant and for the accounts that the complaint is about. None of them may handle it as staff. */
export function isConcerned(
  { complainantId, concernedIds }: Pick<ComplaintFacts, 'complainantId' | 'concernedIds'>,
  id: string,
): boolean {
  return id === complainantId || concernedIds.includes(id);
}

function staffProblem(complaint: ComplaintFacts, { id, handles }: ComplaintActor) {
  if (!handles) return problem('FORBIDDEN', { values: { ability: 'complaints:handle' } });
  return isConcerned(complaint, id) ? problem('OWN_COMPLAINT') : null;
}

function complainantProblem({ complainantId }: ComplaintFacts, { id }: ComplaintActor) {
  return id === complainantId ? null : problem('COMPLAINANT_ONLY');
}

/** Throws the problem that complaintProblem returns, if any. */
export function assertComplaintStep(
  action: ComplaintAction,
  complaint: ComplaintFacts,
  actor: ComplaintActor,
): void {
  const found = complaintProblem(action, complaint, actor);
  if (found) throw new DomainError([found]);
}

/** The times by which staff must act on a complaint. */
export interface ComplaintDeadlines {
  /** The time by which staff must answer the complainant's last message. */
  answerBy: Date;
  settleBy: Date;
}

/** Returns the deadlines of a complaint that is opened now. */
export function deadlinesOf(
  now: Date,
  { timeZone, days }: { timeZone: string; days: DeadlineDays },
): ComplaintDeadlines {
  const settleBy = Temporal.Instant.from(now.toISOString())
    .toZonedDateTimeISO(timeZone)
    .add({ months: COMPLAINT_LIMITS.settleMonths });
  return { answerBy: endOf('COMPLAINT_ANSWER', now, days), settleBy: new Date(settleBy.epochMilliseconds) };
}

/**
 * Returns the time by which staff must answer after the complainant replies. If an earlier message is unanswered, its
 * deadline stays.
 */
export function answerByAfterReply(
  { status, answerBy }: Pick<ComplaintFacts, 'status'> & Pick<ComplaintDeadlines, 'answerBy'>,
  now: Date,
  days: DeadlineDays,
): Date {
  return status === 'OPEN' ? answerBy : endOf('COMPLAINT_ANSWER', now, days);
}

/** Returns the next deadline of a complaint; null once it is settled or withdrawn. */
export function nextDeadline({
  status,
  answerBy,
  settleBy,
}: Pick<ComplaintFacts, 'status'> & ComplaintDeadlines): Date | null {
  if (!isUnsettled({ status })) return null;
  return status === 'OPEN' && answerBy < settleBy ? answerBy : settleBy;
}
