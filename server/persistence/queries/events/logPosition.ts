/** A position in the log of events, consisting of the log's id and a number. Readers do not interpret it. */
export type LogPosition = string;

/** Thrown for a position that this log never issued. */
export class ForeignPosition extends Error {}

const POSITION = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(\d{1,15})$/;

/** Returns the position that consists of a log's id and a number. */
export function logPosition(logId: string, number: number): LogPosition {
  return `${logId}/${number}`;
}

/** Returns the number in a position. Throws ForeignPosition if it is malformed. */
export function numberIn(position: LogPosition): number {
  const number = POSITION.exec(position)?.[2];
  if (number === undefined) throw new ForeignPosition('This is not a position in a log of events.');
  return Number(number);
}

/** Throws ForeignPosition if a position belongs to another log, or is beyond the end of this one. */
export function assertOfLog(position: LogPosition, log: { logId: string; lastPosition: number }): void {
  const number = numberIn(position);
  if (!position.startsWith(`${log.logId}/`))
    throw new ForeignPosition('This position belongs to the log of events of another database.');
  if (number > log.lastPosition)
    throw new ForeignPosition(
      `This position lies beyond the end of the log of events: ${number} of ${log.lastPosition}.`,
    );
}
