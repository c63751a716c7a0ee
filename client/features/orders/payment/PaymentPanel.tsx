import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { Money } from '../../../entities/money/Money';
import { PAYMENT_TITLES } from '../../../entities/order/paymentTitles';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { onDemand } from '../../../shared/ui/onDemand';
import { PaymentButtons } from './PaymentButtons';
import { PaymentExplanation, type Person } from './PaymentExplanation';
import { PaymentHistory } from './PaymentHistory';

const PayByUpi = onDemand(() => import('./PayByUpi'), { missing: null });

/** Titles used instead of PAYMENT_TITLES for online payments and refunds, which neither side has to mark as paid. */
const ONLINE_TITLES: Partial<typeof PAYMENT_TITLES> = {
  SENT: msg`Being taken from the deposit`,
  TO_REFUND: msg`Refund on its way`,
  REFUND_SENT: msg`Refund on its way`,
};

type Props = {
  fulfillment: Pick<FulfillmentStateFragment, 'id' | 'status' | 'openPayment' | 'payments' | 'seller'>;
  buyer: Person;
};

/** Shows the open amount between buyer and seller, how it is paid, and the past payments. */
export function PaymentPanel({ fulfillment, buyer }: Props) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const { openPayment: open, payments } = fulfillment;
  if (!open || (open.state === 'SETTLED' && payments.length === 0)) return null;
  return (
    // The panel is not a landmark region, because an order has one for each seller.
    <Box
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t`Payment`}
      borderWidth="1px"
      borderRadius="md"
      p="4"
      mb="5"
      outline="none"
    >
      <Flex justify="space-between" gap="3">
        <Heading as="h3" size="sm" fontFamily="body">
          {t((open.isOnline && ONLINE_TITLES[open.state]) || PAYMENT_TITLES[open.state])}
        </Heading>
        {open.state !== 'SETTLED' && (
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            <Money value={open.amount} />
          </Text>
        )}
      </Flex>
      <PaymentExplanation fulfillment={fulfillment} open={open} buyer={buyer} />
      <PaymentHistory payments={payments} />
      {open.upiAddress && open.upiLink && <PayByUpi address={open.upiAddress} link={open.upiLink} />}
      <Box {...ON_SCREEN_ONLY}>
        {/* An accepted step removes its button, so the focus moves to the panel. */}
        <PaymentButtons fulfillmentId={fulfillment.id} open={open} onDone={() => panel.current?.focus()} />
      </Box>
    </Box>
  );
}
