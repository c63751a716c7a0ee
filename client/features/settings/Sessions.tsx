import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage } from '../../apollo/failureMessage';
import { formatDateTime } from '../../i18n/formatDate';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { LoadFailure } from '../../ui/LoadFailure';
import { onDemand } from '../../ui/onDemand';
import { RowsSkeleton } from '../../ui/Skeletons';
import { StatusChip } from '../../ui/StatusChip';
import {
  SessionsDocument,
  useEndSessionMutation,
  useSessionsQuery,
  type SessionsQuery,
} from './Security.generated';
import { SettingsSection } from './SettingsSection';

// Knows every browser there is, which takes its room.
const DeviceName = onDemand(() => import('./DeviceName'), { waiting: <>&nbsp;</>, missing: null });

type Session = SessionsQuery['sessions'][number];

/** Where the viewer is logged in, and the way to end that elsewhere. */
export function Sessions() {
  const { t } = useLingui();
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { end, ending, failure } = useEnd();
  return (
    <SettingsSection title={t`Where you are logged in`}>
      <ErrorAlert message={failure} />
      {!data && !error && <RowsSkeleton count={2} />}
      {!data && error && <LoadFailure onRetry={() => void refetch()} />}
      <Stack as="ul" gap="4" listStyleType="none">
        {data?.sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={ending} onEnd={() => end(session.id)} />
        ))}
      </Stack>
    </SettingsSection>
  );
}

type RowProps = { session: Session; busy: boolean; onEnd: () => void };

function SessionRow({ session: { userAgent, createdAt, current }, busy, onEnd }: RowProps) {
  const { t } = useLingui();
  return (
    <Flex as="li" justify="space-between" align="center" gap="4" wrap="wrap">
      <div>
        <Text fontWeight="medium" overflowWrap="anywhere">
          <DeviceName userAgent={userAgent} />
        </Text>
        <Text color="fg.muted" textStyle="sm">
          <Trans>Since {formatDateTime(createdAt)}</Trans>
        </Text>
      </div>
      {current ? (
        <StatusChip>{t`This device`}</StatusChip>
      ) : (
        <Button size="sm" variant="outline" colorPalette="gray" disabled={busy} onClick={onEnd}>
          <Trans>Log out there</Trans>
        </Button>
      )}
    </Flex>
  );
}

function useEnd() {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const [endSession, { loading }] = useEndSessionMutation({
    update: (cache, { data }) => {
      const sessions = data?.endSession.sessions;
      if (sessions) cache.writeQuery({ query: SessionsDocument, data: { sessions } });
    },
  });
  const end = (sessionId: string) => {
    setFailure(null);
    endSession({ variables: { input: { sessionId } } }).catch((error: unknown) =>
      setFailure(failureMessage(error, t`Something went wrong. Please try again.`)),
    );
  };
  return { end, ending: loading, failure };
}
