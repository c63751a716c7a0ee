import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { Card } from '../../shared/ui/Card';
import { COMPLAINT_KIND_LABELS } from './complaintLabels';
import type { ComplaintSummaryFragment } from './Complaints.generated';
import { ComplaintChips, ComplaintDates } from './ComplaintState';

type Props = {
  complaint: ComplaintSummaryFragment;
  /** The name of the complainant, for staff. */
  by?: string;
};

/** Shows a complaint in a list, with a link to its page. */
export function ComplaintCard({ complaint, by }: Props) {
  const { t } = useLingui();
  const { id, number, kind } = complaint;
  const headingId = `heading-${id}`;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as="h2" id={headingId} size="sm" fontFamily="body">
          <TextLink to={paths.complaint(number)}>
            <Trans>Complaint {number}</Trans>
          </TextLink>
        </Heading>
        <ComplaintChips complaint={complaint} />
      </Flex>
      <Text fontWeight="medium">{t(COMPLAINT_KIND_LABELS[kind])}</Text>
      {by !== undefined && (
        <Text textStyle="sm" overflowWrap="anywhere">
          <Trans>From {by}</Trans>
        </Text>
      )}
      <ComplaintDates complaint={complaint} />
    </Card>
  );
}
