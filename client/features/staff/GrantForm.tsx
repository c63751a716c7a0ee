import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GrantStaffRoleInput } from '../../shared/contract/schema.generated';
import { Form } from '../../shared/forms/Form';
import { SelectField } from '../../shared/forms/SelectField';
import { TextField } from '../../shared/forms/TextField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { Card } from '../../shared/ui/Card';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { useGrantStaffRoleMutation } from './Staff.generated';
import { STAFF_ROLE_HINTS, STAFF_ROLE_LABELS } from './staffLabels';
import { useStaffShown } from './useStaffShown';

const EMPTY: GrantStaffRoleInput = { email: '', role: 'SUPPORT' };

/** Grants a role to an account by its email address. */
export function GrantForm({ onGranted }: { onGranted: (message: string) => void }) {
  const { t } = useLingui();
  const { form, failure, submit, busy, field } = useGrant(onGranted);
  const role = form.watch('role');
  return (
    <Card aria-labelledby="grant">
      <Heading as="h2" id="grant" size="xl" mb="4">
        <Trans>Grant a role</Trans>
      </Heading>
      <Form onSubmit={submit}>
        <ErrorAlert message={failure} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <TextField
            label={t`Email of the account`}
            type="email"
            autoComplete="off"
            {...field('email', { required: t`Email is required` })}
          />
          <SelectField label={t`Role`} choices={STAFF_ROLE_LABELS} {...field('role')} />
        </Grid>
        <Text color="fg.muted" textStyle="sm" aria-live="polite">
          {t(STAFF_ROLE_HINTS[role])}
        </Text>
        <Button type="submit" justifySelf="start" loading={busy}>
          <Trans>Grant the role</Trans>
        </Button>
      </Form>
    </Card>
  );
}

function useGrant(onGranted: (message: string) => void) {
  const { t } = useLingui();
  const [grantRole] = useGrantStaffRoleMutation();
  const showAgain = useStaffShown();
  const grant = useServerForm({
    defaultValues: EMPTY,
    send: async (input: GrantStaffRoleInput) =>
      (await grantRole({ variables: { input } })).data?.grantStaffRole,
    onAccepted: ({ user }) => {
      const name = user?.name ?? '';
      grant.form.reset(EMPTY);
      onGranted(t`The role was granted to ${name}.`);
      void showAgain(user?.id);
    },
  });
  return grant;
}
