import { failureMessage } from '../../../shared/refusals/failureMessage';
import { translateError } from '../../../shared/refusals/translateError';
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

type Options = {
  rows: readonly BookRow[];
  /** Sends a file and answers what came of it. */
  send: (file: File) => Promise<Payload | undefined>;
  onProgress: (progress: UploadProgress) => void;
  /** Said when an upload fails and the server gives no reason. */
  fallback: string;
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
export async function uploadRows({ rows, onProgress, ...options }: Options): Promise<Outcome> {
  let report: UploadReport = { createdCount: 0, skippedCount: 0, refusals: new Map() };
  let failure: string | null = null;
  let done = 0;
  while (done < rows.length && failure === null) {
    onProgress({ done, total: rows.length });
    const portion = rows.slice(done, done + ROWS_AT_ONCE);
    const answer = await sendPortion(portion, options);
    if (typeof answer === 'string') {
      failure = answer;
    } else {
      report = withPayload(report, portion, answer);
      done += portion.length;
    }
  }
  const refused = rows.slice(0, done).filter(({ row }) => report.refusals.has(row));
  return { report, left: [...refused, ...rows.slice(done)], failure };
}

/** What came of a portion, or why it was not taken at all. */
async function sendPortion(
  portion: readonly BookRow[],
  { send, fallback }: Pick<Options, 'send' | 'fallback'>,
): Promise<Payload | string> {
  try {
    const payload = await send(writeBookFile(portion));
    const [refusal] = payload?.userErrors ?? [];
    if (refusal) return translateError(refusal);
    return payload ?? fallback;
  } catch (error) {
    return failureMessage(error, fallback);
  }
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
