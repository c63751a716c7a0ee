import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';

type Props<Choice extends string> = {
  /** A visible label in the standard layout, or an `aria-label` in the compact one. */
  label: string;
  /** True in the top bar, where the dropdown has no border and no visible label. */
  compact?: boolean;
  /** The text of the first option, which stands for no filter. */
  none: ReactNode;
  choices: Record<Choice, MessageDescriptor>;
  /** The name of the parameter in the list's address. */
  name: string;
  value: Choice | '';
  onChoose: (value: Choice | '') => void;
};

/** A dropdown in a search bar. It is a native select, which adds no code to the first load of the page. */
export function FilterSelect<Choice extends string>(props: Props<Choice>) {
  const { label, compact = false, none, choices, name, value, onChoose } = props;
  const { t } = useLingui();
  return (
    <Label compact={compact}>
      {!compact && label}
      <Select
        compact={compact}
        aria-label={compact ? label : undefined}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as Choice | '')}
      >
        <option value="">{none}</option>
        {Object.entries<MessageDescriptor>(choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {t(text)}
          </option>
        ))}
      </Select>
      <Arrow size={16} aria-hidden />
    </Label>
  );
}

const Label = chakra('label', {
  base: { position: 'relative', display: 'grid', gap: '1.5', textStyle: 'sm', fontWeight: 'medium' },
  variants: { compact: { true: { width: { base: 'full', md: '7.5rem', lg: '8.5rem' } } } },
});

const FRAME = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border.emphasized' };

const Select = chakra('select', {
  base: {
    appearance: 'none',
    width: 'full',
    minWidth: '0',
    height: '10',
    paddingInlineStart: '3',
    paddingInlineEnd: '8',
    color: 'fg',
    borderRadius: 'l2',
    textOverflow: 'ellipsis',
    textStyle: { base: 'md', md: 'sm' },
    fontWeight: 'normal',
    focusVisibleRing: 'inside',
    '& option': { bg: 'bg.panel', color: 'fg' },
  },
  variants: {
    compact: {
      true: { md: { bg: 'transparent' }, mdDown: FRAME },
      false: FRAME,
    },
  },
});

const Arrow = chakra(ChevronDown, {
  base: { position: 'absolute', insetEnd: '2.5', bottom: '3', color: 'fg.muted', pointerEvents: 'none' },
});
