import { useLingui } from '@lingui/react/macro';
import { SwitchField } from '../../shared/forms/SwitchField';

type Props = { checked: boolean; onChange: (checked: boolean) => void };

/** A switch that makes the buyer send the books back before the refund. */
export function ReturnFirstField(props: Props) {
  const { t } = useLingui();
  return (
    <SwitchField
      label={t`Return first`}
      helper={t`The buyer sends the books back, and gets the amount when they have arrived.`}
      {...props}
    />
  );
}
