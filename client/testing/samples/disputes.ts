import type { Answer } from '../answers';
import { money } from './money';
import type { Dispute } from '../serverTypes.generated';

/** Returns an open dispute. The viewer can take no step, unless changed. */
export const dispute = (changes: Answer<Dispute> = {}): Answer<Dispute> => ({
  id: 'dispute_12',
  number: 12,
  reason: 'NOT_AS_DESCRIBED',
  status: 'OPEN',
  statement: 'Three pages are torn.',
  claimed: money('100.00'),
  answer: null,
  offered: null,
  openedAt: '2025-11-22T10:15:00.000Z',
  answerBy: '2025-11-24T10:15:00.000Z',
  endsAt: '2026-01-21T10:15:00.000Z',
  closedAt: null,
  awarded: null,
  decision: null,
  viewerCanAnswer: false,
  viewerCanAcceptOffer: false,
  viewerCanWithdraw: false,
  viewerCanDecide: false,
  offersReturn: false,
  returnOfBooks: null,
  viewerCanAskReturn: false,
  viewerCanSendReturn: false,
  viewerCanConfirmReturn: false,
  viewerCanContestReturn: false,
  viewerCanAddPhotos: false,
  photos: [],
  ...changes,
});
