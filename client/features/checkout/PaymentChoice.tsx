import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { PAYMENT_MINUTES } from '../../shared/contract/limits.generated';
import type { OnlinePaymentOffer } from '../../shared/contract/schema.generated';
import { Option, OptionGroup } from './OptionGroup';

type Props = { offer: OnlinePaymentOffer; isOnline: boolean; onChoose: (isOnline: boolean) => void };

/**
 * Lets the buyer choose between paying online and paying directly. If the marketplace requires online payment, says so; if
 * it offers none, renders nothing.
 */
export function PaymentChoice({ offer, isOnline, onChoose }: Props) {
  if (offer === 'NONE') return null;
  if (offer === 'REQUIRED') return <Required />;
  return (
    <OptionGroup>
      <legend>
        <Trans>How do you want to pay?</Trans>
      </legend>
      <Option
        name="payOnline"
        title={<Trans>Pay now online</Trans>}
        checked={isOnline}
        onChoose={() => onChoose(true)}
      >
        <Trans>
          By UPI, card or net banking, on the page of the payment provider. Your books are kept for{' '}
          {PAYMENT_MINUTES} minutes. If the order is cancelled, you get your money back.
        </Trans>
      </Option>
      <Option
        name="payOnline"
        title={<Trans>Pay the seller directly</Trans>}
        checked={!isOnline}
        onChoose={() => onChoose(false)}
      >
        <Trans>By UPI or in cash on delivery, as you agree with the seller.</Trans>
      </Option>
    </OptionGroup>
  );
}

function Required() {
  return (
    <Text textStyle="sm">
      <Trans>
        You pay online after placing the order, by UPI, card or net banking. Your books are kept for{' '}
        {PAYMENT_MINUTES} minutes. If the order is cancelled, you get your money back.
      </Trans>
    </Text>
  );
}
