import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

/** A group of radio buttons under a legend. */
export const OptionGroup = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    border: 'none',
    '& legend': { fontWeight: 'medium', textStyle: 'sm', marginBottom: '1.5' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    alignItems: 'start',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    cursor: 'pointer',
    '& input': { boxSize: '4.5', marginTop: '0.5', accentColor: 'primary.solid' },
    _focusWithin: { focusVisibleRing: 'outside' },
    '&:has(:checked)': { borderColor: 'primary.solid', bg: 'primary.subtle' },
  },
});

type OptionProps = {
  name: string;
  title: ReactNode;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** A radio button of an OptionGroup, with an explanation. All options of a group have the same `name`. */
export function Option({ name, title, checked, onChoose, children }: OptionProps) {
  return (
    <Choice>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>
        <Text as="span" fontWeight="medium">
          {title}
        </Text>
        <Text as="span" display="block" textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </span>
    </Choice>
  );
}
