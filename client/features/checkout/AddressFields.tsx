import { Grid } from '@chakra-ui/react/grid';
import { useLingui } from '@lingui/react/macro';
import type { FieldOf } from '../../shared/forms/fieldOf';
import { TextField } from '../../shared/forms/TextField';
import { ZipcodeField } from '../../shared/forms/ZipcodeField';

type Name = 'street' | 'city' | 'state' | 'zipcode';

/** The delivery address. All fields are required. */
export function AddressFields({ field }: { field: FieldOf<`shippingAddress.${Name}`> }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Street Address`}
        autoComplete="shipping street-address"
        {...field('shippingAddress.street', { required: t`Street address is required` })}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          label={t`City`}
          autoComplete="shipping address-level2"
          {...field('shippingAddress.city', { required: t`City is required` })}
        />
        <TextField
          label={t`State`}
          autoComplete="shipping address-level1"
          {...field('shippingAddress.state', { required: t`State is required` })}
        />
      </Grid>
      <ZipcodeField
        name="shippingAddress.zipcode"
        field={field}
        missing={t`Zipcode is required`}
        autoComplete="shipping postal-code"
        enterKeyHint="done"
        maxW={{ sm: '12rem' }}
      />
    </>
  );
}
