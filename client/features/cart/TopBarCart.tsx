import { IconButton } from '@chakra-ui/react/button';
import { NavLink } from 'react-router-dom';
import ShoppingCart from '~icons/lucide/shopping-cart';
import { paths } from '../../shared/navigation/paths';
import { CartBadge } from './CartBadge';
import { useCartCount } from './useCartCount';
import { useLiveCart } from './useLiveCart';

/** The link to the cart in the top bar, with the number of copies in the cart. */
export default function TopBarCart() {
  useLiveCart();
  const { count, shown, label } = useCartCount();
  return (
    <IconButton asChild variant="ghost" colorPalette="gray" position="relative">
      <NavLink to={paths.cart} end aria-label={label}>
        <ShoppingCart />
        {count > 0 && <CartBadge size="sm">{shown}</CartBadge>}
      </NavLink>
    </IconButton>
  );
}
