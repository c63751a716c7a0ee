import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { useEarningsQuote } from './useEarningsQuote';

/** Tells what the seller gets of a typed price, if the buyer pays online. */
export default function EarningsNote({ typed }: { typed: string }) {
  const quote = useEarningsQuote(typed);
  if (!quote) return null;
  const { price, earned } = quote;
  return (
    <Trans>
      You get <Money value={earned} /> of <Money value={price} /> when the buyer pays online
    </Trans>
  );
}
