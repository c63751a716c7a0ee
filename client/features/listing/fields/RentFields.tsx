import { useLingui } from '@lingui/react/macro';
import type { Control, Path } from 'react-hook-form';
import { LONGEST_LEASE } from '../../../shared/contract/limits.generated';
import { AmountField } from '../../../shared/forms/AmountField';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { TextField } from '../../../shared/forms/TextField';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { FieldRow } from './FieldRow';
import { isWholeNumber } from '../../../shared/forms/wholeNumber';
import type { ListingValues } from './listing';
import { PriceField } from './PriceField';

type Props = { control: Control<ListingValues>; field: FieldOf<Path<ListingValues>> };

/** The form fields for the rent, the deposit, the shortest and longest rental, the late fee and rent to own. */
export function RentFields({ control, field }: Props) {
  const { t } = useLingui();
  return (
    <>
      <FieldRow>
        <Amounts control={control} field={field} />
        <Durations field={field} />
        <AmountField
          label={t`Late Fee per Day (optional)`}
          name="lease.lateFeePerDay"
          helper={t`Taken from the deposit, up to its full amount`}
          field={field}
        />
        <AmountField
          label={t`Price of a Lost Copy (optional)`}
          name="lease.replacementPrice"
          zero={t`The price must be above zero`}
          helper={t`Taken from the deposit, as far as it reaches. If empty, the sale price or, without one, the deposit.`}
          field={field}
        />
        <RentCredit field={field} />
      </FieldRow>
      <TextField
        label={t`Book Condition`}
        helper={t`Marks, notes or wear that the reader should know about`}
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

function Amounts({ control, field }: Props) {
  const { t } = useLingui();
  return (
    <>
      <PriceField
        label={t`Rent per Month`}
        name="lease.perMonth"
        missing={t`Rent per month is required`}
        control={control}
        field={field}
      />
      <AmountField
        label={t`Security Deposit`}
        name="lease.deposit"
        missing={t`Security deposit is required`}
        field={field}
      />
    </>
  );
}

const NUMBER = { type: 'number', inputMode: 'numeric', min: 1 } as const;

function Durations({ field }: Pick<Props, 'field'>) {
  const { t } = useLingui();
  const { minimum, maximum } = useDurationRules();
  return (
    <>
      <TextField
        label={t`Minimum Rental Duration (months)`}
        {...NUMBER}
        {...field('lease.minDuration', minimum)}
      />
      <TextField
        label={t`Maximum Rental Duration (months)`}
        {...NUMBER}
        {...field('lease.maxDuration', maximum)}
      />
    </>
  );
}

/** The percentage of the rent that counts towards the price if the reader buys the book. Empty if the reader cannot buy it. */
function RentCredit({ field }: Pick<Props, 'field'>) {
  const { t } = useLingui();
  const validate = (typed: unknown): true | string =>
    typed === '' || isWholeNumber(typed) || t`Please enter a whole number`;
  return (
    <TextField
      label={t`Rent Deducted from the Price if the Reader Buys, in % (optional)`}
      helper={t`If you enter a percentage, readers can buy the book that they rent. Otherwise leave it empty.`}
      type="number"
      inputMode="numeric"
      min={0}
      {...field('lease.rentCreditPercent', { validate })}
    />
  );
}

/** Returns the rules for the durations: whole months within the limits, and a maximum not below the minimum. */
function useDurationRules() {
  const { t } = useLingui();
  const required = t`This field is required`;
  const validate = (typed: unknown): true | string => {
    if (!isWholeNumber(typed)) return t`Please enter a whole number`;
    if (Number(typed) < 1) return t`A rental lasts at least 1 month`;
    const max = LONGEST_LEASE;
    return Number(typed) <= max || t`A rental lasts at most ${max} months`;
  };
  const validateMaximum = (typed: unknown, values: object) => {
    const { minDuration } = (values as ListingValues).lease;
    const isReversed = Number(typed) < Number(minDuration);
    return isReversed ? t`The maximum rental duration cannot be less than the minimum` : validate(typed);
  };
  return {
    minimum: { required, validate, recheck: 'lease.maxDuration' },
    maximum: { required, validate: validateMaximum },
  };
}
