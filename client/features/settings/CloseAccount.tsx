import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CloseAccountInput } from '../../shared/contract/schema.generated';
import { useSession } from '../../session/viewer/SessionProvider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { PasswordField } from '../../shared/forms/PasswordField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useCloseAccountMutation } from './Security.generated';
import { SettingsSection } from './SettingsSection';

/** Lets the viewer download their data or close the account. Closing requires the password. */
export function CloseAccount() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title={t`Your account`}>
      <Button asChild alignSelf="start" variant="outline" colorPalette="gray">
        <a href="/api/v1/users/me/export" download>
          <Trans>Download my data</Trans>
        </a>
      </Button>
      <Text color="fg.muted">
        <Trans>
          You can close your account permanently when you have no open orders and your earnings are paid out.
        </Trans>
      </Text>
      <Button alignSelf="start" variant="outline" colorPalette="red" onClick={() => setIsOpen(true)}>
        <Trans>Close my account</Trans>
      </Button>
      {isOpen && <CloseDialog onClose={() => setIsOpen(false)} />}
    </SettingsSection>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useCloseAccount();
  return (
    <FormDialog
      open
      title={t`Close your account?`}
      submit={t`Close the account`}
      dismiss={t`Keep the account`}
      destructive
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        <Trans>
          Your listings will be taken off the market. Buyers and sellers will keep their orders with you,
          without your name and address. This cannot be undone.
        </Trans>
      </Text>
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...field('currentPassword', { required: t`Password is required` })}
      />
    </FormDialog>
  );
}

function useCloseAccount() {
  const { signOut } = useSession();
  const [closeAccount] = useCloseAccountMutation();
  return useServerForm({
    defaultValues: { currentPassword: '' },
    send: async (input: CloseAccountInput) =>
      (await closeAccount({ variables: { input } })).data?.closeAccount,
    onAccepted: signOut,
  });
}
