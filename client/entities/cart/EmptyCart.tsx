import { useLingui } from '@lingui/react/macro';
import ShoppingCart from '~icons/lucide/shopping-cart';
import { BrowseBooks } from '../book/BrowseBooks';
import { EmptyState } from '../../shared/ui/EmptyState';

/** Shown if the cart contains no books. */
export function EmptyCart() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title={t`Your cart is empty`}
      hint={t`Looks like you haven't added any books to your cart yet.`}
      action={<BrowseBooks />}
    />
  );
}
