import { Trans } from '@lingui/react/macro';
import { deviceOf } from './device';

/**
 * Names the browser and system of a session. Falls back to the `User-Agent` header, or to 'Unknown device' if there is
 * none.
 */
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
