import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

/** A choice with its number of books. */
export type Count<Choice> = {
  readonly choice: Choice;
  readonly count: number;
  readonly countIsCapped: boolean;
};

type Props<Choice extends string> = {
  label: string;
  /** The label of the choice that applies no filter. */
  any: string;
  choices: ReadonlyArray<readonly [Choice, string]>;
  /** Undefined while the counts are loading. */
  counts: ReadonlyArray<Count<Choice>> | undefined;
  value: Choice | '';
  onChoose: (value: Choice | '') => void;
};

/** A group of choices, each with its number of books. */
export function Choices<Choice extends string>(props: Props<Choice>) {
  const { label, any, choices, counts, value, onChoose } = props;
  const { i18n } = useLingui();
  const name = useId();
  const countOf = (choice: Choice) => {
    if (!counts) return '';
    const found = counts.find((each) => each.choice === choice);
    return `${i18n.number(found?.count ?? 0)}${found?.countIsCapped ? '+' : ''}`;
  };
  return (
    <Group>
      <legend>{label}</legend>
      {([['', any], ...choices] as const).map(([choice, text]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={value === choice} onChange={() => onChoose(choice)} />
          {/* The space separates label and number for screen readers. */}
          <span>{text}</span>{' '}
          {choice && (
            <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {countOf(choice)}
            </Box>
          )}
        </label>
      ))}
    </Group>
  );
}

export const Group = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& legend': { fontWeight: 'semibold', marginBottom: '1' },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '2.5',
      minHeight: { base: '11', lg: '8' },
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& input[type=radio], & input[type=checkbox]': { boxSize: '4.5', accentColor: 'primary.solid' },
  },
});
