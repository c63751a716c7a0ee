import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Trans, useLingui } from '@lingui/react/macro';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import {
  PAYOUT_ACCOUNT_LABELS,
  PAYOUT_ACCOUNT_TONES,
  PAYOUT_REQUIREMENT_LABELS,
} from '../../entities/payout/payoutLabels';
import { useSession } from '../../session/viewer/SessionProvider';
import { Card } from '../../shared/ui/Card';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { LongText } from '../../shared/ui/LongText';
import { onDemand } from '../../shared/ui/onDemand';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { StatusChip } from '../../shared/ui/StatusChip';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';
import { LinkedAccountNote } from './LinkedAccountNote';
import { ProofNote } from './ProofNote';
import { usePayoutAccountQuery, type PayoutAccountPartsFragment } from './PayoutAccount.generated';

const PayoutAccountDialog = onDemand(() => import('./PayoutAccountDialog'));

/** Shows the viewer's payout account and anything that blocks payouts, with a button to change the account. */
export function PayoutAccount() {
  const { t } = useLingui();
  const note = useSuccessNote();
  const { data, error, refetch } = usePayoutAccountQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={1} />;
  const account = data.payoutAccount;
  return (
    <Card aria-labelledby="payout-account">
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="4">
        <Heading as="h2" id="payout-account" size="lg">
          <Trans>Where you are paid</Trans>
        </Heading>
        <StatusChip tone={PAYOUT_ACCOUNT_TONES[account.status]}>
          {t(PAYOUT_ACCOUNT_LABELS[account.status])}
        </StatusChip>
      </Flex>
      <SuccessNote message={note.message} />
      <Waiting account={account} />
      <ProofNote state={account.proof} />
      {account.linkedAccount && <LinkedAccountNote account={account.linkedAccount} />}
      <Facts account={account} />
      <Flex mt="4">
        <DialogButton
          label={t`Change…`}
          variant="outline"
          onStep={() =>
            note.show(t`Saved. Payouts will resume after 24 hours, in case someone else made the change.`)
          }
          renderDialog={(ends) => <PayoutAccountDialog account={account} {...ends} />}
        />
      </Flex>
    </Card>
  );
}

type Props = { account: PayoutAccountPartsFragment };

/** Lists the missing details that block payouts. If staff stopped the payouts, shows the reason instead. */
function Waiting({ account: { status, missing, restrictionReason } }: Props) {
  const { t, i18n } = useLingui();
  if (status === 'ACTIVE') return null;
  const isStopped = restrictionReason !== null;
  const list = new Intl.ListFormat(i18n.locale).format(
    missing.map((each) => t(PAYOUT_REQUIREMENT_LABELS[each])),
  );
  return (
    <Alert.Root status={isStopped ? 'error' : 'warning'} mb="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title fontWeight="medium">
          {isStopped ? (
            <Trans>Payouts to you are stopped</Trans>
          ) : (
            <Trans>Still needed for payouts: {list}</Trans>
          )}
        </Alert.Title>
        {isStopped && (
          <Alert.Description>
            <LongText>{restrictionReason}</LongText>
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function Facts({ account: { method, bankAccountEnd, panEnd, gstinEnd } }: Props) {
  const { viewer } = useSession();
  const upiAddress = viewer?.contact?.upiAddress;
  return (
    <Box as="dl" textStyle="sm">
      {method === 'UPI' && upiAddress && (
        <DefinitionRow term={<Trans>UPI ID</Trans>}>
          <Box as="span" overflowWrap="anywhere">
            {upiAddress}
          </Box>
        </DefinitionRow>
      )}
      {method === 'BANK_ACCOUNT' && bankAccountEnd && (
        <DefinitionRow term={<Trans>Bank account</Trans>}>•••• {bankAccountEnd}</DefinitionRow>
      )}
      {panEnd && <DefinitionRow term={<Trans>PAN</Trans>}>•••• {panEnd}</DefinitionRow>}
      {gstinEnd && <DefinitionRow term={<Trans>GSTIN</Trans>}>•••• {gstinEnd}</DefinitionRow>}
    </Box>
  );
}
