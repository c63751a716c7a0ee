import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ShoppingCart from '~icons/lucide/shopping-cart';
import { paths } from '../../paths';
import { useCartChangedSubscription, useCartCountQuery } from './CartCount.generated';

const REFRESH_EVERY = 60_000; // ms (specification, section 9)
const MOST_SHOWN = 99;

/** The floating way to the cart, with the number of its items. */
export default function CartButton() {
  const { t } = useLingui();
  // What changes in another tab or on another device shows at once, too.
  useCartChangedSubscription();
  const { data } = useCartCountQuery({ pollInterval: REFRESH_EVERY });
  const count = data?.cart.itemCount ?? 0;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
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
    >
      <Link
        to={paths.cart}
        aria-label={t`${plural(count, { one: `Cart: ${shown} item`, other: `Cart: ${shown} items` })}`}
      >
        <ShoppingCart />
        {count > 0 && <Count>{shown}</Count>}
      </Link>
    </Button>
  );
}

function Count({ children }: { children: ReactNode }) {
  return (
    <Box
      position="absolute"
      top="0"
      insetEnd="0"
      minW="6"
      height="6"
      px="1.5"
      borderRadius="full"
      bg="secondary.solid"
      color="secondary.contrast"
      fontSize="2xs"
      lineHeight="1.5rem"
      aria-hidden
    >
      {children}
    </Box>
  );
}
