import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { formatDateTime } from '../../shared/i18n/formatDate';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { onDemand } from '../../shared/ui/onDemand';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { StatusChip } from '../../shared/ui/StatusChip';
import { useSend } from '../../shared/send/useSend';
import {
  SessionsDocument,
  useEndSessionMutation,
  useSessionsQuery,
  type SessionsQuery,
} from './Security.generated';
import { SettingsSection } from './SettingsSection';

// Loaded on demand, because the parser recognises every browser and is therefore large.
const DeviceName = onDemand(() => import('./DeviceName'), { waiting: <>&nbsp;</>, missing: null });

type Session = SessionsQuery['sessions'][number];

/** Shows the viewer's sessions, with buttons that log other devices out. */
export function Sessions() {
  const { t } = useLingui();
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { end, ending, failure } = useEnd(() => void refetch());
  const list = useRef<HTMLUListElement>(null);
  const endAt = (sessionId: string) => {
    // Ending a session removes its row and button, so the list receives the focus.
    list.current?.focus();
    void end(sessionId);
  };
  return (
    <SettingsSection title={t`Where you are logged in`}>
      <ErrorAlert message={failure} />
      {!data && !error && <RowsSkeleton count={2} />}
      {!data && error && <LoadFailure onRetry={() => void refetch()} />}
      <Stack asChild gap="4" listStyleType="none" outline="none">
        <ul ref={list} tabIndex={-1}>
          {data?.sessions.map((session) => (
            <SessionRow key={session.id} session={session} busy={ending} onEnd={() => endAt(session.id)} />
          ))}
        </ul>
      </Stack>
    </SettingsSection>
  );
}

type RowProps = { session: Session; busy: boolean; onEnd: () => void };

function SessionRow({ session: { id, userAgent, createdAt, current }, busy, onEnd }: RowProps) {
  const { t } = useLingui();
  return (
    <Flex as="li" justify="space-between" align="center" gap="4" wrap="wrap">
      <div>
        <Text id={id} fontWeight="medium" overflowWrap="anywhere">
          <DeviceName userAgent={userAgent} />
        </Text>
        <Text color="fg.muted" textStyle="sm">
          <Trans>Since {formatDateTime(createdAt)}</Trans>
        </Text>
      </div>
      {current ? (
        <StatusChip>{t`This device`}</StatusChip>
      ) : (
        <EndButton labelId={id} busy={busy} onEnd={onEnd} />
      )}
    </Flex>
  );
}

function EndButton({ labelId, busy, onEnd }: { labelId: string; busy: boolean; onEnd: () => void }) {
  const id = `end-${labelId}`;
  return (
    <Button
      id={id}
      aria-labelledby={`${id} ${labelId}`}
      size="sm"
      variant="outline"
      colorPalette="gray"
      disabled={busy}
      onClick={onEnd}
    >
      <Trans>Log out this device</Trans>
    </Button>
  );
}

/** Returns a function that ends sessions. If the server refuses, the list is out of date and is reloaded. */
function useEnd(onRefused: () => void) {
  const { send, busy, failure } = useSend();
  const [endSession] = useEndSessionMutation({
    update: (cache, { data }) => {
      const sessions = data?.endSession.sessions;
      if (sessions) cache.writeQuery({ query: SessionsDocument, data: { sessions } });
    },
  });
  const end = async (sessionId: string) => {
    const request = async () => (await endSession({ variables: { input: { sessionId } } })).data?.endSession;
    if (!(await send(request)).accepted) onRefused();
  };
  return { end, ending: busy, failure };
}
