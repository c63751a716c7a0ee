import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

type Props = { event: SecurityEventsQuery['securityEvents'][number]; onDisown: () => void };

/** A security event: what happened, on which device, where and when. Its button reports that another person caused it. */
export function SecurityEventRow({ event, onDisown }: Props) {
  const { t } = useLingui();
  const { id, kind, userAgent, network, isNewDevice, occurredAt } = event;
  const buttonId = `disown-${id}`;
  return (
    <Flex as="li" justify="space-between" align="center" gap="4" wrap="wrap">
      <Box flex="1 1 14rem">
        <Text id={id} fontWeight="medium">
          {t(KINDS[kind])} {isNewDevice && <StatusChip tone="warning">{t`New device`}</StatusChip>}
        </Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          <DeviceName userAgent={userAgent} />
          {network && ` · ${network}`}
          {' · '}
          <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time>
        </Text>
      </Box>
      {kind !== 'INTRUSION_REPORTED' && (
        <Button
          id={buttonId}
          aria-labelledby={`${buttonId} ${id}`}
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={onDisown}
        >
          <Trans>This was not me</Trans>
        </Button>
      )}
    </Flex>
  );
}
