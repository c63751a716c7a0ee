import { Code } from '@chakra-ui/react/code';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffActionFragment } from './Staff.generated';
import { STAFF_ROLE_LABELS } from './staffLabels';

type Props = { entry: Pick<StaffActionFragment, 'action' | 'detail'> };

/** Details of an entry of the audit log: the role, the reason, or the technical name of the data that were read. */
export function Detail({ entry: { action, detail } }: Props) {
  if (detail === null) return null;
  if (action === 'GRANT_ROLE' || action === 'REVOKE_ROLE') return <RoleName role={detail} />;
  if (action === 'START_SUPPORT_VIEW') return <Reason reason={detail} />;
  return (
    <Code overflowWrap="anywhere" whiteSpace="normal">
      {detail}
    </Code>
  );
}

function Reason({ reason }: { reason: string }) {
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      <Trans>Reason: {reason}</Trans>
    </Text>
  );
}

function RoleName({ role }: { role: string }) {
  const { t } = useLingui();
  const name = isRole(role) ? t(STAFF_ROLE_LABELS[role]) : role;
  return (
    <Text>
      <Trans>Role: {name}</Trans>
    </Text>
  );
}

const isRole = (role: string): role is keyof typeof STAFF_ROLE_LABELS => role in STAFF_ROLE_LABELS;
