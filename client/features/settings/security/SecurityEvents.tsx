import { Button } from '@chakra-ui/react/button';
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

/** Shows the account's security events, with a button to report an intruder. */
export function SecurityEvents() {
  const { t } = useLingui();
  const { data, error, refetch } = useSecurityEventsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsSection title={t`Recent activity`}>
      <NotMe />
      {!data && !error && <RowsSkeleton count={2} />}
      {!data && error && <LoadFailure onRetry={() => void refetch()} />}
      <Stack asChild gap="4" listStyleType="none">
        <ul>
          {data?.securityEvents.map((event) => (
            <SecurityEventRow key={event.id} event={event} />
          ))}
        </ul>
      </Stack>
    </SettingsSection>
  );
}

function NotMe() {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { report, busy, failure } = useIntrusion();
  return (
    <>
      <ErrorAlert message={failure} />
      <Text color="fg.muted">
        <Trans>If you do not recognise an activity, log out everywhere and choose a new password.</Trans>
      </Text>
      <Button alignSelf="start" variant="outline" colorPalette="red" onClick={() => setIsAsking(true)}>
        <Trans>This was not me</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Did someone else use your account?`}
        confirm={t`Log out everywhere`}
        destructive
        busy={busy}
        onClose={() => setIsAsking(false)}
        onConfirm={report}
      >
        <Trans>
          All devices will be logged out, including this one. We will email you a link to choose a new
          password.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
