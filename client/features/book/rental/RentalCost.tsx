import { Trans } from '@lingui/react/macro';
import { ApproximatePrice } from '../../../entities/money/ApproximatePrice';
import { Money } from '../../../entities/money/Money';
import { QuoteBox } from '../../../entities/rental/QuoteBox';
import type { ShownQuote } from '../../../entities/rental/useQuote';
import { formatDate } from '../../../shared/i18n/formatDate';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import type { PurchaseOfferFragment } from '../../../entities/rental/PurchasableLine.generated';
import type { RentalQuote } from './rentalQuote';

/**
 * Shows the cost of a rental: the rent, the deposit, the maximum kept from it if the book is lost, the price to buy the
 * book later, the amount due and the due date.
 */
export function RentalCost({ shown }: { shown: ShownQuote<RentalQuote> }) {
  const { quote } = shown;
  return (
    <QuoteBox shown={shown}>
      <DefinitionRow term={<Trans>Total rental cost</Trans>}>
        {quote ? <Money value={quote.rent} /> : '–'}
        {quote && <ApproximatePrice value={quote.rent} />}
      </DefinitionRow>
      <DefinitionRow term={<Trans>Deposit, refunded on return</Trans>}>
        {quote ? <Money value={quote.deposit} /> : '–'}
      </DefinitionRow>
      {quote && Number(quote.keptIfLost.amount) > 0 && (
        <DefinitionRow term={<Trans>Maximum kept from the deposit if the book is lost</Trans>}>
          <Money value={quote.keptIfLost} />
        </DefinitionRow>
      )}
      {quote?.purchaseOffer && <PurchaseRow offer={quote.purchaseOffer} />}
      <DefinitionRow strong term={<Trans>Amount due</Trans>}>
        {quote ? <Money value={quote.amountDue} /> : '–'}
      </DefinitionRow>
      <DefinitionRow term={<Trans>Due back on</Trans>}>
        {quote ? formatDate(quote.rentalPeriod.endsOn) : '–'}
      </DefinitionRow>
    </QuoteBox>
  );
}

/** The price at which the reader can buy the book later, and the percentage of the rent that counts towards the price. */
function PurchaseRow({ offer: { price, rentCreditPercent: percent } }: { offer: PurchaseOfferFragment }) {
  const term =
    percent === 0 ? (
      <Trans>Price if you buy it later</Trans>
    ) : (
      <Trans>Price if you buy it later: {percent}% of the rent counts</Trans>
    );
  return (
    <DefinitionRow term={term}>
      <Money value={price} />
    </DefinitionRow>
  );
}
