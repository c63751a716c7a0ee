import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LiveRegion } from '../../ui/LiveRegion';
import type { CartLineFragment } from './Cart.generated';
import { CartLine } from './CartLine';
import type { CartChanges } from './useCartChanges';

const List = chakra('ul', { base: { display: 'grid', gap: '4', listStyleType: 'none', outline: 'none' } });

type Props = { lines: ReadonlyArray<CartLineFragment>; changes: CartChanges };

/** The books in the cart. */
export function CartLines({ lines, changes }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState('');
  const remove = (line: CartLineFragment) => {
    // The button goes with its line: the focus must have somewhere to be.
    list.current?.focus();
    setNews(t`${line.book.title} was removed from your cart`);
    void changes.remove(line);
  };
  return (
    <div>
      <LiveRegion>{news}</LiveRegion>
      <List ref={list} tabIndex={-1} aria-label={t`Books in your cart`}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onQuantity={(quantity) => changes.changeQuantity(line, quantity)}
            onRemove={() => remove(line)}
          />
        ))}
      </List>
    </div>
  );
}
