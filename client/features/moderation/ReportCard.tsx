import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { REPORT_REASON_LABELS } from '../../entities/moderation/moderationLabels';
import { RemovalButton, SuspendButton } from '../../entities/moderation/ModerationButtons';
import { useDismissReportMutation } from '../../entities/moderation/ModerationSteps.generated';
import { ReasonButton } from '../../entities/moderation/ReasonButton';
import { paths } from '../../shared/navigation/paths';
import { BookCover } from '../../entities/book/BookCover';
import { Card } from '../../shared/ui/Card';
import { TextLink } from '../../shared/navigation/TextLink';
import type { ReportFragment } from './Moderation.generated';
import { Reported } from './Reported';

type Props = { report: ReportFragment; onSettled: () => void };

/** Shows a report of a listing and the possible actions. */
export function ReportCard({ report, onSettled }: Props) {
  const { t } = useLingui();
  const { id, book } = report;
  return (
    <Card as="article" aria-label={book.title}>
      <Grid templateColumns="4rem minmax(0, 1fr)" gap="5">
        <BookCover src={book.cover.card} title={book.title} />
        <Box>
          <About book={book} />
          <Reported reason={t(REPORT_REASON_LABELS[report.reason])} report={report} />
        </Box>
      </Grid>
      <Flex gap="3" wrap="wrap" mt="5">
        <RemovalButton book={book} onDone={onSettled} />
        <SuspendButton user={book.seller} onDone={onSettled} />
        <DismissButton reportId={id} onDone={onSettled} />
      </Flex>
    </Card>
  );
}

function About({ book }: { book: ReportFragment['book'] }) {
  const seller = book.seller.name;
  return (
    <Box mb="3">
      <TextLink to={paths.book(book.id)}>{book.title}</TextLink>
      <Text color="fg.muted" textStyle="sm">
        <Trans>
          {book.author} · offered by {seller}
        </Trans>
      </Text>
    </Box>
  );
}

function DismissButton({ reportId, onDone }: { reportId: string; onDone: () => void }) {
  const { t } = useLingui();
  const [dismiss] = useDismissReportMutation();
  return (
    <ReasonButton
      label={t`Dismiss report`}
      title={t`Dismiss this report?`}
      send={async (reason) =>
        (await dismiss({ variables: { input: { reportId, reason } } })).data?.dismissReport
      }
      onDone={onDone}
    >
      <Trans>The listing will stay on the market. Your reason will be recorded.</Trans>
    </ReasonButton>
  );
}
