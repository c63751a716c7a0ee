import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId, type ReactNode, type Ref } from 'react';

const Group = chakra('fieldset', {
  base: {
    minWidth: '0',
    border: 'none',
    padding: '0',
    '& legend': { fontWeight: 'medium', textStyle: 'sm', marginBottom: '1' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: '3',
    minHeight: '11',
    paddingBlock: '2.5',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& + &': { borderTopWidth: '1px' },
    '& input': { boxSize: '4.5', marginTop: '1', accentColor: 'primary.solid' },
  },
});

type GroupProps = {
  legend: string;
  /** The error of the choice. It becomes the description of the group. */
  error?: string;
  children: ReactNode;
};

/** A group of options in a dialog. Long groups scroll. */
export function Options({ legend, error, children }: GroupProps) {
  const errorId = useId();
  return (
    <Group aria-describedby={error && errorId}>
      <legend>
        {legend}
        <Text as="span" color="fg.error" aria-hidden>
          {' *'}
        </Text>
      </legend>
      {children}
      <Text id={errorId} mt="1.5" color="fg.error" textStyle="xs" fontWeight="medium" aria-live="polite">
        {error}
      </Text>
    </Group>
  );
}

type OptionProps = {
  ref: Ref<HTMLInputElement> | undefined;
  type: 'checkbox' | 'radio';
  name: string;
  title: string;
  /** Distinguishes the option from others with the same title. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Option({ ref, type, name, title, children, checked, onChange }: OptionProps) {
  return (
    <Choice>
      <input
        ref={ref}
        type={type}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {title}
        <Text as="span" display="block" textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </span>
    </Choice>
  );
}
