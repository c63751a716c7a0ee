import { chakra } from '@chakra-ui/react/styled-system';

const SHOWN = 6; // characters (docs/marketplace.md, Screens)

const Code = chakra('span', { base: { fontFamily: 'mono', fontSize: '0.95em', whiteSpace: 'nowrap' } });

/** Returns the short form of an order's id: its end. */
export const orderNumber = (id: string) => id.slice(-SHOWN);

/** Shows an order's number, with the whole id as its title. */
export function OrderNumber({ id }: { id: string }) {
  return <Code title={id}>{orderNumber(id)}</Code>;
}
