import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWatch, type Control, type Path } from 'react-hook-form';
import type { ListingType } from '../../../shared/contract/schema.generated';
import { SelectField } from '../../../shared/forms/SelectField';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { isForRent, isForSale, type ListingValues } from './listing';
import { PriceField } from './PriceField';
import { RentFields } from './RentFields';

const OFFERS: Record<ListingType, MessageDescriptor> = {
  LEASE: msg`Rent Only`,
  SALE: msg`Sale Only`,
  BOTH: msg`Both Rent and Sale`,
};

type Props = { control: Control<ListingValues>; field: FieldOf<Path<ListingValues>> };

/** Chooses sale, rent or both, and shows the fields for the choice. */
export function OfferFields({ control, field }: Props) {
  const { t } = useLingui();
  const listingType = useWatch({ control, name: 'listingType' });
  return (
    <>
      <SelectField label={t`Listing Type`} choices={OFFERS} {...field('listingType')} />
      {isForRent(listingType) && <RentFields control={control} field={field} />}
      {isForSale(listingType) && (
        <PriceField
          label={t`Sale Price`}
          name="salePrice"
          missing={t`Sale price is required`}
          control={control}
          field={field}
        />
      )}
    </>
  );
}
