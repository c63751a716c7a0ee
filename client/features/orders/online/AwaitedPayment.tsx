import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { AwaitedPaymentDocument } from '../../../entities/order/online/OnlinePayment.generated';
import { formatTime } from '../../../shared/i18n/formatTime';
import { Card } from '../../../shared/ui/Card';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Countdown } from './Countdown';
import type { PaidOrder, Payment } from './paidOrder';
import { PayDirectlyButton } from './PayDirectlyButton';
import { PaymentWays } from './PaymentWays';
import type { usePaymentCheck } from './usePaymentCheck';
import { usePaymentPolling } from './usePaymentPolling';
import { useSecondsLeft } from './useSecondsLeft';

type Props = {
  order: PaidOrder;
  payment: Payment;
  check: ReturnType<typeof usePaymentCheck>;
  /** Called when the buyer has chosen to pay the sellers directly. */
  onReplaced: () => void;
};

/** Links to the provider's payment page, shows the amount and until when the books are kept, and offers to pay directly. */
export function AwaitedPayment({ order, payment, check, onReplaced }: Props) {
  const secondsLeft = useSecondsLeft(payment.expiresAt);
  const isOver = secondsLeft === 0;
  const awaited = { payment, isChecking: check.state === 'checking', isOver };
  usePaymentPolling(order.id, awaited, AwaitedPaymentDocument);
  return (
    <Card as="div" mb="6" borderWidth="2px" borderColor="primary.solid">
      <Flex wrap="wrap" justify="space-between" gap="4" align="start">
        <Facts payment={payment} />
        {!isOver && <Countdown secondsLeft={secondsLeft} />}
      </Flex>
      <Box mt="4">
        <ErrorAlert message={check.failure} />
        <Flex gap="3" wrap="wrap" align="end">
          <Box aria-live="polite">
            <PaymentWays payment={payment} check={check} isOver={isOver} />
          </Box>
          {order.viewerCanPayDirectly && !isOver && (
            <PayDirectlyButton orderId={order.id} chosen={order.paymentMethod} onDone={onReplaced} />
          )}
        </Flex>
      </Box>
    </Card>
  );
}

function Facts({ payment: { amount, blockableDeposit, expiresAt, isSimulated } }: Pick<Props, 'payment'>) {
  const time = formatTime(expiresAt);
  return (
    <Box flex="1 1 14rem">
      <Heading as="h2" size="xl">
        <Trans>
          To pay: <Money value={amount} />
        </Trans>
      </Heading>
      <Text mt="1">
        <Trans>The books are kept for you until {time}.</Trans>
      </Text>
      {blockableDeposit && (
        <Text mt="1">
          <Trans>
            On the payment page, your bank can block the deposit of <Money value={blockableDeposit} /> instead
            of charging it.
          </Trans>
        </Text>
      )}
      {isSimulated && (
        <Text mt="1" textStyle="sm" color="fg.muted">
          <Trans>A simulator takes this payment. No money moves.</Trans>
        </Text>
      )}
    </Box>
  );
}
