import { Alert } from '@chakra-ui/react/alert';
import { Trans } from '@lingui/react/macro';
import type { RentalPaymentFragment } from '../../../entities/rental/RentalPayment.generated';
import { formatDate } from '../../../shared/i18n/formatDate';
import type { ExtendableLine } from '../extension/extendableLine';

type Asked = NonNullable<RentalPaymentFragment['rentalPayment']>;

type Props = {
  line: ExtendableLine;
  asked: Asked;
  /** True if the payment ended while this page was open, or the buyer has just returned from the provider's page. */
  isNews: boolean;
};

/**
 * Tells the buyer how the payment of an extension or purchase ended. An expired payment is shown while the buyer can
 * try again; every other end is shown only as news.
 */
export function EndedRental({ line, asked, isNews }: Props) {
  const { status } = asked.payment;
  const canTryAgain = line.viewerCanExtend || line.purchaseQuote !== null;
  if (!isNews && !(status === 'EXPIRED' && canTryAgain)) return null;
  return (
    <Alert.Root status={status === 'PAID' ? 'success' : 'warning'} size="sm">
      <Alert.Indicator />
      <Alert.Title fontWeight="medium">
        <Outcome line={line} asked={asked} />
      </Alert.Title>
    </Alert.Root>
  );
}

function Outcome({ line: { title }, asked: { purpose, endsOn, payment } }: Omit<Props, 'isNews'>) {
  const isPurchase = purpose === 'PURCHASE' || endsOn === null;
  if (payment.status === 'PAID') {
    if (isPurchase) return <Trans>Your payment has arrived: “{title}” is yours now.</Trans>;
    const date = formatDate(endsOn);
    return <Trans>Your payment has arrived: you can keep the book until {date}.</Trans>;
  }
  if (payment.status === 'EXPIRED') {
    if (isPurchase)
      return (
        <Trans>
          The payment did not arrive in time, so the book was not bought. If you did pay, you will be refunded
          automatically.
        </Trans>
      );
    return (
      <Trans>
        The payment did not arrive in time, so the rental was not extended. If you did pay, you will be
        refunded automatically.
      </Trans>
    );
  }
  return <Trans>You gave up this payment. If you did pay, you will be refunded automatically.</Trans>;
}
