import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApprovalPartsFragment } from '../../../entities/approval/Approval.generated';
import { DialogButton } from '../../../entities/fulfillment/DialogButton';
import { Money } from '../../../entities/money/Money';
import type { ApprovedStep } from '../../../shared/contract/schema.generated';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { Card } from '../../../shared/ui/Card';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { LongText } from '../../../shared/ui/LongText';
import { onDemand } from '../../../shared/ui/onDemand';
import { StepButton } from '../../../shared/ui/StepButton';
import { useApproveStepMutation } from './Approvals.generated';

const DeclineDialog = onDemand(() => import('./DeclineDialog'));

const STEP_LABELS: Record<ApprovedStep, MessageDescriptor> = {
  SETTLE_REFUND: msg`Refund paid another way`,
  SETTLE_UNKNOWN_PAYMENT: msg`Payment of unknown origin resolved`,
  SETTLE_DIFFERENCE: msg`Difference from the provider resolved`,
  SETTLE_PAYOUT: msg`Payout paid by hand`,
  SETTLE_DEBT: msg`Debt paid back by a seller`,
  ACCEPT_CHARGEBACK: msg`Chargeback accepted`,
  RECORD_TAX_DEDUCTED: msg`Tax deducted at source paid to the government`,
  RECORD_TAX_COLLECTED: msg`Tax collected at source paid to the government`,
};

type Props = {
  approval: ApprovalPartsFragment;
  /** Called with a message when the request leaves the list. */
  onDecided: (message: string) => void;
};

/** Shows a step that waits for a second member of staff, and lets the viewer approve or decline it. */
export function ApprovalCard({ approval, onDecided }: Props) {
  const { t } = useLingui();
  const { id, step, amount, account, reference, reason, requestedBy, requestedAt } = approval;
  const headingId = `heading-${id}`;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Heading as="h3" id={headingId} size="md">
        {amount ? <Money value={amount} /> : <Trans>Unknown currency</Trans>}
      </Heading>
      <Text fontWeight="medium">{t(STEP_LABELS[step])}</Text>
      <Box as="dl" textStyle="sm" my="2">
        {account && <DefinitionRow term={<Trans>Account</Trans>}>{account.name}</DefinitionRow>}
        {requestedBy && <DefinitionRow term={<Trans>Requested by</Trans>}>{requestedBy.name}</DefinitionRow>}
        <DefinitionRow term={<Trans>Requested on</Trans>}>{formatDateTime(requestedAt)}</DefinitionRow>
        {reference && (
          <DefinitionRow term={<Trans>Reference</Trans>}>
            <Text as="span" overflowWrap="anywhere">
              {reference}
            </Text>
          </DefinitionRow>
        )}
      </Box>
      {reason && (
        <Box textStyle="sm">
          <Text color="fg.muted">
            <Trans>Reason</Trans>
          </Text>
          <LongText>{reason}</LongText>
        </Box>
      )}
      <Steps approval={approval} onDecided={onDecided} />
    </Card>
  );
}

function Steps({ approval, onDecided }: Props) {
  const { t } = useLingui();
  const [approve] = useApproveStepMutation();
  const { id: approvalId, viewerCanApprove, viewerCanDecline } = approval;
  return (
    <Flex gap="4" wrap="wrap" align="center" mt="4" _empty={{ display: 'none' }}>
      {viewerCanApprove && (
        <StepButton
          label={t`Approve…`}
          question={{
            title: t`Approve this step?`,
            body: (
              <Trans>
                The step will be carried out at once and cannot be undone. You are both responsible for it.
              </Trans>
            ),
            confirm: t`Approve`,
          }}
          take={async () => (await approve({ variables: { input: { approvalId } } })).data?.approveStep}
          onDone={() => onDecided(t`The step was approved and carried out.`)}
        />
      )}
      {viewerCanDecline && (
        <DialogButton
          label={viewerCanApprove ? t`Decline…` : t`Withdraw…`}
          variant="outline"
          onStep={() =>
            onDecided(viewerCanApprove ? t`The step was declined.` : t`The request was withdrawn.`)
          }
          renderDialog={(ends) => <DeclineDialog approval={approval} {...ends} />}
        />
      )}
    </Flex>
  );
}
