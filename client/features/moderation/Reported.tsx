import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '../../shared/i18n/formatDate';

type Props = {
  reason: string;
  report: { note: string | null; reporter: { name: string }; createdAt: string };
};

/** Shows the reason, the note, the author and the date of a report. */
export function Reported({ reason, report: { note, reporter, createdAt } }: Props) {
  return (
    <>
      <Text fontWeight="semibold">{reason}</Text>
      {note && <Text whiteSpace="pre-line">{note}</Text>}
      <Text color="fg.muted" textStyle="sm" mt="1">
        <Trans>
          Reported by {reporter.name} on {formatDate(createdAt)}
        </Trans>
      </Text>
    </>
  );
}
