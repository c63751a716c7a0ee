import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Spinner } from '@chakra-ui/react/spinner';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../../entities/money/Money';
import { PayNow } from '../../../entities/order/online/PayNow';
import { formatTime } from '../../../shared/i18n/formatTime';
import { Card } from '../../../shared/ui/Card';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Countdown } from './Countdown';
import type { Payment } from './paidOrder';
import type { usePaymentCheck } from './usePaymentCheck';
import { usePaymentPolling } from './usePaymentPolling';
import { useSecondsLeft } from './useSecondsLeft';

type Props = { orderId: string; payment: Payment; check: ReturnType<typeof usePaymentCheck> };

/** Leads the buyer to the page of the provider, and tells until when the books are kept. */
export function AwaitedPayment({ orderId, payment, check }: Props) {
  const secondsLeft = useSecondsLeft(payment.expiresAt);
  const isOver = secondsLeft === 0;
  usePaymentPolling(orderId, { payment, isChecking: check.state === 'checking', isOver });
  return (
    <Card as="div" mb="6" borderWidth="2px" borderColor="primary.solid">
      <Flex wrap="wrap" justify="space-between" gap="4" align="start">
        <Facts payment={payment} />
        {!isOver && <Countdown secondsLeft={secondsLeft} />}
      </Flex>
      <Box mt="4">
        <ErrorAlert message={check.failure} />
        <Box aria-live="polite">
          {isOver && payment.redirectUrl === null ? <Ending /> : <Ways payment={payment} check={check} />}
        </Box>
      </Box>
    </Card>
  );
}

function Facts({ payment: { amount, expiresAt, isSimulated } }: Pick<Props, 'payment'>) {
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
      {isSimulated && (
        <Text mt="1" textStyle="sm" color="fg.muted">
          <Trans>A simulator takes this payment. No money moves.</Trans>
        </Text>
      )}
    </Box>
  );
}

/** What the buyer can do now: pay, or wait until a payment has arrived. */
function Ways({ payment: { redirectUrl }, check }: Pick<Props, 'payment' | 'check'>) {
  if (check.state === 'paying') return <PayNow url={redirectUrl} />;
  if (check.state === 'checking')
    return (
      <Waiting>
        <Trans>We are checking your payment.</Trans>
      </Waiting>
    );
  return (
    <>
      <Text mb="4">
        <Trans>
          Your payment has not arrived yet. If you have paid, it can take some minutes; this page is updated
          when it arrives.
        </Trans>
      </Text>
      <Flex gap="3" wrap="wrap">
        <PayNow url={redirectUrl} />
        <Button variant="outline" colorPalette="gray" onClick={check.check}>
          <Trans>Check again</Trans>
        </Button>
      </Flex>
    </>
  );
}

/** Shown from the expiry until the server has ended the order, or a last payment has arrived. */
function Ending() {
  return (
    <Waiting>
      <Trans>The time to pay is over. We are checking whether your payment has arrived.</Trans>
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Flex gap="2.5" align="center" minH="10">
      <Spinner size="sm" flexShrink="0" aria-hidden />
      <span>{children}</span>
    </Flex>
  );
}
