import { deadlinesOf, type ComplaintKind } from '../../domain/complaints/complaint.js';
import type { DomainEvent } from '../../domain/events/event.js';
import { ComplaintEntity, ComplaintEntryEntity } from '../../persistence/entities/complaints.js';
import { newId } from '../../persistence/ids.js';
import { takeSerial } from '../../persistence/queries/complaints/complaints.js';
import type { Transaction } from '../../persistence/transaction.js';
import { today, type Ports } from '../scope.js';

type ComplaintPorts = Pick<Ports, 'clock' | 'timeZone' | 'deadlineDays'>;

/** The order, seller or book that a complaint is about. */
export interface About {
  orderId?: string | undefined;
  sellerId?: string | undefined;
  bookId?: string | undefined;
}

/** A complaint to insert, with its number within the year. */
interface NewComplaint extends About {
  year: number;
  serial: number;
  complainantId: string;
  kind: ComplaintKind;
  text: string;
}

/**
 * Takes the next number of the year. This locks the year, so that two simultaneous complaints of an account cannot exceed a limit
 * together.
 */
export async function takeNumber(
  ports: ComplaintPorts,
  tx: Transaction,
): Promise<{ year: number; serial: number }> {
  const year = Number(today(ports).slice(0, 4));
  return { year, serial: await takeSerial(tx, year) };
}

/** Inserts a complaint. Returns the event, which the caller must record last. */
export async function insertComplaint(
  ports: ComplaintPorts,
  tx: Transaction,
  { text, ...complaint }: NewComplaint,
): Promise<{ complaintId: string; event: DomainEvent<'ComplaintStepTaken'> }> {
  const now = ports.clock.now();
  const complaintId = newId('complaint');
  const entryId = newId('complaintentry');
  const { complainantId } = complaint;
  const deadlines = deadlinesOf(now, { timeZone: ports.timeZone, days: ports.deadlineDays });
  await tx.insert(ComplaintEntity, {
    id: complaintId,
    ...complaint,
    status: 'OPEN',
    ...deadlines,
    openedAt: now,
  });
  const entry = { id: entryId, complaintId, action: 'OPEN', authorId: complainantId } as const;
  await tx.insert(ComplaintEntryEntity, { ...entry, text, occurredAt: now });
  const step = { entryId, action: 'open', status: 'OPEN', actorId: complainantId } as const;
  return { complaintId, event: { type: 'ComplaintStepTaken', complaintId, complainantId, ...step } };
}
