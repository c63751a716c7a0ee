import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { QuoteBox } from '../../../entities/rental/QuoteBox';
import type { ShownQuote } from '../../../entities/rental/useQuote';
import { formatDate } from '../../../shared/i18n/formatDate';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import type { ExtensionQuoteQuery } from './ExtensionQuote.generated';

type Props = {
  /** The due date before the extension, YYYY-MM-DD. */
  dueOn: string;
  shown: ShownQuote<NonNullable<ExtensionQuoteQuery['quote']>>;
};

/** Shows the current and the new due date, and the rent for the added months. */
export function ExtensionCost({ dueOn, shown }: Props) {
  const { quote } = shown;
  return (
    <QuoteBox shown={shown}>
      <DefinitionRow term={<Trans>Due back on</Trans>}>{formatDate(dueOn)}</DefinitionRow>
      <DefinitionRow term={<Trans>New due date</Trans>}>
        {quote ? formatDate(quote.endsOn) : '–'}
      </DefinitionRow>
      <DefinitionRow strong term={<Trans>Rent to pay</Trans>}>
        {quote ? <Money value={quote.charge} /> : '–'}
      </DefinitionRow>
    </QuoteBox>
  );
}
