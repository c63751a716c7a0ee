import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import { useStepMessage } from '../../../entities/approval/WaitsForApproval';
import { DialogButton } from '../../../entities/fulfillment/DialogButton';
import { can } from '../../../session/viewer/abilities';
import { useSession } from '../../../session/viewer/SessionProvider';
import { onDemand } from '../../../shared/ui/onDemand';
import { SuccessNote, useSuccessNote } from '../../../shared/ui/SuccessNote';

const TaxDialog = onDemand(() => import('./TaxDialog'));

/** Lets staff who settle money record that a tax was paid to the government. */
export function RecordTax() {
  const { t } = useLingui();
  const { viewer } = useSession();
  const { message, show } = useSuccessNote();
  const stepMessage = useStepMessage();
  if (!can(viewer, 'money:settle')) return null;
  return (
    <Box mt="6">
      <SuccessNote message={message} />
      <DialogButton
        label={t`Record a tax payment…`}
        variant="outline"
        onStep={(waits: boolean) => show(stepMessage(waits, t`The tax payment was recorded.`))}
        renderDialog={(ends) => <TaxDialog {...ends} />}
      />
    </Box>
  );
}
