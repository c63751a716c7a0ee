import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { formatDate } from '../../../shared/i18n/formatDate';

type PickUp = NonNullable<FulfillmentStateFragment['pickUp']>;
type Props = { fulfillment: FulfillmentStateFragment; pickUp: PickUp };

/** Tells both sides where the books are picked up, and shows the buyer the code. */
export default function PickUpNote({ fulfillment: { status, viewerCanHandOver }, pickUp }: Props) {
  const { place, city, code, cancellableFrom } = pickUp;
  const until = cancellableFrom && formatDate(cancellableFrom);
  if (status === 'CANCELLED') return null;
  return (
    <Box mb="5" px="4" py="3" bg="bg.subtle" borderRadius="l2">
      <Text fontWeight="medium">
        {city ? <Trans>Pick-up in {city}</Trans> : <Trans>Pick-up in person</Trans>}
      </Text>
      {place && <Text>{place}</Text>}
      {code && <Code code={code} />}
      {viewerCanHandOver && (
        <Text textStyle="sm" mt="2">
          <Trans>Enter the code that the buyer shows when you hand the books over.</Trans>
        </Text>
      )}
      {until && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          <Trans>If nobody picks the books up, both sides can cancel from {until}.</Trans>
        </Text>
      )}
    </Box>
  );
}

/** Shows the code in large type, because the seller reads it from the buyer's screen. */
function Code({ code }: { code: string }) {
  return (
    <>
      <Text textStyle="sm" mt="3">
        <Trans>Show this code to the seller when you have the books in your hands:</Trans>
      </Text>
      <Text
        fontSize="4xl"
        fontWeight="bold"
        letterSpacing="0.15em"
        lineHeight="1.3"
        fontVariantNumeric="tabular-nums"
      >
        {code}
      </Text>
    </>
  );
}
