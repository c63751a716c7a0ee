import { useLingui } from '@lingui/react/macro';
import { useWatch, type Control, type Path } from 'react-hook-form';
import { useIsPaidOnlineHere } from '../../../entities/order/online/useIsPaidOnlineHere';
import { AmountField } from '../../../shared/forms/AmountField';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { onDemand } from '../../../shared/ui/onDemand';
import type { ListingValues } from './listing';

// Loaded on demand, because the form works without it.
const EarningsNote = onDemand(() => import('./EarningsNote'), { missing: null });

type Props = {
  label: string;
  name: 'salePrice' | 'lease.perMonth';
  missing: string;
  control: Control<ListingValues>;
  field: FieldOf<Path<ListingValues>>;
};

/** The field for a sale price or a monthly rent. Its hint shows the seller's earnings if the buyer pays online. */
export function PriceField({ label, name, missing, control, field }: Props) {
  const { t } = useLingui();
  const typed = useWatch({ control, name });
  return (
    <AmountField
      label={label}
      name={name}
      missing={missing}
      zero={t`The price must be above zero`}
      helper={
        useIsPaidOnlineHere() && (
          <EarningsNote typed={typed} type={name === 'salePrice' ? 'PURCHASE' : 'RENTAL'} />
        )
      }
      field={field}
    />
  );
}
