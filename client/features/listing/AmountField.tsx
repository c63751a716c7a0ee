import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useLingui } from '@lingui/react/macro';
import type { FieldOf } from '../../ui/form/useServerForm';
import { FormField } from '../../ui/form/FormField';
import { isAmount } from './listing';

type Props<Name extends string> = {
  label: string;
  name: Name;
  /** Said when nothing was typed. */
  missing: string;
  field: FieldOf<Name>;
};

/** An amount in rupees. */
export function AmountField<Name extends string>({ label, name, missing, field }: Props<Name>) {
  const { t } = useLingui();
  const { error, required, ...input } = field(name, {
    required: missing,
    validate: (typed) => isAmount(typed) || t`Please enter an amount with at most two decimals`,
  });
  return (
    <FormField label={label} error={error} required={required}>
      <Box position="relative" width="full">
        <Input inputMode="decimal" autoComplete="off" ps="8" {...input} />
        <Box position="absolute" insetStart="3" top="50%" translate="0 -50%" color="fg.muted" aria-hidden>
          ₹
        </Box>
      </Box>
    </FormField>
  );
}
