import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { FulfillmentActions } from '../../fulfillment/FulfillmentActions';
import { OrderStatusChip } from '../../fulfillment/OrderStatusChip';
import { useSession } from '../../session/SessionProvider';
import { Card } from '../../ui/Card';
import { ON_PAPER_ONLY, ON_SCREEN_ONLY } from '../../ui/paper';
import { Stars } from '../../ui/Stars';
import { LateFee } from './LateFee';
import type { OrderFragment } from './Order.generated';
import { OrderLine } from './OrderLine';
import { Shipment } from './Shipment';
import { Timeline } from './Timeline';

type Props = {
  part: OrderFragment['fulfillments'][number];
  buyer: { readonly id: string; readonly name: string };
};

/** What one seller sends: the lines, how far it has come, and what the viewer may do now. */
export function PartCard({ part, buyer }: Props) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const seller = t`From ${part.seller.name}`;
  const title = viewer?.id === part.seller.id ? t`For ${buyer.name}` : seller;
  return (
    <Card asChild>
      <article>
        <Flex justify="space-between" align="start" gap="3" mb="4">
          <Box>
            <Heading as="h2" size="xl">
              {title}
            </Heading>
            {title !== seller && <Text {...ON_PAPER_ONLY}>{seller}</Text>}
            {part.rating !== null && (
              <Box {...ON_SCREEN_ONLY}>
                <Stars score={part.rating} />
              </Box>
            )}
          </Box>
          <Box as="output" aria-label={title}>
            <OrderStatusChip status={part.status} />
          </Box>
        </Flex>
        <Stack as="ul" listStyleType="none" gap="4" mb="5">
          {part.items.map((line) => (
            <OrderLine key={line.id} line={line} status={part.status} />
          ))}
        </Stack>
        <LateFee settlement={part.settlement} />
        {part.shipment && <Shipment shipment={part.shipment} />}
        <Timeline events={part.timeline} />
        <FulfillmentActions fulfillment={part} />
      </article>
    </Card>
  );
}
