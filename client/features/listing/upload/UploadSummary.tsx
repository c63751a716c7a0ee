import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Plural } from '@lingui/react/macro';
import type { UploadReport } from './uploadRows';

/** Shows the number of books in the list and, after a partial upload, the result. */
export function UploadSummary({ count, report }: { count: number; report: UploadReport | null }) {
  return (
    <Box role="status" mb="3">
      {report && <Report report={report} />}
      {(!report || count !== report.refusals.size) && (
        <Text fontWeight="medium">
          <Plural value={count} one="# book in the list" other="# books in the list" />
        </Text>
      )}
    </Box>
  );
}

function Report({ report: { createdCount, skippedCount, refusals } }: { report: UploadReport }) {
  return (
    <Alert.Root status="warning" mb="3">
      <Alert.Indicator />
      <Alert.Content>
        {refusals.size > 0 && (
          <Alert.Title>
            <Plural
              value={refusals.size}
              one="# row was refused. See the reason below it."
              other="# rows were refused. See the reason below each."
            />
          </Alert.Title>
        )}
        <Alert.Description>
          <Plural value={createdCount} one="# book was added." other="# books were added." />{' '}
          {skippedCount > 0 && (
            <Plural
              value={skippedCount}
              one="# book was already listed."
              other="# books were already listed."
            />
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
