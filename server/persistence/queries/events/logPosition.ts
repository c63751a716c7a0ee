/**
 * A place in the log of events, for a reader to keep and hand back: the id of the log and a number. Readers do not look into it.
 */
export type LogPosition = string;

/** A position that this log never gave out. */
export class ForeignPosition extends Error {}

const POSITION = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(\d{1,15})$/;

/** Writes a position of a log. */
export function logPosition(logId: string, number: number): LogPosition {
  return `${logId}/${number}`;
}

/** The number in a position. Throws ForeignPosition if it is no position at all. */
export function numberIn(position: LogPosition): number {
  const number = POSITION.exec(position)?.[2];
  if (number === undefined) throw new ForeignPosition('This is not a position in a log of events.');
  return Number(number);
}

/** Throws ForeignPosition if a position is of another log, or beyond the end of this one. */
export function assertOfLog(position: LogPosition, log: { logId: string; lastPosition: number }): void {
  const number = numberIn(position);
  if (!position.startsWith(`${log.logId}/`))
    throw new ForeignPosition('This position belongs to the log of events of another database.');
  if (number > log.lastPosition)
    throw new ForeignPosition(
      `This position lies beyond the end of the log of events: ${number} of ${log.lastPosition}.`,
    );
}
