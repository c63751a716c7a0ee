import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { Money } from '../../../entities/money/Money';
import { useSession } from '../../../session/viewer/SessionProvider';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { EarningsTiming } from './EarningsTiming';

type Props = {
  earnings: NonNullable<FulfillmentStateFragment['earnings']>;
  fulfillment: Pick<FulfillmentStateFragment, 'seller'>;
};

/** Shows the seller and finance staff the seller's earnings from an online payment, and when they are paid out. */
export default function Earnings({ earnings, fulfillment: { seller } }: Props) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const { amount, commission, taxDeducted, taxCollected, paidOut } = earnings;
  // A cancelled sale earns nothing.
  if (Number(amount.amount) === 0 && Number(paidOut.amount) === 0) return null;
  return (
    // This box is not a landmark region, because staff see one for each seller.
    <Box
      role="group"
      aria-label={t`Earnings`}
      borderWidth="1px"
      borderRadius="md"
      p="4"
      mb="5"
      {...ON_SCREEN_ONLY}
    >
      <Flex justify="space-between" gap="3">
        <Heading as="h3" size="sm" fontFamily="body">
          {viewer?.id === seller.id ? <Trans>You get</Trans> : <Trans>The seller gets</Trans>}
        </Heading>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <Money value={amount} />
        </Text>
      </Flex>
      <Text mt="1" color="fg.muted" textStyle="sm">
        {Number(commission.amount) > 0 && (
          <>
            <Trans>
              Commission: <Money value={commission} />
            </Trans>
            <br />
          </>
        )}
        {Number(taxDeducted.amount) > 0 && (
          <>
            <Trans>
              Tax deducted at source: <Money value={taxDeducted} />
            </Trans>
            <br />
          </>
        )}
        {Number(taxCollected.amount) > 0 && (
          <>
            <Trans>
              Tax collected at source: <Money value={taxCollected} />
            </Trans>
            <br />
          </>
        )}
        <EarningsTiming earnings={earnings} />
      </Text>
    </Box>
  );
}
