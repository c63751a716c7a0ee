import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PAYMENT_METHOD_LABELS } from '../../../entities/order/orderLabels';
import type { PaymentMethod } from '../../../shared/contract/schema.generated';
import { SelectField } from '../../../shared/forms/SelectField';
import { StepButton } from '../../../shared/ui/StepButton';
import { usePayDirectlyMutation } from './PayDirectly.generated';

type Props = { orderId: string; chosen: PaymentMethod; onDone: () => void };

/** Lets the buyer pay the sellers directly instead of online. A dialog asks for the payment method first. */
export function PayDirectlyButton({ orderId, chosen, onDone }: Props) {
  const { t } = useLingui();
  const [paymentMethod, setPaymentMethod] = useState(chosen);
  const [payDirectly] = usePayDirectlyMutation();
  const question = {
    title: t`Pay the sellers directly?`,
    body: (
      <Stack gap="4">
        <Text>
          <Trans>
            Your order is then placed, and you pay each seller yourself: before the delivery or when the books
            arrive. The payment page closes; if you have already paid there, you are refunded automatically.
          </Trans>
        </Text>
        <SelectField
          label={t`Payment Method`}
          choices={PAYMENT_METHOD_LABELS}
          value={paymentMethod}
          onChange={({ currentTarget }) => setPaymentMethod(currentTarget.value as PaymentMethod)}
        />
      </Stack>
    ),
    confirm: t`Pay directly`,
    dismiss: t`Keep paying online`,
  };
  const input = { orderId, paymentMethod };
  return (
    <StepButton
      label={t`Pay the sellers directly`}
      variant="outline"
      question={question}
      take={async () => (await payDirectly({ variables: { input } })).data?.payDirectly}
      onDone={onDone}
    />
  );
}
