import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SecurityEventKind } from '../../../shared/contract/schema.generated';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { onDemand } from '../../../shared/ui/onDemand';
import { StatusChip } from '../../../shared/ui/StatusChip';
import type { SecurityEventsQuery } from './Factors.generated';

// Loaded on demand, because the parser recognises every browser and is therefore large.
const DeviceName = onDemand(() => import('../DeviceName'), { waiting: <>&nbsp;</>, missing: null });

const KINDS: Record<SecurityEventKind, ReturnType<typeof msg>> = {
  LOGGED_IN: msg`Logged in`,
  SESSION_ENDED: msg`Logged out`,
  PASSWORD_CHANGED: msg`Password changed`,
  PASSWORD_RESET: msg`Password reset by email`,
  FACTOR_ADDED: msg`Second step added`,
  FACTOR_REMOVED: msg`Second step removed`,
  FACTOR_REFUSED: msg`Wrong code or passkey at the second step`,
  RECOVERY_CODES_MADE: msg`New recovery codes created`,
  RECOVERY_CODE_USED: msg`Recovery code used`,
  INTRUSION_REPORTED: msg`You reported activity that was not yours`,
};

/** A security event: what happened, on which device, where and when. */
export function SecurityEventRow({ event }: { event: SecurityEventsQuery['securityEvents'][number] }) {
  const { t } = useLingui();
  const { kind, userAgent, network, isNewDevice, occurredAt } = event;
  return (
    <Box asChild>
      <li>
        <Text fontWeight="medium">
          {t(KINDS[kind])} {isNewDevice && <StatusChip tone="warning">{t`New device`}</StatusChip>}
        </Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          <DeviceName userAgent={userAgent} />
          {network && ` · ${network}`}
          {' · '}
          <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time>
        </Text>
      </li>
    </Box>
  );
}
