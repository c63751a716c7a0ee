import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import ScrollText from '~icons/lucide/scroll-text';
import { formatDateTime } from '../../shared/i18n/formatDate';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { Detail } from './Detail';
import { StaffActionsDocument, useStaffActionsQuery, type StaffActionFragment } from './Staff.generated';
import { STAFF_ACTION_LABELS } from './staffLabels';

const PAGE = 24;

/** Shows the actions of staff on accounts and money, and the private data that they read, newest first. */
export function AuditLog() {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = useStaffActionsQuery({
    variables: { first: useFirst(StaffActionsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={4} />;
  const { edges } = data.staffActions;
  if (edges.length === 0) return <NothingDone />;
  return (
    <>
      <Stack as="ul" gap="3" listStyleType="none" aria-label={t`Audit log`}>
        {edges.map(({ node }) => (
          <Entry key={node.id} entry={node} />
        ))}
      </Stack>
      <MoreButton
        list={data.staffActions}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}

function NothingDone() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t`No entries yet`}
      hint={t`This log records what staff do to accounts and whose private data they read.`}
    />
  );
}

function Entry({ entry }: { entry: StaffActionFragment }) {
  const { t } = useLingui();
  const { action, staff, user, occurredAt } = entry;
  return (
    <Card as="li" padding={{ base: '4', sm: '5' }}>
      <Text fontWeight="semibold">{t(STAFF_ACTION_LABELS[action])}</Text>
      {user && (
        <Text overflowWrap="anywhere">
          <Trans>Account: {user.name}</Trans>
        </Text>
      )}
      <Detail entry={entry} />
      <Text color="fg.muted" textStyle="sm" mt="1">
        {staff?.name ?? t`Command line`} · {formatDateTime(occurredAt)}
      </Text>
    </Card>
  );
}
