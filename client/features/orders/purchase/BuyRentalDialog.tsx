import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Money } from '../../../entities/money/Money';
import type { MoneyPartsFragment } from '../../../entities/money/MoneyParts.generated';
import type { PurchasableLineFragment } from '../../../entities/rental/PurchasableLine.generated';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { PaidOnlineNote } from '../extension/PaidOnlineNote';
import { useBuyRentalMutation } from './BuyRental.generated';

type Props = {
  line: PurchasableLineFragment & { title: string; paysOnline: boolean };
  onBought: () => void;
  onClose: () => void;
};

/** Shows the cost of buying a rented book, and asks the buyer to confirm the purchase. */
export default function BuyRentalDialog({ line, onBought, onClose }: Props) {
  const { t } = useLingui();
  // Keeps the last quote, because a bought line has none while the dialog is still closing.
  const [quote, setQuote] = useState(line.purchaseQuote);
  if (line.purchaseQuote && line.purchaseQuote !== quote) setQuote(line.purchaseQuote);
  const { failure, submit, busy } = useBuying(line.id, quote, (isBought) => {
    onClose();
    if (isBought) onBought();
  });
  const paysNext = line.paysOnline && Number(quote?.toPay.amount ?? 0) > 0;
  return (
    <FormDialog
      open
      title={t`Buy the rented book?`}
      submit={paysNext ? t`Continue to payment` : t`Buy and Keep`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text textStyle="lg" fontFamily="heading" mt="-3">
        {line.title}
      </Text>
      {quote && (
        <QuoteRows quote={quote} isOnline={line.paysOnline} isBlocked={line.depositSecurity === 'BLOCKED'} />
      )}
      <Text color="fg.muted" textStyle="sm">
        <Trans>
          The book will then be yours, and you will not have to send it back. This cannot be undone.
        </Trans>
      </Text>
      {paysNext && <PaidOnlineNote />}
    </FormDialog>
  );
}

type QuoteProps = {
  quote: NonNullable<PurchasableLineFragment['purchaseQuote']>;
  isOnline: boolean;
  /** True if the deposit is blocked, not charged. */
  isBlocked: boolean;
};

function QuoteRows({ quote, isOnline, isBlocked }: QuoteProps) {
  const { price, rentCounted, fromDeposit, lateFee, toPay, released } = quote;
  return (
    <dl>
      <DefinitionRow term={<Trans>Price</Trans>}>
        <Money value={price} />
      </DefinitionRow>
      <Amount term={<Trans>Rent counted towards the price</Trans>} value={rentCounted} />
      <Amount term={<Trans>Paid from the deposit</Trans>} value={fromDeposit} />
      <Amount term={<Trans>Late fee, taken from the deposit</Trans>} value={lateFee} />
      <Amount
        strong
        term={isOnline ? <Trans>Still to pay online</Trans> : <Trans>Still to pay to the seller</Trans>}
        value={toPay}
      />
      <Amount
        strong
        term={
          isBlocked ? <Trans>Blocked deposit that is released</Trans> : <Trans>Deposit you get back</Trans>
        }
        value={released}
      />
    </dl>
  );
}

type AmountProps = { term: ReactNode; value: MoneyPartsFragment; strong?: boolean };

/** An amount of the quote; hidden if it is zero. */
function Amount({ term, value, strong = false }: AmountProps) {
  if (Number(value.amount) === 0) return null;
  return (
    <DefinitionRow strong={strong} term={term}>
      <Money value={value} />
    </DefinitionRow>
  );
}

/**
 * Buys the line at the amounts of the quote. If the server refuses, reloads the order with its current amounts. Calls
 * `onAccepted` with false if the purchase waits for its online payment.
 */
function useBuying(
  orderItemId: string,
  quote: PurchasableLineFragment['purchaseQuote'],
  onAccepted: (isBought: boolean) => void,
) {
  const [buyRental] = useBuyRentalMutation({
    refetchQueries: ({ data }) => (data?.buyRental.userErrors.length ? ['Order'] : []),
    awaitRefetchQueries: true,
  });
  const expected = quote && { expectedToPay: quote.toPay.amount, expectedReleased: quote.released.amount };
  const input = { orderItemId, ...expected };
  return useServerForm({
    defaultValues: {},
    send: async () => (await buyRental({ variables: { input } })).data?.buyRental,
    onAccepted: ({ orderItem }) => onAccepted(Boolean(orderItem?.purchase)),
  });
}
