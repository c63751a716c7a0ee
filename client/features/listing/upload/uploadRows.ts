import { translateError } from '../../../shared/refusals/translateError';
import { outcomeOf, type FailureTexts } from '../../../shared/send/outcomeOf';
import { writeBookFile, type BookRow } from './bookFile';
import type { ImportBooksMutation } from './ImportBooks.generated';

type Payload = ImportBooksMutation['importBooks'];

/** What has come of an upload so far. */
export type UploadReport = {
  readonly createdCount: number;
  /** How many were there already. */
  readonly skippedCount: number;
  /** Why each refused row was refused, by its number in the file. */
  readonly refusals: ReadonlyMap<number, readonly string[]>;
};

/** How far an upload has come, in rows. */
export type UploadProgress = { readonly done: number; readonly total: number };

type Options = FailureTexts & {
  rows: readonly BookRow[];
  /** Sends a file and answers what came of it. */
  send: (file: File) => Promise<Payload | undefined>;
  onProgress: (progress: UploadProgress) => void;
};

type Outcome = {
  report: UploadReport;
  /** The rows that are not among the books: refused ones, and those that were not sent any more. */
  left: readonly BookRow[];
  /** Why the upload stopped before its end; null when it did not. */
  failure: string | null;
};

/** So many rows travel at once: few enough that the bar moves, and that an upload that is cut off has lost little. */
const ROWS_AT_ONCE = 250;

/**
 * Uploads rows, one portion after another. What has been taken in stays so, whatever becomes of the rest: sending the
 * same rows again adds nothing twice. Never throws.
 */
export async function uploadRows({ rows, send, onProgress, ...texts }: Options): Promise<Outcome> {
  let report: UploadReport = { createdCount: 0, skippedCount: 0, refusals: new Map() };
  let failure: string | null = null;
  let done = 0;
  while (done < rows.length && failure === null) {
    onProgress({ done, total: rows.length });
    const portion = rows.slice(done, done + ROWS_AT_ONCE);
    const outcome = await outcomeOf(() => send(writeBookFile(portion)), texts);
    failure = outcome.failure;
    if (outcome.accepted) {
      report = withPayload(report, portion, outcome.accepted);
      done += portion.length;
    }
  }
  const refused = rows.slice(0, done).filter(({ row }) => report.refusals.has(row));
  return { report, left: [...refused, ...rows.slice(done)], failure };
}

/** The server counts the rows that it was sent from 0; people count those of their file from 1. */
function withPayload(report: UploadReport, portion: readonly BookRow[], payload: Payload): UploadReport {
  const refused = payload.refusedRows.map(
    ({ index, errors }) => [portion[index]?.row ?? 0, errors.map(translateError)] as const,
  );
  return {
    createdCount: report.createdCount + payload.createdCount,
    skippedCount: report.skippedCount + payload.skippedCount,
    refusals: new Map([...report.refusals, ...refused]),
  };
}
