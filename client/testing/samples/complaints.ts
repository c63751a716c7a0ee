import type { Answer } from '../answers';
import type { Complaint, ComplaintEntry } from '../serverTypes.generated';
import { meera } from './people';

/** Returns a step in the history of a complaint; the first step, unless changed. */
export const complaintEntry = (changes: Answer<ComplaintEntry> = {}): Answer<ComplaintEntry> => ({
  action: 'OPEN',
  by: 'COMPLAINANT',
  text: 'My old address is still shown.',
  occurredAt: '2025-11-20T10:15:00.000Z',
  ...changes,
});

/** Returns an open complaint by Meera. The viewer can take no step, unless changed. */
export const complaint = (changes: Answer<Complaint> = {}): Answer<Complaint> => ({
  id: 'complaint_1',
  number: '2025-000123',
  kind: 'PRIVACY',
  status: 'OPEN',
  openedAt: '2025-11-20T10:15:00.000Z',
  answerBy: '2025-11-22T10:15:00.000Z',
  settleBy: '2025-12-20T10:15:00.000Z',
  dueAt: '2025-11-22T10:15:00.000Z',
  isOverdue: false,
  closedAt: null,
  entries: [complaintEntry()],
  complainant: meera,
  order: null,
  seller: null,
  book: null,
  viewerCanReply: false,
  viewerCanWithdraw: false,
  viewerCanAnswer: false,
  viewerCanSettle: false,
  ...changes,
});
