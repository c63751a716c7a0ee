import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import type { CartItemType } from '../../../shared/contract/schema.generated';
import { useEarningsQuote } from './useEarningsQuote';

/** Shows the seller's earnings from a typed price if the buyer pays online. */
export default function EarningsNote({ typed, type }: { typed: string; type: CartItemType }) {
  const quote = useEarningsQuote(typed, type);
  if (!quote) return null;
  const { price, earned } = quote;
  return (
    <Trans>
      You get <Money value={earned} /> of <Money value={price} /> when the buyer pays online
    </Trans>
  );
}
