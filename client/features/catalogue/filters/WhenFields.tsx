import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormField } from '../../../shared/forms/FormField';
import { Group } from './Choices';
import type { Narrowed } from '../../../entities/search/narrowed';

type Props = { narrowed: Narrowed; narrow: (choice: Partial<Narrowed>) => void };

/** Filters by the days on which a copy is available: today, or a period. A period applies once both days are set. */
export function WhenFields({ narrowed, narrow }: Props) {
  const { t } = useLingui();
  const { typed, change, isReversed } = useDays({ narrowed, narrow });
  return (
    <Group>
      <legend>{t`Availability`}</legend>
      <label>
        <input
          type="checkbox"
          checked={narrowed.availableNow !== ''}
          onChange={(event) => narrow({ availableNow: event.currentTarget.checked ? 'true' : '' })}
        />
        <span>{t`Available now`}</span>
      </label>
      <Grid gap="3" mt="1">
        {(['freeFrom', 'freeUntil'] as const).map((end) => (
          <FormField
            key={end}
            label={end === 'freeFrom' ? t`Available from` : t`Return by`}
            error={
              end === 'freeUntil' && isReversed ? t`The last day cannot be before the first day` : undefined
            }
          >
            <Input
              type="date"
              value={typed[end]}
              onChange={(event) => change({ ...typed, [end]: event.currentTarget.value })}
            />
          </FormField>
        ))}
      </Grid>
    </Group>
  );
}

function useDays({ narrowed: { freeFrom, freeUntil }, narrow }: Props) {
  const [began, setBegan] = useState({ freeFrom, freeUntil });
  const [typed, setTyped] = useState(began);
  if (began.freeFrom !== freeFrom || began.freeUntil !== freeUntil) {
    setBegan({ freeFrom, freeUntil });
    setTyped({ freeFrom, freeUntil });
  }
  const change = (days: typeof typed) => {
    setTyped(days);
    const isPeriod = days.freeFrom !== '' && days.freeFrom < days.freeUntil;
    if (isPeriod) narrow(days);
    else if (freeFrom !== '' && (days.freeFrom === '' || days.freeUntil === ''))
      narrow({ freeFrom: '', freeUntil: '' });
  };
  const isReversed = typed.freeFrom !== '' && typed.freeUntil !== '' && typed.freeUntil <= typed.freeFrom;
  return { typed, change, isReversed };
}
