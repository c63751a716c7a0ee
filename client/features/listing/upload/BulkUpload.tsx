import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../shared/ui/Card';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { BookRows } from './BookRows';
import { FilePicker } from '../../../shared/forms/FilePicker';
import { UploadProgressBar } from './UploadProgressBar';
import { UploadSummary } from './UploadSummary';
import { useBulkUpload } from './useBulkUpload';

/** A fieldset that is disabled during an upload. Its default style would make it as wide as its contents. */
const Changeable = chakra('fieldset', { base: { border: 'none', padding: '0', minWidth: '0' } });

/** Lists many books from a JSON file. The file's books are shown before they are uploaded. */
export default function BulkUpload() {
  const id = useId();
  const bulk = useBulkUpload();
  const { rows, report, progress, failure } = bulk;
  return (
    <Card>
      <Text id={id} color="fg.muted" maxW="prose" mb="5">
        <Trans>
          Choose a JSON file that lists books with the same details as the form. You can check the books
          before you upload them.
        </Trans>
      </Text>
      <Changeable disabled={progress !== null}>
        <Buttons {...bulk} describedBy={id} />
        <ErrorAlert message={failure} />
        {progress && <UploadProgressBar progress={progress} />}
        {rows && !progress && <UploadSummary count={rows.length} report={report} />}
        {rows && rows.length > 0 && (
          <BookRows rows={rows} refusals={report?.refusals} onRemove={bulk.remove} />
        )}
      </Changeable>
    </Card>
  );
}

type ButtonsProps = Pick<ReturnType<typeof useBulkUpload>, 'rows' | 'progress' | 'choose' | 'upload'> & {
  describedBy: string;
};

function Buttons({ rows, progress, choose, upload, describedBy }: ButtonsProps) {
  const { t } = useLingui();
  return (
    <Flex gap="3" wrap="wrap" mb="5">
      <FilePicker
        label={t`Select JSON File`}
        accept="application/json,.json"
        describedBy={describedBy}
        onChoose={([file]) => void choose(file)}
      />
      <Button
        disabled={rows === null}
        loading={progress !== null}
        loadingText={t`Uploading...`}
        onClick={() => void upload()}
      >
        <Trans>Upload Books</Trans>
      </Button>
    </Flex>
  );
}
