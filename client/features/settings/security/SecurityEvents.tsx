import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { SettingsSection } from '../SettingsSection';
import { useSecurityEventsQuery } from './Factors.generated';
import { SecurityEventRow } from './SecurityEventRow';
import { useIntrusion } from './useIntrusion';

/** Shows the account's security events, each with a button to report an intruder. */
export function SecurityEvents() {
  const { t } = useLingui();
  const { data, error, refetch } = useSecurityEventsQuery({ fetchPolicy: 'cache-and-network' });
  const [disowned, setDisowned] = useState<string | null>(null);
  const { report, busy, failure } = useIntrusion();
  return (
    <SettingsSection title={t`Recent activity`}>
      <Text color="fg.muted">
        <Trans>
          If you do not recognise something here, press “This was not me” on the earliest such entry.
        </Trans>
      </Text>
      {!data && !error && <RowsSkeleton count={2} />}
      {!data && error && <LoadFailure onRetry={() => void refetch()} />}
      <Stack asChild gap="4" listStyleType="none">
        <ul>
          {data?.securityEvents.map((event) => (
            <SecurityEventRow key={event.id} event={event} onDisown={() => setDisowned(event.id)} />
          ))}
        </ul>
      </Stack>
      <ConfirmDialog
        open={disowned !== null}
        title={t`Did someone else use your account?`}
        confirm={t`Log out everywhere`}
        destructive
        busy={busy}
        onClose={() => setDisowned(null)}
        onConfirm={() => disowned && report(disowned)}
      >
        <ErrorAlert message={failure} />
        <Trans>
          Every device will be logged out, including this one, and your password will stop working. Second
          steps and recovery codes added since then will be removed. We will email you a link to choose a new
          password.
        </Trans>
      </ConfirmDialog>
    </SettingsSection>
  );
}
