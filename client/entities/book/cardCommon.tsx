import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { use, useMemo } from 'react';
import { useSession } from '../../session/viewer/SessionProvider';
import { formatMoney, type Amount } from '../../shared/i18n/formatMoney';
import { ApproximatePrice } from '../money/ApproximatePrice';
import { RateContext } from '../money/ApproximatePrices';
import { useAllowedMonths } from '../rental/AllowedMonths';

/** The data and texts that useCardCommon computes once for all cards of a grid. */
export type CardCommon = ReturnType<typeof useCardCommon>;

/**
 * Returns the data and texts that all cards of a grid need. A grid computes them once, so its cards subscribe to no
 * stores, and each text is translated once.
 */
export function useCardCommon() {
  const { t, i18n } = useLingui();
  const { isPublisher } = useSession();
  const allowedMonths = useAllowedMonths();
  const isApproximated = use(RateContext) !== null;
  return useMemo(() => {
    const amount = (value: Amount) => formatMoney(value, i18n.locale);
    const approximation = (value: Amount) => isApproximated && <ApproximatePrice value={value} />;
    return {
      /** True for publishers, who see no prices. */
      hidePrice: isPublisher,
      label: remembered(
        (label: MessageDescriptor) => t(label),
        (label) => label,
      ),
      bookmark: (title: string) => t`Bookmark ${title}`,
      months: remembered(allowedMonths, ({ minDuration, maxDuration }) => `${minDuration} ${maxDuration}`),
      offers: remembered(
        (offerCount: number) => plural(offerCount, { one: '# offer', other: '# offers' }),
        (offerCount) => offerCount,
      ),
      from: around((price) => t`from ${price}`),
      rentFrom: around((price) => t`rent from ${price} a month`),
      amount,
      approximation,
      price: (value: Amount, unit = '') => {
        const text = amount(value) + unit;
        // Returns a single text if possible, because React creates a DOM node for each child.
        if (!isApproximated) return text;
        return (
          <>
            {text}
            {approximation(value)}
          </>
        );
      },
    };
  }, [t, i18n, isPublisher, allowedMonths, isApproximated]);
}

/** Returns a function that caches the results of `make` by key. */
function remembered<From>(make: (from: From) => string, keyOf: (from: From) => unknown) {
  const known = new Map<unknown, string>();
  return (from: From): string => {
    const key = keyOf(from);
    const text = known.get(key) ?? make(from);
    known.set(key, text);
    return text;
  };
}

const PRICE = '\u0000';

/** Returns the parts of a text before and after its price. */
const around = (text: (price: string) => string) => text(PRICE).split(PRICE);
