import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Money } from '../../../entities/money/Money';
import type { MoneyPartsFragment } from '../../../entities/money/MoneyParts.generated';
import type { PurchasableLineFragment } from '../../../entities/rental/PurchasableLine.generated';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { useBuyRentalMutation } from './BuyRental.generated';

type Props = {
  line: PurchasableLineFragment & { title: string };
  onBought: () => void;
  onClose: () => void;
};

/** Asks the buyer to confirm the purchase of a rented book, with what it costs. */
export default function BuyRentalDialog({ line, onBought, onClose }: Props) {
  const { t } = useLingui();
  // The line has no quote any more once it is bought, while the dialog still closes.
  const [quote, setQuote] = useState(line.purchaseQuote);
  if (line.purchaseQuote && line.purchaseQuote !== quote) setQuote(line.purchaseQuote);
  const { failure, submit, busy } = useBuying(line.id, quote, () => {
    onClose();
    onBought();
  });
  return (
    <FormDialog
      open
      title={t`Buy the rented book?`}
      submit={t`Buy and Keep`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text textStyle="lg" fontFamily="heading" mt="-3">
        {line.title}
      </Text>
      {quote && <QuoteRows quote={quote} />}
      <Text color="fg.muted" textStyle="sm">
        <Trans>The book is then yours and is not sent back. This cannot be undone.</Trans>
      </Text>
    </FormDialog>
  );
}

function QuoteRows({ quote }: { quote: NonNullable<PurchasableLineFragment['purchaseQuote']> }) {
  const { price, rentCounted, fromDeposit, lateFee, toPay, released } = quote;
  return (
    <dl>
      <DefinitionRow term={<Trans>Price</Trans>}>
        <Money value={price} />
      </DefinitionRow>
      <Amount term={<Trans>Rent that counts</Trans>} value={rentCounted} />
      <Amount term={<Trans>Paid from the deposit</Trans>} value={fromDeposit} />
      <Amount term={<Trans>Late fee, taken from the deposit</Trans>} value={lateFee} />
      <Amount strong term={<Trans>Still to pay to the seller</Trans>} value={toPay} />
      <Amount strong term={<Trans>Deposit you get back</Trans>} value={released} />
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

/** Buys the line at the amounts that are shown. If they have changed, reads the new ones. */
function useBuying(
  orderItemId: string,
  quote: PurchasableLineFragment['purchaseQuote'],
  onAccepted: () => void,
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
    onAccepted,
  });
}
