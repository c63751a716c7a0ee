import { translateError } from '../../../shared/refusals/translateError';
import { outcomeOf, type FailureTexts } from '../../../shared/send/outcomeOf';
import { writeBookFile, type BookRow } from './bookFile';
import type { ImportBooksMutation } from './ImportBooks.generated';

type Payload = ImportBooksMutation['importBooks'];

/** The results of an upload. They grow with each batch. */
export type UploadReport = {
  readonly createdCount: number;
  /** The number of books that were already listed. */
  readonly skippedCount: number;
  /** The refusals of each row, by its row number in the file. */
  readonly refusals: ReadonlyMap<number, readonly string[]>;
};

/** The progress of an upload, in rows of the file. */
export type UploadProgress = { readonly done: number; readonly total: number };

type Options = FailureTexts & {
  rows: readonly BookRow[];
  /** Uploads a file. Resolves to the payload of the mutation. */
  send: (file: File) => Promise<Payload | undefined>;
  onProgress: (progress: UploadProgress) => void;
};

type Outcome = {
  report: UploadReport;
  /** The rows that were refused or not sent. */
  left: readonly BookRow[];
  /** The reason why the upload stopped early; null if it did not. */
  failure: string | null;
};

/**
 * Rows per request. The number is small enough that the progress is visible and that little is lost if a request
 * fails.
 */
const ROWS_AT_ONCE = 250;

/**
 * Uploads rows in batches. Accepted rows stay listed even if a later batch fails; uploading the same rows again
 * creates no duplicates. Never throws.
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

/**
 * Adds the result of a batch to the report. The server numbers the rows of a batch from 0; the file's rows are
 * numbered from 1.
 */
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
