import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../shared/i18n/formatDate';
import type { PendingApprovalFragment } from './Approval.generated';

/**
 * Shows that a step waits for a second member of staff to approve it, since when and, if known, who requested it. Renders
 * nothing if `approval` is null.
 */
export function WaitsForApproval({ approval }: { approval: PendingApprovalFragment | null }) {
  if (!approval) return null;
  const name = approval.requestedBy?.name;
  const moment = formatDateTime(approval.requestedAt);
  return (
    <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
      {name ? (
        <Trans>
          Waiting for approval by a second member of staff. Requested by {name} on {moment}.
        </Trans>
      ) : (
        <Trans>Waiting for approval by a second member of staff. Requested on {moment}.</Trans>
      )}
    </Text>
  );
}

/** Returns a function that chooses the message to show after a step: `done`, or a note if the step waits for an approval. */
export function useStepMessage() {
  const { t } = useLingui();
  return (waits: boolean, done: string): string =>
    waits ? t`A second member of staff has to approve this. Nothing has happened yet.` : done;
}
