import { chakra } from '@chakra-ui/react/styled-system';

const SHOWN = 6; // characters (docs/marketplace.md, Screens)

const Code = chakra('span', { base: { fontFamily: 'mono', fontSize: '0.95em', whiteSpace: 'nowrap' } });

/** The short form of an order's id: its end. */
export const orderNumber = (id: string) => id.slice(-SHOWN);

/** An order's number; the whole id shows under the pointer. */
export function OrderNumber({ id }: { id: string }) {
  return <Code title={id}>{orderNumber(id)}</Code>;
}
