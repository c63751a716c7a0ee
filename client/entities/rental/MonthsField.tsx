import { IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { FormField } from '../../shared/forms/FormField';

type Props = {
  label: string;
  value: string;
  least: number;
  most: number;
  /** True if the value is not a number of months from `least` to `most`. */
  invalid: boolean;
  onChange: (value: string) => void;
};

/** A number of months, typed or changed by buttons. */
export function MonthsField({ label, value, least, most, invalid, onChange }: Props) {
  const { t } = useLingui();
  const allowed =
    least === most
      ? t`Please choose ${plural(most, { one: '# month', other: '# months' })}`
      : t`Please choose ${least} to ${most} months`;
  const step = (by: number) => onChange(String(Math.min(most, Math.max(least, (Number(value) || 0) + by))));
  const [less, more] = [t`One month fewer`, t`One month more`];
  return (
    <FormField label={label} error={invalid ? allowed : undefined}>
      <Flex gap="1" width="full">
        <IconButton {...BUTTON} aria-label={less} disabled={Number(value) <= least} onClick={() => step(-1)}>
          <Minus />
        </IconButton>
        <Input
          {...NUMBER}
          min={least}
          max={most}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <IconButton {...BUTTON} aria-label={more} disabled={Number(value) >= most} onClick={() => step(1)}>
          <Plus />
        </IconButton>
      </Flex>
    </FormField>
  );
}

const BUTTON = { variant: 'outline', colorPalette: 'gray' } as const;

const NUMBER = {
  type: 'number',
  inputMode: 'numeric',
  textAlign: 'center',
  // Hides the browser's small buttons inside the field. The buttons beside the field are easier to press.
  css: { appearance: 'textfield', '&::-webkit-inner-spin-button': { display: 'none' } },
} as const;
