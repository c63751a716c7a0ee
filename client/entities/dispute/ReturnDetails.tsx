import { Box } from '@chakra-ui/react/box';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../shared/i18n/formatDate';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import type { DisputePartsFragment } from '../fulfillment/Disputes.generated';
import { Money } from '../money/Money';
import { DisputeWords } from './DisputeWords';
import { RETURN_PROBLEM_LABELS } from './disputeLabels';

type Return = NonNullable<DisputePartsFragment['returnOfBooks']>;

/** Shows the return of the books: the refund, the parcel, and the objection of the seller. */
export function ReturnDetails({ returnOfBooks }: { returnOfBooks: Return }) {
  const { refund, reason } = returnOfBooks;
  return (
    <>
      <DisputeWords by={<Trans>Return first</Trans>} text={reason} />
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={<Trans>Refund after the return</Trans>}>
          <Money value={refund} />
        </DefinitionRow>
        <Parcel returnOfBooks={returnOfBooks} />
      </Box>
      <Objection returnOfBooks={returnOfBooks} />
    </>
  );
}

function Parcel({
  returnOfBooks: { carrier, trackingNumber, sentAt, arrivedAt },
}: {
  returnOfBooks: Return;
}) {
  return (
    <>
      {sentAt && <DefinitionRow term={<Trans>Sent back on</Trans>}>{formatDate(sentAt)}</DefinitionRow>}
      {carrier && <DefinitionRow term={<Trans>Carrier</Trans>}>{carrier}</DefinitionRow>}
      {trackingNumber && (
        <DefinitionRow term={<Trans>Tracking number</Trans>}>{trackingNumber}</DefinitionRow>
      )}
      {arrivedAt && (
        <DefinitionRow term={<Trans>Arrival confirmed on</Trans>}>{formatDate(arrivedAt)}</DefinitionRow>
      )}
    </>
  );
}

function Objection({ returnOfBooks: { problem, statement } }: { returnOfBooks: Return }) {
  const { t } = useLingui();
  return problem && <DisputeWords by={t(RETURN_PROBLEM_LABELS[problem])} text={statement} />;
}
