import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../ui/Card';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { BookRows } from './BookRows';
import { FilePicker } from './FilePicker';
import { UploadSummary } from './UploadSummary';
import { useBulkUpload } from './useBulkUpload';

/** Offers many books at once, from a JSON file. What was read is shown before it is sent. */
export function BulkUpload() {
  const { t } = useLingui();
  const id = useId();
  const { rows, report, failure, busy, choose, remove, upload } = useBulkUpload();
  return (
    <Card>
      <Text id={id} color="fg.muted" maxW="prose" mb="5">
        <Trans>
          A JSON file with a list of books, each as you would fill it into the form. You can look through them
          before anything is uploaded.
        </Trans>
      </Text>
      <Flex gap="3" wrap="wrap" mb="5">
        <FilePicker
          label={t`Select JSON File`}
          accept="application/json,.json"
          describedBy={id}
          onChoose={(file) => void choose(file)}
        />
        <Button
          disabled={rows === null}
          loading={busy}
          loadingText={t`Uploading...`}
          onClick={() => void upload()}
        >
          <Trans>Upload Books</Trans>
        </Button>
      </Flex>
      <ErrorAlert message={failure} />
      {rows && <UploadSummary count={rows.length} report={report} />}
      {rows && rows.length > 0 && <BookRows rows={rows} refusals={report?.refusals} onRemove={remove} />}
    </Card>
  );
}
