import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { PAYOUT_ACCOUNT_LABELS, PAYOUT_ACCOUNT_TONES } from '../../entities/payout/payoutLabels';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { Card } from '../../shared/ui/Card';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { LongText } from '../../shared/ui/LongText';
import { onDemand } from '../../shared/ui/onDemand';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { StatusChip } from '../../shared/ui/StatusChip';
import {
  StoppedAccountsDocument,
  useStoppedAccountsQuery,
  type StoppedAccountFragment,
} from './StoppedAccounts.generated';

const ResumeDialog = onDemand(() => import('./ResumeDialog'));

const PAGE = 24;

type Props = {
  /** Called with a message once the payouts to a seller are resumed. */
  onRecorded: (message: string) => void;
};

/** Lists the sellers whose payouts staff have stopped, earliest stop first, with the reasons. */
export function StoppedAccounts({ onRecorded }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, fetchMore } = useStoppedAccountsQuery({
    variables: { first: useFirst(StoppedAccountsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { edges } = data.restrictedPayoutAccounts;
  if (edges.length === 0)
    return (
      <Text fontWeight="medium">
        <Trans>No payouts are stopped.</Trans>
      </Text>
    );
  const resumed = (name: string) => {
    // The account leaves the list with its button, so the list receives the focus.
    list.current?.focus();
    onRecorded(t`Payouts to ${name} have resumed.`);
  };
  return (
    <>
      <Stack asChild gap="4" listStyleType="none" outline="none">
        <ul ref={list} tabIndex={-1} aria-label={t`Stopped payouts, longest stopped first`}>
          {edges.map(({ node }) => (
            <StoppedAccount key={node.seller?.id} account={node} onResumed={resumed} />
          ))}
        </ul>
      </Stack>
      <MoreButton
        list={data.restrictedPayoutAccounts}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}

type AccountProps = { account: StoppedAccountFragment; onResumed: (name: string) => void };

function StoppedAccount({ account: { seller, status, restrictionReason }, onResumed }: AccountProps) {
  const { t } = useLingui();
  const headingId = useId();
  if (!seller) return null;
  const { id: userId, name } = seller;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as="h3" id={headingId} size="md" overflowWrap="anywhere">
          {name}
        </Heading>
        <StatusChip tone={PAYOUT_ACCOUNT_TONES[status]}>{t(PAYOUT_ACCOUNT_LABELS[status])}</StatusChip>
      </Flex>
      {restrictionReason && <LongText>{restrictionReason}</LongText>}
      <Flex mt="4">
        <DialogButton
          label={t`Resume payouts…`}
          variant="outline"
          onStep={() => onResumed(name)}
          renderDialog={(ends) => <ResumeDialog userId={userId} {...ends} />}
        />
      </Flex>
    </Card>
  );
}
