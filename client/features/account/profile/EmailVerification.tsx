import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import MailCheck from '~icons/lucide/mail-check';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { SuccessNote, useSuccessNote } from '../../../shared/ui/SuccessNote';
import { useSend } from '../../../shared/send/useSend';
import { useRequestEmailVerificationMutation } from './Profile.generated';

type Props = { contact: { readonly email: string; readonly emailVerified: boolean } };

/** Shows that the email address is verified, or a button that sends the link again. */
export function EmailVerification({ contact: { email, emailVerified } }: Props) {
  if (!emailVerified) return <NotVerified email={email} />;
  return (
    <Flex gap="2" align="center" mb="6" color="fg.success" textStyle="sm" fontWeight="medium">
      <MailCheck width={18} height={18} aria-hidden />
      <Trans>Your email address is verified.</Trans>
    </Flex>
  );
}

function NotVerified({ email }: { email: string }) {
  const { t } = useLingui();
  const note = useSuccessNote();
  const [requestEmail] = useRequestEmailVerificationMutation();
  const { send, busy, failure } = useSend();
  const request = async () => {
    const outcome = await send(async () => (await requestEmail()).data?.requestEmailVerification);
    if (outcome.accepted) note.show(t`A new email is on its way to ${email}.`);
  };
  return (
    <Box mb="6">
      <SuccessNote message={note.message} />
      <ErrorAlert message={failure} />
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Content flexDirection="row" flexWrap="wrap" justifyContent="space-between" gap="3">
          <PleaseOpenLink />
          <Button size="sm" variant="outline" loading={busy} onClick={() => void request()}>
            <Trans>Resend the email</Trans>
          </Button>
        </Alert.Content>
      </Alert.Root>
    </Box>
  );
}

const PleaseOpenLink = () => (
  <div>
    <Alert.Title fontWeight="medium">
      <Trans>Your email address is not verified yet</Trans>
    </Alert.Title>
    <Alert.Description>
      <Trans>Please open the link that we have emailed to you.</Trans>
    </Alert.Description>
  </div>
);
