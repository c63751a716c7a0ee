import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RequestPasswordResetInput } from '../../../shared/contract/schema.generated';
import { paths } from '../../../shared/navigation/paths';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { TextLink } from '../../../shared/navigation/TextLink';
import { AccountCard } from '../forms/AccountCard';
import { EmailField } from '../forms/ContactFields';
import { useRequestPasswordResetMutation } from './MailedLinks.generated';

/** The screen at /forgot-password: requests a link by mail. The confirmation does not reveal whether an account exists. */
export default function ForgotPasswordScreen() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const reported = reportOf(useLocation().state);
  if (reported?.isMailed) {
    return (
      <AccountCard title={t`Check your email`}>
        <Text>
          <Trans>
            You are logged out everywhere, and your old password no longer works. We have sent you a link to
            set a new one. It is valid for one hour.
          </Trans>
        </Text>
      </AccountCard>
    );
  }
  if (sentTo) {
    return (
      <AccountCard title={t`Check your email`}>
        <Text>
          <Trans>
            If there is an account with {sentTo}, we have sent a link to set a new password. The link is valid
            for one hour.
          </Trans>
        </Text>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title={reported ? t`Choose a new password` : t`Forgot your password?`}
      lead={
        reported
          ? t`You are logged out everywhere, and your old password no longer works. Enter your email address, and we will send you a link to choose a new one.`
          : t`Enter your email address, and we will send you a link to choose a new one.`
      }
    >
      <RequestForm onSent={setSentTo} />
      <Text mt="6" textAlign="center">
        <TextLink to={paths.logIn}>
          <Trans>Back to login</Trans>
        </TextLink>
      </Text>
    </AccountCard>
  );
}

/**
 * Returns the result of the intruder report that opened this screen; null if there was no report. `isMailed` is true if the
 * server mailed the link, and false if the limit on mails was reached.
 */
const reportOf = (state: unknown) => {
  const { isMailed } = (state ?? {}) as { isMailed?: boolean };
  return isMailed === undefined ? null : { isMailed };
};

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [request] = useRequestPasswordResetMutation();
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: { email: '' },
    send: async (input: RequestPasswordResetInput) =>
      (await request({ variables: { input } })).data?.requestPasswordReset,
    onAccepted: (_, { email }) => onSent(email),
  });
  return (
    <Form onSubmit={submit}>
      <ErrorAlert message={failure} />
      <EmailField field={field} isUserName enterKeyHint="send" />
      <Button type="submit" size="lg" loading={busy}>
        <Trans>Email me a link</Trans>
      </Button>
    </Form>
  );
}
