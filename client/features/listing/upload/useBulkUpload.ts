import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { readBookFile, type BookFileProblem, type BookRow } from './bookFile';
import { useImportBooksMutation } from './ImportBooks.generated';
import { uploadRows, type UploadProgress, type UploadReport } from './uploadRows';

/**
 * Manages a bulk upload. `rows` is null until a file is chosen. `progress` is null unless an upload is running.
 *
 * Rows that were not accepted stay in `rows`, and `report` lists the reasons. If no rows are left, the list of books
 * opens.
 */
export function useBulkUpload() {
  const { t } = useLingui();
  const send = useSendFile();
  const [rows, setRows] = useState<readonly BookRow[] | null>(null);
  const [report, setReport] = useState<UploadReport | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const problemTexts = useProblemTexts();
  const leadToBooks = useLeadToBooks();
  useWarningBeforeLeaving(progress !== null);

  const choose = async (file: File) => {
    const read = await readBookFile(file);
    setReport(null);
    setRows(typeof read === 'string' ? null : read);
    setFailure(typeof read === 'string' ? problemTexts[read] : null);
  };
  const remove = (row: BookRow) => setRows((all) => all && all.filter((other) => other !== row));

  const upload = async () => {
    if (!rows?.length) return setFailure(t`Please select a file to upload`);
    setFailure(null);
    setReport(null);
    const fallback = t`Error uploading books`;
    const outcome = await uploadRows({ rows, send, onProgress: setProgress, fallback });
    setProgress(null);
    if (outcome.left.length === 0) return leadToBooks();
    setRows(outcome.left);
    setReport(outcome.report);
    setFailure(outcome.failure);
  };
  return { rows, report, progress, failure, choose, remove, upload };
}

function useSendFile() {
  const [importBooks] = useImportBooksMutation();
  return async (file: File) => (await importBooks({ variables: { input: { file } } })).data?.importBooks;
}

/** Returns a function that opens the list of books, unless the person has left the screen. */
function useLeadToBooks() {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => {
    if (isHere.current) void navigate(paths.books);
  };
}

/** Makes the browser ask for confirmation if the page is closed during an upload. */
function useWarningBeforeLeaving(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}

function useProblemTexts(): Record<BookFileProblem, string> {
  const { t } = useLingui();
  return {
    FILE_NOT_JSON: t`Please upload a JSON file`,
    JSON_INVALID: t`Invalid JSON format`,
    BOOKS_NOT_A_LIST: t`The file must contain a list of books`,
  };
}
