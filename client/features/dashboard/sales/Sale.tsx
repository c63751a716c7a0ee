import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { FulfillmentActions } from '../../../entities/fulfillment/FulfillmentActions';
import { LossFrom } from '../../../entities/fulfillment/LossFrom';
import { OpenPaymentChips } from '../../../entities/order/OpenPaymentChips';
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip';
import { formatDate } from '../../../shared/i18n/formatDate';
import { paths } from '../../../shared/navigation/paths';
import { Receiver } from '../../../entities/address/Receiver';
import { OrderNumber } from '../../../entities/order/OrderNumber';
import { TextLink } from '../../../shared/navigation/TextLink';
import type { SaleFragment } from './Sales.generated';
import { SaleItem } from './SaleItem';

type HeadProps = { sale: SaleFragment; heading: 'h2' | 'h3' };
/** `onStep` is called after the server accepted a step. */
type Props = HeadProps & { onStep?: () => void };

/** Shows a fulfillment to its seller: items, address and next steps. */
export function Sale({ sale, heading, onStep }: Props) {
  return (
    <>
      <Head sale={sale} heading={heading} />
      <Grid templateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 13rem' }} gap="5">
        <Stack as="ul" listStyleType="none" gap="3">
          {sale.items.map((item) => (
            <SaleItem key={item.id} item={item} />
          ))}
        </Stack>
        <Box textStyle="sm">
          <Destination sale={sale} />
        </Box>
      </Grid>
      <LossFrom from={sale.viewerCanDeclareLostFrom} items={sale.items} mt="4" />
      <FulfillmentActions fulfillment={sale} onStep={onStep} />
    </>
  );
}

function Destination({ sale: { pickUp, order } }: { sale: SaleFragment }) {
  if (pickUp)
    return (
      <>
        <Text color="fg.muted">
          <Trans>Pick-up in person</Trans>
        </Text>
        <Text>{pickUp.place}</Text>
      </>
    );
  return (
    <>
      <Text color="fg.muted">
        <Trans>Ship to</Trans>
      </Text>
      <Receiver address={order.shippingAddress} />
    </>
  );
}

function Head({ sale, heading }: HeadProps) {
  return (
    <Flex justify="space-between" align="start" gap="3" mb="4">
      <Box>
        <Heading as={heading} size="lg">
          {sale.buyer.name}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {formatDate(sale.createdAt)} ·{' '}
          <TextLink to={paths.order(sale.order.id)} whiteSpace="nowrap">
            <Trans>
              Order <OrderNumber id={sale.order.id} />
            </Trans>
          </TextLink>
        </Text>
      </Box>
      <Flex as="output" gap="2" wrap="wrap" justify="end">
        <OrderStatusChip status={sale.status} isPickedUp={sale.pickUp !== null} />
        <OpenPaymentChips fulfillments={[sale]} />
      </Flex>
    </Flex>
  );
}
