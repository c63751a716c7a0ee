import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { orderNumber } from '../../entities/order/OrderNumber';
import { useSession } from '../../session/viewer/SessionProvider';
import { formatDateTime } from '../../shared/i18n/formatDate';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { Card } from '../../shared/ui/Card';
import { LongText } from '../../shared/ui/LongText';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';
import { COMPLAINT_ENTRY_LABELS, COMPLAINT_KIND_LABELS } from './complaintLabels';
import type { ComplaintDetailsFragment } from './Complaints.generated';
import { ComplaintChips, ComplaintDates } from './ComplaintState';
import { ComplaintSteps } from './ComplaintSteps';

type Props = { complaint: ComplaintDetailsFragment };

/** Shows a complaint with its history, and the steps that the viewer can take. */
export function ComplaintView({ complaint }: Props) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const note = useSuccessNote();
  const { number, kind, complainant } = complaint;
  const isOwn = complainant?.id === viewer?.id;
  return (
    <>
      <PageTitle title={t`Complaint ${number}`} lead={<ComplaintChips complaint={complaint} />} />
      <SuccessNote message={note.message} />
      <Stack gap="6" maxW="prose">
        <Card as="div">
          <Text fontWeight="medium">{t(COMPLAINT_KIND_LABELS[kind])}</Text>
          {!isOwn && complainant && <From name={complainant.name} />}
          <Subjects complaint={complaint} />
          <ComplaintDates complaint={complaint} />
          {isOwn && complaint.entries.length === 1 && (
            <Text mt="3">
              <Trans>
                We have received your complaint. Please give its number whenever you ask about it.
              </Trans>
            </Text>
          )}
        </Card>
        <History complaint={complaint} isOwn={isOwn} />
        <ComplaintSteps complaint={complaint} onDone={note.show} />
      </Stack>
    </>
  );
}

function From({ name }: { name: string }) {
  return (
    <Text overflowWrap="anywhere">
      <Trans>From {name}</Trans>
    </Text>
  );
}

/** Links to the order, the seller and the book that the complaint is about. */
function Subjects({ complaint: { order, seller, book } }: Props) {
  const number = order && orderNumber(order.id);
  return (
    <Flex gap="4" wrap="wrap" my="2" _empty={{ display: 'none' }}>
      {order && (
        <TextLink to={paths.order(order.id)}>
          <Trans>Order {number}</Trans>
        </TextLink>
      )}
      {seller && <TextLink to={paths.booksOf(seller.id)}>{seller.name}</TextLink>}
      {book && <TextLink to={paths.book(book.id)}>{book.title}</TextLink>}
    </Flex>
  );
}

type Entry = ComplaintDetailsFragment['entries'][number];

function History({ complaint: { entries }, isOwn }: Props & { isOwn: boolean }) {
  const { t } = useLingui();
  const labelOf = ({ action, by }: Entry) =>
    isOwn && by === 'COMPLAINANT' && action !== 'WITHDRAW' ? t`You wrote` : t(COMPLAINT_ENTRY_LABELS[action]);
  return (
    <Card aria-labelledby="history">
      <Heading as="h2" id="history" textStyle="lg" mb="4">
        <Trans>History</Trans>
      </Heading>
      <Stack as="ol" gap="5" listStyleType="none" role="list">
        {entries.map((entry, place) => (
          // The index is the key, because entries are only ever added at the end.
          <Box as="li" key={place}>
            <Text textStyle="sm" color="fg.muted">
              {labelOf(entry)}
              {' · '}
              <time dateTime={entry.occurredAt}>{formatDateTime(entry.occurredAt)}</time>
            </Text>
            {entry.text && <LongText>{entry.text}</LongText>}
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
