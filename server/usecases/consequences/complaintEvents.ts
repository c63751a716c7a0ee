import type { ComplaintEvents } from '../../domain/events/complaintEvents.js';
import { complaintChanged } from '../notifications/kinds/complaints/complaintChanged.js';
import type { EventRegistry } from '../recording.js';

/** Descriptions and consequences of the events about complaints. */
export const COMPLAINT_EVENTS: Pick<EventRegistry, keyof ComplaintEvents> = {
  ComplaintStepTaken: {
    description: 'A complaint was made, answered, replied to, settled or withdrawn.',
    mail: [complaintChanged],
  },
};
