import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PAYMENT_MINUTES } from '../../shared/contract/limits.generated';
import type { OnlinePaymentOffer } from '../../shared/contract/schema.generated';

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    border: 'none',
    '& legend': { fontWeight: 'medium', textStyle: 'sm', marginBottom: '1.5' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    alignItems: 'start',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    cursor: 'pointer',
    '& input': { boxSize: '4.5', marginTop: '0.5', accentColor: 'primary.solid' },
    _focusWithin: { focusVisibleRing: 'outside' },
    '&:has(:checked)': { borderColor: 'primary.solid', bg: 'primary.subtle' },
  },
});

type Props = { offer: OnlinePaymentOffer; isOnline: boolean; onChoose: (isOnline: boolean) => void };

/** Lets the buyer choose to pay online, if the marketplace leaves the choice. */
export function PaymentChoice({ offer, isOnline, onChoose }: Props) {
  if (offer === 'NONE') return null;
  if (offer === 'REQUIRED') return <Required />;
  return (
    <Group>
      <legend>
        <Trans>How do you want to pay?</Trans>
      </legend>
      <Option title={<Trans>Pay now online</Trans>} checked={isOnline} onChoose={() => onChoose(true)}>
        <Trans>
          By UPI, card or net banking, on the page of the payment provider. Your books are kept for{' '}
          {PAYMENT_MINUTES} minutes. If the order is cancelled, you get your money back.
        </Trans>
      </Option>
      <Option
        title={<Trans>Pay the seller directly</Trans>}
        checked={!isOnline}
        onChoose={() => onChoose(false)}
      >
        <Trans>By UPI or in cash on delivery, as you agree with the seller.</Trans>
      </Option>
    </Group>
  );
}

type OptionProps = { title: ReactNode; checked: boolean; onChoose: () => void; children: ReactNode };

function Option({ title, checked, onChoose, children }: OptionProps) {
  return (
    <Choice>
      <input type="radio" name="payOnline" checked={checked} onChange={onChoose} />
      <span>
        <Text as="span" fontWeight="medium">
          {title}
        </Text>
        <Text as="span" display="block" textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </span>
    </Choice>
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
