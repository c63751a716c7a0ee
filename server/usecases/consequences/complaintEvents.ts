import type { ComplaintEvents } from '../../domain/events/complaintEvents.js';
import { complaintChanged } from '../notifications/kinds/complaints/complaintChanged.js';
import { complaintReceived } from '../notifications/kinds/complaints/complaintReceived.js';
import type { EventRegistry, Reaction } from '../recording.js';

/** Queues the mail about a new complaint to the grievance officer, if the operator has named one. */
const tellOfficer: Reaction<'ComplaintStepTaken'> = async ({ action, complaintId }, tx, scope) => {
  const address = scope.operator?.grievanceOfficer?.email;
  if (action !== 'open' || !address) return;
  await scope.outbox.put(tx, [complaintReceived.messageTo(address, { complaintId })], scope.clock.now());
};

/** Descriptions and consequences of the events about complaints. */
export const COMPLAINT_EVENTS: Pick<EventRegistry, keyof ComplaintEvents> = {
  ComplaintStepTaken: {
    description: 'A complaint was made, answered, replied to, settled or withdrawn.',
    mail: [complaintChanged],
    reactions: [tellOfficer],
  },
};
