import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@chakra-ui/react/text';
import { useId, type Ref } from 'react';
import { STAR_PATH } from '../ui/Stars';

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

const Group = chakra('fieldset', { base: { border: 'none', padding: '0' } });
const Legend = chakra('legend', { base: { fontWeight: 'medium', mb: '1' } });
const Scale = chakra('div', {
  base: {
    display: 'inline-flex',
    borderRadius: 'l2',
    _focusWithin: { focusVisibleRing: 'outside' },
    // Under the mouse, the stars show the value that a click would select.
    '@media (hover: hover)': {
      '&:hover label': { color: 'orange.solid' },
      '& label:hover ~ label': { color: 'border.emphasized' },
    },
  },
});

/** Half a star. An invisible radio button covers all of it, so that a touch anywhere on the half works. */
const Half = chakra('label', {
  base: {
    position: 'relative',
    width: '6',
    height: '12',
    overflow: 'hidden',
    cursor: 'button',
    color: 'border.emphasized',
    transition: 'color 100ms',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
    '& svg': { position: 'absolute', top: '0', boxSize: '12', fill: 'currentColor' },
  },
  variants: {
    side: { left: { '& svg': { insetStart: '0' } }, right: { '& svg': { insetEnd: '0' } } },
    lit: { true: { color: 'orange.solid' } },
  },
});

type Props = {
  label: string;
  value: number | undefined;
  onChange: (stars: number) => void;
  /** The validation message, if any. It is the accessible description of the group of stars. */
  error?: string;
  /** Ref of the star that receives the focus: the chosen one or, if there is none, the lowest. */
  focusRef?: Ref<HTMLInputElement>;
};

/** Five stars, each in halves. They are radio buttons, so that arrow keys and touch work. */
export function StarPicker({ label, value, onChange, error, focusRef }: Props) {
  const { t } = useLingui();
  const name = useId();
  const errorId = useId();
  return (
    <Group aria-describedby={error && errorId}>
      <Legend>{label}</Legend>
      <Scale>
        {STEPS.map((stars) => (
          <Half key={stars} side={Number.isInteger(stars) ? 'right' : 'left'} lit={stars <= (value ?? 0)}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={STAR_PATH} />
            </svg>
            <input
              ref={stars === (value || STEPS[0]) ? focusRef : undefined}
              type="radio"
              name={name}
              aria-label={t`${stars} of 5 stars`}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
          </Half>
        ))}
      </Scale>
      <Text id={errorId} color="fg.error" textStyle="xs" fontWeight="medium" aria-live="polite">
        {error}
      </Text>
    </Group>
  );
}
