import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCartCountQuery } from './CartCount.generated';

const MOST_SHOWN = 99;

/** Returns the number of copies in the cart: `count`, `shown` as text for a badge, and `label` for a link's name. */
export function useCartCount() {
  const { t } = useLingui();
  const { data } = useCartCountQuery();
  const count = data?.cart.itemCount ?? 0;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  const label = t`${plural(count, { one: `Cart: ${shown} item`, other: `Cart: ${shown} items` })}`;
  return { count, shown, label };
}
