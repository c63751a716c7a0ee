import { Trans } from '@lingui/react/macro';
import { deviceOf } from './device';

/** What a session was opened with; its `User-Agent` as it is where that says nothing to us. */
export default function DeviceName({ userAgent }: { userAgent: string | null }) {
  const device = deviceOf(userAgent);
  if (!device) return <>{userAgent ?? <Trans>Unknown device</Trans>}</>;
  const { browser, system } = device;
  return (
    <Trans>
      {browser} on {system}
    </Trans>
  );
}
