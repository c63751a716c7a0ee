import type { ApprovalEvents } from '../../domain/events/approvalEvents.js';
import { approvalEnded } from '../notifications/kinds/payments/approvalEnded.js';
import { approvalRequested } from '../notifications/kinds/payments/approvalRequested.js';
import type { EventRegistry } from '../recording.js';

/** Descriptions and consequences of the events about requests for approval. */
export const APPROVAL_EVENTS: Pick<EventRegistry, keyof ApprovalEvents> = {
  ApprovalRequested: {
    description: 'A member of staff asked that a second one approve a step with money.',
    mail: [approvalRequested],
  },
  ApprovalEnded: {
    description: 'A request for approval was approved, declined or withdrawn, or ended by itself.',
    mail: [approvalEnded],
  },
};
