import { Button } from '@chakra-ui/react/button';
import { Link } from 'react-router-dom';
import ShoppingCart from '~icons/lucide/shopping-cart';
import { paths } from '../../shared/navigation/paths';
import { ON_SCREEN_ONLY } from '../../shared/theme/paper';
import { CartBadge } from './CartBadge';
import { useCartCount } from './useCartCount';

/** A floating link to the cart with the number of copies. The top bar keeps the number up to date. */
export default function CartButton() {
  const { count, shown, label } = useCartCount();
  return (
    <Button
      asChild
      position="fixed"
      insetEnd={{ base: '4', md: '8' }}
      bottom={{ base: '4', md: '8' }}
      zIndex="docked"
      boxSize="16"
      padding="0"
      borderRadius="full"
      boxShadow="lg"
      {...ON_SCREEN_ONLY}
    >
      <Link to={paths.cart} aria-label={label}>
        <ShoppingCart />
        {count > 0 && <CartBadge>{shown}</CartBadge>}
      </Link>
    </Button>
  );
}
