import { useLingui } from '@lingui/react/macro';
import type { Path } from 'react-hook-form';
import { AmountField } from '../../ui/form/AmountField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import type { FieldOf } from '../../ui/form/fieldOf';
import { FieldRow } from './FieldRow';
import { isWholeNumber, type ListingValues } from './listing';

/** What a book that is offered for rent needs besides. */
export function RentFields({ field }: { field: FieldOf<Path<ListingValues>> }) {
  const { t } = useLingui();
  const months = {
    required: t`This field is required`,
    validate: (typed: unknown) => isWholeNumber(typed) || t`Please enter a whole number`,
  };
  const number = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  return (
    <>
      <FieldRow>
        <AmountField
          label={t`Rent per Month`}
          name="lease.perMonth"
          missing={t`Rent per month is required`}
          field={field}
        />
        <AmountField
          label={t`Security Deposit`}
          name="lease.deposit"
          missing={t`Security deposit is required`}
          field={field}
        />
        <TextField
          label={t`Minimum Rental Duration (months)`}
          {...number}
          {...field('lease.minDuration', months)}
        />
        <TextField
          label={t`Maximum Rental Duration (months)`}
          {...number}
          {...field('lease.maxDuration', months)}
        />
        <AmountField
          label={t`Late Fee per Day (optional)`}
          name="lease.lateFeePerDay"
          helper={t`Taken from the deposit, and never more than the deposit`}
          field={field}
        />
      </FieldRow>
      <TextField
        label={t`Book Condition`}
        helper={t`Marks, notes or wear that the reader should know of`}
        {...field('conditionDescription')}
      />
      <TextAreaField
        label={t`Lease Terms`}
        helper={t`Please specify rental conditions, deposit details, return policy, etc.`}
        {...field('leaseTerms', { required: t`Lease terms are required` })}
      />
    </>
  );
}
