import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import type { CartLineFragment } from './Cart.generated';
import { CartLine } from './CartLine';
import type { CartChanges } from './useCartChanges';

const List = chakra('ul', { base: { display: 'grid', gap: '4', listStyleType: 'none' } });

type Props = {
  lines: ReadonlyArray<CartLineFragment>;
  onQuantity: CartChanges['changeQuantity'];
  onRemove: (line: CartLineFragment) => void;
};

export function CartLines({ lines, onQuantity, onRemove }: Props) {
  const { t } = useLingui();
  return (
    <List aria-label={t`Books in your cart`}>
      {lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          onQuantity={(quantity) => onQuantity(line, quantity)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </List>
  );
}
