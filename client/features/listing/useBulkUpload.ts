import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureMessage } from '../../apollo/failureMessage';
import { translateError } from '../../i18n/translateError';
import { paths } from '../../paths';
import { readBookFile, writeBookFile, type BookFileProblem, type BookRow } from './bookFile';
import { useImportBooksMutation, type ImportBooksMutation } from './ImportBooks.generated';

type Payload = ImportBooksMutation['importBooks'];

/** What came of an upload in which rows were refused. */
export type UploadReport = {
  readonly createdCount: number;
  readonly skippedCount: number;
  /** Why each refused row was refused, by its number in the file. */
  readonly refusals: ReadonlyMap<number, readonly string[]>;
};

/**
 * A bulk file from choosing to uploading. `rows` is null until a file is chosen. Once rows are refused they are what
 * is left, beside the report; otherwise the list of books opens.
 */
export function useBulkUpload() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [importBooks, { loading }] = useImportBooksMutation();
  const [rows, setRows] = useState<readonly BookRow[] | null>(null);
  const [report, setReport] = useState<UploadReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const problemTexts = useProblemTexts();

  const choose = async (file: File) => {
    const read = await readBookFile(file);
    setReport(null);
    setRows(typeof read === 'string' ? null : read);
    setFailure(typeof read === 'string' ? problemTexts[read] : null);
  };
  const remove = (row: BookRow) => setRows((all) => all && all.filter((other) => other !== row));

  const settle = async (sent: readonly BookRow[], payload: Payload) => {
    const [refusal] = payload.userErrors;
    if (refusal) return setFailure(translateError(refusal));
    if (payload.refusedRows.length === 0) return navigate(paths.books);
    const refusals = refusalsByRow(sent, payload);
    setReport({ ...payload, refusals });
    setRows(sent.filter(({ row }) => refusals.has(row)));
  };
  const upload = async () => {
    if (!rows?.length) return setFailure(t`Please select a file to upload`);
    setFailure(null);
    try {
      const { data } = await importBooks({ variables: { input: { file: writeBookFile(rows) } } });
      if (data) await settle(rows, data.importBooks);
    } catch (error) {
      setFailure(failureMessage(error, t`Error uploading books`));
    }
  };
  return { rows, report, failure, busy: loading, choose, remove, upload };
}

/** The server counts the rows that it was sent from 0; people count those of their file from 1. */
function refusalsByRow(sent: readonly BookRow[], { refusedRows }: Payload): Map<number, string[]> {
  return new Map(refusedRows.map(({ index, errors }) => [sent[index]?.row ?? 0, errors.map(translateError)]));
}

function useProblemTexts(): Record<BookFileProblem, string> {
  const { t } = useLingui();
  return {
    FILE_NOT_JSON: t`Please upload a JSON file`,
    JSON_INVALID: t`Invalid JSON format`,
    BOOKS_NOT_A_LIST: t`The file must hold a list of books`,
  };
}
