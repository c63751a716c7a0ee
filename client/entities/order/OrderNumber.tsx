import { chakra } from '@chakra-ui/react/styled-system';

const SHOWN = 6; // number of characters (docs/marketplace.md, Screens)

const Code = chakra('span', { base: { fontFamily: 'mono', fontSize: '0.95em', whiteSpace: 'nowrap' } });

/** Returns the short form of an order's id: its last characters. */
export const orderNumber = (id: string) => id.slice(-SHOWN);

/** Shows an order's number. The full id is its title attribute. */
export function OrderNumber({ id }: { id: string }) {
  return <Code title={id}>{orderNumber(id)}</Code>;
}
