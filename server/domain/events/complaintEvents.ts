import type { ComplaintAction, ComplaintStatus } from '../complaints/complaint.js';

/** Events of complaints, by name, each with its details. */
export interface ComplaintEvents {
  ComplaintStepTaken: {
    complaintId: string;
    /** The id of the history entry with the text of the step. */
    entryId: string;
    complainantId: string;
    action: ComplaintAction | 'open';
    status: ComplaintStatus;
    actorId: string;
  };
}
