import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffRole } from '../../shared/contract/schema.generated';
import { Card } from '../../shared/ui/Card';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import type { StaffQuery } from './Staff.generated';
import { STAFF_ROLE_LABELS } from './staffLabels';

export type Member = StaffQuery['staff'][number];

type Props = { member: Member; busy: boolean; onRevoke: (role: StaffRole) => void };

/** Shows a member of staff, with a button to remove each role. */
export function MemberCard({ member: { user, email, roles }, busy, onRevoke }: Props) {
  return (
    <Card as="li">
      <Flex gap="4" wrap="wrap" justify="space-between">
        <div>
          <Text id={user.id} fontWeight="semibold" overflowWrap="anywhere">
            {user.name}
          </Text>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {email}
          </Text>
        </div>
        <Stack as="ul" gap="2" listStyleType="none" minW="60" flex={{ base: '1', md: '0' }}>
          {roles.map((role) => (
            <RoleRow key={role} role={role} of={user} busy={busy} onRevoke={() => onRevoke(role)} />
          ))}
        </Stack>
      </Flex>
    </Card>
  );
}

type RowProps = { role: StaffRole; of: Member['user']; busy: boolean; onRevoke: () => void };

function RoleRow({ role, of, busy, onRevoke }: RowProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const id = `${of.id}-${role}`;
  const name = of.name;
  return (
    <Flex as="li" justify="space-between" align="center" gap="4">
      <Text id={id}>{t(STAFF_ROLE_LABELS[role])}</Text>
      <Button
        id={`remove-${id}`}
        aria-labelledby={`remove-${id} ${id} ${of.id}`}
        size="sm"
        variant="outline"
        colorPalette="gray"
        disabled={busy}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Remove this role?`}
        confirm={t`Remove`}
        destructive
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onRevoke();
        }}
      >
        <Trans>
          {name} will immediately lose everything that the role {t(STAFF_ROLE_LABELS[role])} allows.
        </Trans>
      </ConfirmDialog>
    </Flex>
  );
}
