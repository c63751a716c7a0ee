import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';

const Summary = chakra('summary', {
  base: {
    color: 'primary.fg',
    cursor: 'button',
    width: 'fit',
    paddingBlock: '1',
    focusVisibleRing: 'outside',
    borderRadius: 'l1',
  },
});

type Props = { summary: ReactNode; children: ReactNode };

/** A line that opens to show more. Its content is rendered, and therefore loaded, only while it is open. */
export function Disclosure({ summary, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.details mt="4" textStyle="sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>{summary}</Summary>
      {isOpen && children}
    </chakra.details>
  );
}
