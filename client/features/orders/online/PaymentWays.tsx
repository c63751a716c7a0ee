import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Spinner } from '@chakra-ui/react/spinner';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PayNow } from '../../../entities/order/online/PayNow';
import type { Payment } from './paidOrder';
import type { usePaymentCheck } from './usePaymentCheck';

type Props = {
  payment: Omit<Payment, 'blockableDeposit'>;
  check: ReturnType<typeof usePaymentCheck>;
  /** True if the time to pay is over by the clock of this device. */
  isOver: boolean;
};

/** Shows what the buyer can do now: pay, wait while the payment is being checked, or check again. */
export function PaymentWays({ payment: { redirectUrl }, check, isOver }: Props) {
  if (isOver && redirectUrl === null) return <Ending />;
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
          Your payment has not arrived yet. If you have paid, it can take a few minutes. This page updates
          when the payment arrives.
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

/** Shown once the time to pay is over, until the server ends the payment or a late payment arrives. */
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
