import { Button, IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from '~icons/lucide/trash';
import { isWholeNumber } from '../../../shared/forms/wholeNumber';
import { AmountField } from '../../../shared/forms/AmountField';
import { TextField } from '../../../shared/forms/TextField';
import type { DeliveryTermsPartsFragment } from './DeliveryTerms.generated';
import { rateValues, type RateValues, type useDeliveryForm } from './useDeliveryForm';

type Props = Pick<ReturnType<typeof useDeliveryForm>, 'form' | 'field'> & {
  /** India Post's rates for books, as a starting point for the seller's table. */
  suggested: DeliveryTermsPartsFragment['suggestedRates'];
};

/** Edits the table of delivery charges by weight. */
export function RateRows({ form, field, suggested }: Props) {
  const { t } = useLingui();
  const rates = form.watch('rates');
  const replace = (rows: RateValues[]) => {
    form.clearErrors('rates');
    form.setValue('rates', rows);
  };
  const { error } = form.getFieldState('rates', form.formState);
  return (
    <>
      {rates.map((_, place) => (
        // The index is the key, because the fields are registered under it.
        <Grid key={place} templateColumns="minmax(0, 1fr) minmax(0, 1fr) auto" gap="3" alignItems="start">
          <TextField
            label={t`Up to (g)`}
            inputMode="numeric"
            autoComplete="off"
            {...field(`rates.${place}.upToGrams`, {
              required: t`This field is required`,
              validate: (typed) => isWholeNumber(typed) || t`Please enter a whole number`,
            })}
          />
          <AmountField
            label={t`Charge`}
            name={`rates.${place}.charge`}
            missing={t`Please enter the delivery charge`}
            field={field}
          />
          <IconButton
            mt="7"
            variant="ghost"
            colorPalette="gray"
            aria-label={t`Remove row ${place + 1}`}
            onClick={() => replace(rates.filter((_, at) => at !== place))}
          >
            <Trash2 />
          </IconButton>
        </Grid>
      ))}
      {error?.message && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {error.message}
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => replace([...rates, { upToGrams: '', charge: '' }])}
        >
          <Trans>Add a row</Trans>
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => replace(rateValues(suggested))}
        >
          <Trans>Use the rates for books by post</Trans>
        </Button>
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        <Trans>An order heavier than the last row is charged as several parcels.</Trans>
      </Text>
    </>
  );
}
