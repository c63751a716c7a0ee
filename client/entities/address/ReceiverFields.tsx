import { Grid } from '@chakra-ui/react/grid';
import { useLingui } from '@lingui/react/macro';
import type { FieldOf } from '../../shared/forms/fieldOf';
import { TextField } from '../../shared/forms/TextField';

type Props<Within extends string> = {
  field: FieldOf<`${Within}${'receiver' | 'phone'}`>;
  within: Within;
  required: boolean;
};

/** The fields for the name and the mobile number of the person who receives the parcels. */
export function ReceiverFields<Within extends string>({ field, within, required }: Props<Within>) {
  const { t } = useLingui();
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <TextField
        label={t`Receiver’s name`}
        autoComplete="shipping name"
        {...field(`${within}receiver`, { required: required ? t`Receiver’s name is required` : undefined })}
      />
      <TextField
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        {...field(`${within}phone`, { required: required ? t`Mobile number is required` : undefined })}
      />
    </Grid>
  );
}
