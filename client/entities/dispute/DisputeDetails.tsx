import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { StatusChip } from '../../shared/ui/StatusChip';
import type { DisputePartsFragment } from '../fulfillment/Disputes.generated';
import { Money } from '../money/Money';
import { DisputeDates } from './DisputeDates';
import { DisputeWords } from './DisputeWords';
import { ReturnDetails } from './ReturnDetails';
import { SideGalleries } from './SideGalleries';
import { DISPUTE_REASON_LABELS, DISPUTE_STATUS_LABELS, DISPUTE_TONES } from './disputeLabels';

type Props = {
  dispute: DisputePartsFragment;
  heading: 'h2' | 'h3';
  /** The id of the heading, which labels the surrounding element. */
  headingId: string;
};

/**
 * Shows a dispute: its reason and status, the statements of both sides and of staff, the amounts, the photos and the dates.
 */
export function DisputeDetails({ dispute, heading, headingId }: Props) {
  const { t } = useLingui();
  const { number, reason, status, statement, answer, decision } = dispute;
  return (
    <>
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as={heading} id={headingId} size="sm" fontFamily="body">
          <Trans>Dispute {number}</Trans>
        </Heading>
        <StatusChip tone={DISPUTE_TONES[status]}>{t(DISPUTE_STATUS_LABELS[status])}</StatusChip>
      </Flex>
      <Text fontWeight="medium">{t(DISPUTE_REASON_LABELS[reason])}</Text>
      <Amounts dispute={dispute} />
      <DisputeWords by={<Trans>The buyer wrote</Trans>} text={statement} />
      <DisputeWords by={<Trans>The seller answered</Trans>} text={answer} />
      {dispute.returnOfBooks && <ReturnDetails returnOfBooks={dispute.returnOfBooks} />}
      <DisputeWords by={<Trans>Decision</Trans>} text={decision} />
      <SideGalleries photos={dispute.photos} />
      <DisputeDates dispute={dispute} />
    </>
  );
}

function Amounts({ dispute: { claimed, offered, offersReturn, awarded } }: Pick<Props, 'dispute'>) {
  return (
    <Box as="dl" textStyle="sm" my="2">
      <DefinitionRow term={<Trans>Claimed by the buyer</Trans>}>
        <Money value={claimed} />
      </DefinitionRow>
      {offered && (
        <DefinitionRow
          term={
            offersReturn ? (
              <Trans>Offered by the seller after the return</Trans>
            ) : (
              <Trans>Offered by the seller</Trans>
            )
          }
        >
          <Money value={offered} />
        </DefinitionRow>
      )}
      {awarded && (
        <DefinitionRow strong term={<Trans>The buyer gets</Trans>}>
          <Money value={awarded} />
        </DefinitionRow>
      )}
    </Box>
  );
}
