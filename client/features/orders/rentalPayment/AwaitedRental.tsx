import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import type { RentalPaymentFragment } from '../../../entities/rental/RentalPayment.generated';
import { formatDate } from '../../../shared/i18n/formatDate';
import { formatTime } from '../../../shared/i18n/formatTime';
import { useSend } from '../../../shared/send/useSend';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Countdown } from '../online/Countdown';
import { PaymentWays } from '../online/PaymentWays';
import type { usePaymentCheck } from '../online/usePaymentCheck';
import { usePaymentPolling } from '../online/usePaymentPolling';
import { useSecondsLeft } from '../online/useSecondsLeft';
import { AwaitedRentalDocument, useGiveUpRentalPaymentMutation } from './RentalPayment.generated';

type Asked = NonNullable<RentalPaymentFragment['rentalPayment']>;

type Props = {
  orderId: string;
  line: { readonly id: string };
  asked: Asked;
  check: ReturnType<typeof usePaymentCheck>;
};

/**
 * Links to the provider's payment page, shows the amount and the time left to pay it, and lets the buyer give the payment up.
 */
export function AwaitedRental({ orderId, line, asked, check }: Props) {
  const { payment, viewerCanGiveUp } = asked;
  const secondsLeft = useSecondsLeft(payment.expiresAt);
  const isOver = secondsLeft === 0;
  const awaited = { payment, isChecking: check.state === 'checking', isOver };
  usePaymentPolling(orderId, awaited, AwaitedRentalDocument);
  return (
    <Box borderWidth="2px" borderColor="primary.solid" borderRadius="md" p="4">
      <Flex wrap="wrap" justify="space-between" gap="3" align="start">
        <Facts asked={asked} />
        {!isOver && <Countdown secondsLeft={secondsLeft} />}
      </Flex>
      <Box mt="3">
        <ErrorAlert message={check.failure} />
        <Box aria-live="polite">
          <PaymentWays payment={payment} check={check} isOver={isOver} />
        </Box>
        {viewerCanGiveUp && !isOver && <GiveUp orderItemId={line.id} />}
      </Box>
    </Box>
  );
}

function Facts({ asked }: Pick<Props, 'asked'>) {
  const { amount, expiresAt, isSimulated } = asked.payment;
  const time = formatTime(expiresAt);
  return (
    <Box flex="1 1 12rem">
      <Text fontWeight="semibold" textStyle="md">
        <Trans>
          To pay: <Money value={amount} />
        </Trans>
      </Text>
      <Text>
        <Purpose asked={asked} />{' '}
        {asked.purpose === 'EXTENSION' ? (
          <Trans>The days are kept for you until {time}.</Trans>
        ) : (
          <Trans>The book is kept for you until {time}.</Trans>
        )}
      </Text>
      {isSimulated && (
        <Text color="fg.muted">
          <Trans>A simulator takes this payment. No money moves.</Trans>
        </Text>
      )}
    </Box>
  );
}

function Purpose({ asked: { purpose, endsOn } }: Pick<Props, 'asked'>) {
  if (purpose === 'PURCHASE' || endsOn === null)
    return <Trans>The book will be yours when the payment arrives.</Trans>;
  const date = formatDate(endsOn);
  return <Trans>The rental will be extended until {date} when the payment arrives.</Trans>;
}

function GiveUp({ orderItemId }: { orderItemId: string }) {
  const [giveUp] = useGiveUpRentalPaymentMutation();
  const { send, busy, failure } = useSend();
  const request = async () =>
    (await giveUp({ variables: { input: { orderItemId } } })).data?.giveUpRentalPayment;
  return (
    <Box mt="3">
      <ErrorAlert message={failure} />
      <Button size="sm" variant="ghost" colorPalette="gray" loading={busy} onClick={() => void send(request)}>
        <Trans>Give up</Trans>
      </Button>
    </Box>
  );
}
