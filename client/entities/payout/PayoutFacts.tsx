import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '../../shared/i18n/formatDate';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { Disclosure } from '../../shared/ui/Disclosure';
import { LongText } from '../../shared/ui/LongText';
import type { PayoutPartsFragment } from './Payout.generated';
import { PayoutLines } from './PayoutLines';

type Props = { payout: PayoutPartsFragment };

/**
 * Shows the dates of a payout, its destination, and its reference or failure. The orders that it pays for are loaded on
 * demand.
 */
export function PayoutFacts({ payout }: Props) {
  const { id, status, upiAddress, bankAccountEnd, reference, createdAt, sentAt, failure } = payout;
  return (
    <>
      <Box as="dl" textStyle="sm">
        <DefinitionRow term={<Trans>Prepared on</Trans>}>{formatDate(createdAt)}</DefinitionRow>
        {sentAt && <DefinitionRow term={<Trans>Sent on</Trans>}>{formatDate(sentAt)}</DefinitionRow>}
        <SettledOn payout={payout} />
        {upiAddress && (
          <DefinitionRow term={<UpiId />}>
            <Code text={upiAddress} />
          </DefinitionRow>
        )}
        {bankAccountEnd && (
          <DefinitionRow term={<Trans>Bank account</Trans>}>•••• {bankAccountEnd}</DefinitionRow>
        )}
        {reference && (
          <DefinitionRow term={<Trans>Bank reference</Trans>}>
            <Code text={reference} />
          </DefinitionRow>
        )}
      </Box>
      {failure && <Failure reason={failure} />}
      {/* The parts of a failed payout are in the next one. */}
      {status !== 'FAILED' && (
        <Disclosure summary={<Trans>Show the orders</Trans>}>
          <PayoutLines payoutId={id} />
        </Disclosure>
      )}
    </>
  );
}

/** The label of the UPI ID. It does not wrap, even beside a long ID. */
const UpiId = () => (
  <Box as="span" whiteSpace="nowrap">
    <Trans>UPI ID</Trans>
  </Box>
);

function SettledOn({ payout: { status, settledAt } }: Props) {
  if (!settledAt) return null;
  const term = status === 'PAID' ? <Trans>Paid out on</Trans> : <Trans>Failed on</Trans>;
  return <DefinitionRow term={term}>{formatDate(settledAt)}</DefinitionRow>;
}

/** A UPI ID or a reference. It has no spaces, so it may wrap after any character. */
function Code({ text }: { text: string }) {
  return (
    <Box as="span" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      {text}
    </Box>
  );
}

function Failure({ reason }: { reason: string }) {
  return (
    <Box mt="3" textStyle="sm">
      <Text color="fg.muted">
        <Trans>Why it failed</Trans>
      </Text>
      <LongText>{reason}</LongText>
      <Text color="fg.muted" mt="2">
        <Trans>The amount will be part of the next payout.</Trans>
      </Text>
    </Box>
  );
}
