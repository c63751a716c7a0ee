import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { MoneyPartsFragment } from '../../../entities/money/MoneyParts.generated';
import type { CartItemType } from '../../../shared/contract/schema.generated';
import { isAmount, plainAmount } from '../../../shared/forms/amount';
import { useDelayed } from '../../../shared/forms/useDelayed';
import { EarningsQuoteDocument, type EarningsQuoteQuery } from './EarningsQuote.generated';

/** A price, and the earnings that the seller gets from it. */
type ShownEarnings = { price: MoneyPartsFragment; earned: MoneyPartsFragment };

/**
 * Loads the seller's earnings from a typed price, after a pause in typing. Returns the previous quote, with its price,
 * while the next one is loading. Returns null if the price is invalid, if loading fails, or if nothing is deducted from the
 * price.
 */
export function useEarningsQuote(typed: string, type: CartItemType): ShownEarnings | null {
  const price = plainAmount(useDelayed(typed));
  const isAsked = isAmount(price) && Number(price) > 0;
  const { data, error } = useQuery(
    EarningsQuoteDocument,
    isAsked ? { variables: { price, type } } : skipToken,
  );
  const last = useLast(data && { price, quote: data.earningsQuote });
  if (!isAsked || error || !last) return null;
  const { earned, commission, taxDeducted } = last.quote;
  if (Number(commission.amount) === 0 && Number(taxDeducted.amount) === 0) return null;
  return { price: { ...earned, amount: last.price }, earned };
}

type Quoted = { price: string; quote: EarningsQuoteQuery['earningsQuote'] };

/** Returns the quote, or the last one while the next is being loaded. */
function useLast(quoted: Quoted | undefined): Quoted | undefined {
  const [last, setLast] = useState(quoted);
  if (quoted && quoted.price !== last?.price) setLast(quoted);
  return quoted ?? last;
}
