import { Trans, useLingui } from '@lingui/react/macro';
import type { ApprovalPartsFragment } from '../../../entities/approval/Approval.generated';
import ReasonDialog from '../../../entities/moderation/ReasonDialog';
import { useDeclineStepMutation } from './Approvals.generated';

type Props = {
  approval: Pick<ApprovalPartsFragment, 'id' | 'viewerCanApprove'>;
  onDone: () => void;
  onClose: () => void;
};

/** Lets staff decline the request of another member of staff, or withdraw their own. */
export default function DeclineDialog({ approval: { id: approvalId, viewerCanApprove }, ...ends }: Props) {
  const { t } = useLingui();
  const [decline] = useDeclineStepMutation();
  return (
    <ReasonDialog
      title={viewerCanApprove ? t`Decline this step?` : t`Withdraw this request?`}
      submit={viewerCanApprove ? t`Decline` : t`Withdraw`}
      send={async (reason) =>
        (await decline({ variables: { input: { approvalId, reason } } })).data?.declineStep
      }
      {...ends}
    >
      <Trans>No money moves, and the step can be requested again.</Trans>
    </ReasonDialog>
  );
}
