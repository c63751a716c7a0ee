import { chakra } from '@chakra-ui/react/styled-system';

const SHOWN = 6; // characters (specification, section 9)

const Code = chakra('span', { base: { fontFamily: 'mono', fontSize: '0.95em', whiteSpace: 'nowrap' } });

/** The short form of an order's id: its end. */
export function OrderNumber({ id }: { id: string }) {
  return <Code title={id}>{id.slice(-SHOWN)}</Code>;
}
