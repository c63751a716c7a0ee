import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { DialogButton } from '../../../entities/fulfillment/DialogButton';
import { Money } from '../../../entities/money/Money';
import { PAYOUT_METHOD_LABELS } from '../../../entities/payout/payoutLabels';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { Card } from '../../../shared/ui/Card';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { onDemand } from '../../../shared/ui/onDemand';
import { SuccessNote, useSuccessNote } from '../../../shared/ui/SuccessNote';
import type { RefundByPayoutPartsFragment } from './Refund.generated';

const RefundAccountDialog = onDemand(() => import('./RefundAccountDialog'));

type Refund = RefundByPayoutPartsFragment;

/** Shows the buyer a refund by payout, with the payout link or a button to enter the account to which it is paid. */
export default function RefundCard({ orderId, refund }: { orderId: string; refund: Refund }) {
  const { t } = useLingui();
  const note = useSuccessNote();
  const { account, viewerCanGiveAccount, linkUrl } = refund;
  return (
    <Card aria-labelledby="refund-by-payout" {...ON_SCREEN_ONLY}>
      <Heading as="h2" id="refund-by-payout" size="md" mb="3">
        <Trans>Your refund</Trans>
      </Heading>
      <Stack gap="3" textStyle="sm">
        <SuccessNote message={note.message} />
        <Progress refund={refund} />
        <Failure refund={refund} />
        {account && <Account account={account} />}
        {linkUrl && (
          <Button asChild>
            <a href={linkUrl} target="_blank" rel="noreferrer">
              <Trans>Receive the money</Trans>
            </a>
          </Button>
        )}
        {viewerCanGiveAccount && (
          <Box>
            <DialogButton
              label={account ? t`Change the account…` : t`Enter an account…`}
              variant={account && !account.failure ? 'outline' : 'solid'}
              onStep={() =>
                note.show(t`Saved. Nothing will be sent for 24 hours, in case someone else made the change.`)
              }
              renderDialog={(ends) => (
                <RefundAccountDialog orderId={orderId} method={account?.method ?? 'UPI'} {...ends} />
              )}
            />
          </Box>
        )}
      </Stack>
    </Card>
  );
}

/** Explains the state of the refund, and what the buyer can do. */
function Progress({ refund: { state, amount, account } }: { refund: Refund }) {
  const sum = amount && <Money value={amount} />;
  switch (state) {
    case 'NOT_DUE':
      return (
        <Text>
          <Trans>
            Your payment is, or soon will be, too old to be refunded to the account you paid from. Refunds,
            such as your deposit, are sent to a UPI ID or a bank account.
          </Trans>
        </Text>
      );
    case 'WAITING':
      return (
        <Text>
          {account ? (
            <Trans>{sum} will be sent to you soon.</Trans>
          ) : (
            <Trans>You will soon get a link to receive {sum}.</Trans>
          )}
        </Text>
      );
    case 'BY_HAND':
      return (
        <Text>
          {account ? (
            <Trans>{sum} will be transferred to your account.</Trans>
          ) : (
            <Trans>We owe you {sum}. Please enter the account to which we can transfer it.</Trans>
          )}
        </Text>
      );
    case 'SENT':
      return (
        <Text>
          <Trans>{sum} is on its way to your account.</Trans>
        </Text>
      );
    case 'LINK_SENT':
      return (
        <Text>
          <Trans>
            {sum} is waiting for you. Open the link and enter the account to which we can send it.
          </Trans>
        </Text>
      );
    case 'FAILED':
      return (
        <Text>
          <Trans>{sum} could not be sent to you yet. Enter an account, and we will try again.</Trans>
        </Text>
      );
    case 'PAID':
      return (
        <Text>
          <Trans>{sum} was sent to you.</Trans>
        </Text>
      );
  }
}

/** Shows the provider's reason why the account was refused or the last try failed. */
function Failure({ refund: { state, failure, account } }: { refund: Refund }) {
  const reason = account?.failure ?? (state === 'FAILED' ? failure : null);
  if (!reason || state === 'PAID') return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title fontWeight="medium">
          {account?.failure ? (
            <Trans>Your bank did not accept the refund</Trans>
          ) : (
            <Trans>The last attempt failed</Trans>
          )}
        </Alert.Title>
        <Alert.Description>{reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function Account({ account: { method, shown, pausedUntil } }: { account: NonNullable<Refund['account']> }) {
  const { t } = useLingui();
  return (
    <Box as="dl">
      <DefinitionRow term={t(PAYOUT_METHOD_LABELS[method])}>
        <Box as="span" overflowWrap="anywhere">
          {method === 'UPI' ? shown : `•••• ${shown}`}
        </Box>
      </DefinitionRow>
      {pausedUntil && (
        <DefinitionRow term={<Trans>Paused until</Trans>}>{formatDateTime(pausedUntil)}</DefinitionRow>
      )}
    </Box>
  );
}
