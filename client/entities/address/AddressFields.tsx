import { Grid } from '@chakra-ui/react/grid';
import { useLingui } from '@lingui/react/macro';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldOf } from '../../shared/forms/fieldOf';
import { TextField } from '../../shared/forms/TextField';
import { ZipcodeField } from '../../shared/forms/ZipcodeField';
import { LiveRegion } from '../../shared/ui/LiveRegion';
import { usePinCode } from './usePinCode';

/**
 * The name of a field of a postal address. `Within` is the path of the enclosing object, such as 'shippingAddress.', or an
 * empty string.
 */
type Name<Within extends string> = `${Within}${'street' | 'city' | 'state' | 'zipcode'}`;

type Props<Values extends FieldValues, Within extends string> = {
  form: UseFormReturn<Values>;
  field: FieldOf<Name<Within>>;
  within: Within;
};

/** The fields of a postal address, all of them required. A PIN code fills in the city and the state. */
export function AddressFields<Values extends FieldValues, Within extends string>(
  props: Props<Values, Within>,
) {
  const { form, field, within } = props;
  const { t } = useLingui();
  const { whileTyping, filled } = usePinCode(form, within);
  const place = filled && `${filled.city}, ${filled.state}`;
  return (
    <>
      <TextField
        label={t`Street Address`}
        autoComplete="shipping street-address"
        {...field(`${within}street`, { required: t`Street address is required` })}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          label={t`City`}
          autoComplete="shipping address-level2"
          {...field(`${within}city`, { required: t`City is required` })}
        />
        <TextField
          label={t`State`}
          autoComplete="shipping address-level1"
          {...field(`${within}state`, { required: t`State is required` })}
        />
      </Grid>
      <ZipcodeField
        name={`${within}zipcode`}
        field={whileTyping(field)}
        missing={t`Zipcode is required`}
        autoComplete="shipping postal-code"
        enterKeyHint="done"
        maxW={{ sm: '12rem' }}
      />
      <LiveRegion>{place && t`Filled in: ${place}`}</LiveRegion>
    </>
  );
}
