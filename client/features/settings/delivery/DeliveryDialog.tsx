import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryKind } from '../../../shared/contract/schema.generated';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { SelectField } from '../../../shared/forms/SelectField';
import { TextField } from '../../../shared/forms/TextField';
import { AmountField } from '../../../shared/forms/AmountField';
import type { DeliveryTermsPartsFragment } from './DeliveryTerms.generated';
import { RateRows } from './RateRows';
import { useDeliveryForm } from './useDeliveryForm';

type Props = { terms: DeliveryTermsPartsFragment; onDone: () => void; onClose: () => void };

const KIND_LABELS: Record<DeliveryKind, MessageDescriptor> = {
  FREE: msg`None: delivery is free`,
  FLAT: msg`The same for each order`,
  BY_WEIGHT: msg`By weight`,
};

/** Edits the viewer's delivery charges as a seller, and the place for pick-ups. */
export default function DeliveryDialog({ terms, onDone, onClose }: Props) {
  const { t } = useLingui();
  const delivery = useDeliveryForm(terms, onDone);
  const { form, failure, submit, busy, field } = delivery;
  const kind = form.watch('kind');
  return (
    <FormDialog
      open
      wide
      title={t`Delivery charges`}
      submit={t`Save`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label={t`Delivery charge`} choices={KIND_LABELS} {...field('kind')} />
      {kind === 'FLAT' && (
        <AmountField
          label={t`Charge for each order`}
          name="charge"
          missing={t`Please enter the delivery charge`}
          field={field}
        />
      )}
      {kind === 'BY_WEIGHT' && <RateRows {...delivery} suggested={terms.suggestedRates} />}
      {kind !== 'FREE' && (
        <AmountField
          label={t`Free delivery for books worth at least`}
          name="freeAbove"
          helper={t`Leave empty if delivery never becomes free`}
          field={field}
        />
      )}
      <TextField
        label={t`Place for pick-up in person`}
        helper={t`The area and the times, such as: Navrangpura, after 6 pm. Buyers also see the city of your default address. Leave empty if you do not offer pick-up.`}
        autoComplete="off"
        {...field('pickUpPlace')}
      />
      <Text color="fg.muted" textStyle="sm">
        <Trans>The charge is yours, without commission. The charges of existing orders do not change.</Trans>
      </Text>
    </FormDialog>
  );
}
