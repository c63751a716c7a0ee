import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { TextLink } from '../../../shared/navigation/TextLink';
import { AccountCard } from '../forms/AccountCard';
import { useVerifyEmailMutation } from './MailedLinks.generated';

/**
 * The screen at /verify-email/:token, opened from a mailed link: confirms the email address. The person must press a
 * button, because some mail programs open links automatically.
 */
export default function VerifyEmailScreen() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  const [verify] = useVerifyEmailMutation();
  const { failure, submit, busy } = useServerForm({
    defaultValues: {},
    send: async () => (await verify({ variables: { input: { token } } })).data?.verifyEmail,
    onAccepted: () => setIsDone(true),
  });
  return (
    <AccountCard title={t`Confirm your address`}>
      {isDone ? (
        <Text>
          <Trans>
            Thank you. Your address is confirmed. <TextLink to={paths.home}>Browse books</TextLink>
          </Trans>
        </Text>
      ) : (
        <Form onSubmit={submit}>
          <ErrorAlert message={failure} />
          <Button type="submit" size="lg" loading={busy}>
            <Trans>Yes, this is my address</Trans>
          </Button>
        </Form>
      )}
    </AccountCard>
  );
}
