import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isAmount, plainAmount } from './amount';
import { FormField } from './FormField';
import type { FieldOf } from './fieldOf';

type Props<Name extends string> = {
  label: string;
  name: Name;
  /** The error for an empty field; without it the field is optional. */
  missing?: string;
  /** The error for zero; without it zero is allowed. */
  zero?: string;
  /** A hint below the field. */
  helper?: ReactNode;
  field: FieldOf<Name>;
};

/** A form field for an amount in rupees. */
export function AmountField<Name extends string>({ label, name, missing, zero, helper, field }: Props<Name>) {
  const { t } = useLingui();
  const { error, required, ...input } = field(name, {
    required: missing,
    validate: (typed) => {
      if (missing === undefined && typed === '') return true;
      if (!isAmount(typed)) return t`Please enter an amount with at most two decimals`;
      return zero === undefined || Number(plainAmount(String(typed))) > 0 || zero;
    },
  });
  return (
    <FormField label={label} error={error} helper={helper} required={required}>
      <Box position="relative" width="full">
        <Input inputMode="decimal" autoComplete="off" ps="8" {...input} />
        <Box position="absolute" insetStart="3" top="50%" translate="0 -50%" color="fg.muted" aria-hidden>
          ₹
        </Box>
      </Box>
    </FormField>
  );
}
