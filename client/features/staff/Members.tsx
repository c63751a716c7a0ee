import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { StaffRole } from '../../shared/contract/schema.generated';
import { useSend } from '../../shared/send/useSend';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';
import { GrantForm } from './GrantForm';
import { MemberCard, type Member } from './MemberCard';
import { useRevokeStaffRoleMutation, useStaffQuery } from './Staff.generated';
import { useStaffShown } from './useStaffShown';

/** Shows the members of staff. Roles can be granted and removed. */
export function Members() {
  const note = useSuccessNote();
  return (
    <Stack gap="8">
      <GrantForm onGranted={note.show} />
      <section aria-labelledby="members">
        <Heading as="h2" id="members" size="xl" mb="4">
          <Trans>Staff members</Trans>
        </Heading>
        <SuccessNote message={note.message} />
        <MemberList onRevoked={note.show} />
      </section>
    </Stack>
  );
}

function MemberList({ onRevoked }: { onRevoked: (message: string) => void }) {
  const { data, error, refetch } = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const { revoke, busy, failure } = useRevoke(onRevoked);
  const list = useRef<HTMLUListElement>(null);
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />;
  const revokeAt = (member: Member, role: StaffRole) => {
    // Removing a role removes its button, so the list receives the focus.
    list.current?.focus();
    void revoke(member, role);
  };
  return (
    <>
      <ErrorAlert message={failure} />
      <Stack asChild gap="4" listStyleType="none" outline="none">
        <ul ref={list} tabIndex={-1} aria-labelledby="members">
          {data.staff.map((member) => (
            <MemberCard
              key={member.user.id}
              member={member}
              busy={busy}
              onRevoke={(role) => revokeAt(member, role)}
            />
          ))}
        </ul>
      </Stack>
    </>
  );
}

function useRevoke(onRevoked: (message: string) => void) {
  const { t } = useLingui();
  const { send, busy, failure } = useSend();
  const [revokeRole] = useRevokeStaffRoleMutation();
  const showAgain = useStaffShown();
  const revoke = async ({ user }: Member, role: StaffRole) => {
    const input = { userId: user.id, role };
    const request = async () => (await revokeRole({ variables: { input } })).data?.revokeStaffRole;
    const onAccepted = () => {
      onRevoked(t`The role was removed from ${user.name}.`);
      void showAgain(user.id);
    };
    await send(request, { onAccepted });
  };
  return { revoke, busy, failure };
}
