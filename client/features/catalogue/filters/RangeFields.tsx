import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isAmount, plainAmount } from '../../../shared/forms/amount';
import { FormField } from '../../../shared/forms/FormField';
import { Group } from './Choices';

type Props = {
  label: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
};

/**
 * A range of amounts. The filter applies when a field loses the focus or Enter is pressed. The fields reset when the list's
 * range changes.
 */
export function RangeFields({ label, from, to, onChange }: Props) {
  const { t } = useLingui();
  const { typed, type, problem, settle } = useRange(from, to, onChange);
  return (
    <Group>
      <Text as="legend">{label}</Text>
      <Grid templateColumns="1fr 1fr" gap="3" onBlur={settle}>
        {(['from', 'to'] as const).map((end) => (
          <FormField
            key={end}
            label={end === 'from' ? t`From (₹)` : t`To (₹)`}
            error={end === 'to' ? problem : undefined}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              aria-label={end === 'from' ? t`${label}: from, in rupees` : t`${label}: to, in rupees`}
              value={typed[end]}
              onKeyDown={({ key }) => key === 'Enter' && settle()}
              onChange={(event) => type({ ...typed, [end]: event.currentTarget.value })}
            />
          </FormField>
        ))}
      </Grid>
    </Group>
  );
}

const PROBLEMS = {
  AMOUNT: msg`Please enter an amount with at most two decimals`,
  REVERSED: msg`The maximum cannot be less than the minimum`,
};

function useRange(from: string, to: string, onChange: Props['onChange']) {
  const { t } = useLingui();
  const [began, setBegan] = useState({ from, to });
  const [typed, type] = useState(began);
  const [problem, setProblem] = useState<string>();
  if (began.from !== from || began.to !== to) {
    setBegan({ from, to });
    type({ from, to });
    setProblem(undefined);
  }
  const settle = () => {
    const [low, high] = [plainAmount(typed.from), plainAmount(typed.to)];
    const found = problemOf(low, high);
    setProblem(found && t(PROBLEMS[found]));
    if (!found && (low !== from || high !== to)) onChange(low, high);
  };
  return { typed, type, problem, settle };
}

function problemOf(from: string, to: string): keyof typeof PROBLEMS | undefined {
  if ([from, to].some((amount) => amount !== '' && !isAmount(amount))) return 'AMOUNT';
  return from !== '' && to !== '' && Number(from) > Number(to) ? 'REVERSED' : undefined;
}
