import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { enterSupportView, leaveSupportView } from '../../session/token/ownSession';
import { useSession } from '../../session/viewer/SessionProvider';
import { LONGEST_REASON, SUPPORT_VIEW_MINUTES } from '../../shared/contract/limits.generated';
import type { StartSupportViewInput } from '../../shared/contract/schema.generated';
import { Form } from '../../shared/forms/Form';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { TextField } from '../../shared/forms/TextField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { InvalidAnswer } from '../../shared/send/InvalidAnswer';
import { Card } from '../../shared/ui/Card';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { useStartSupportViewMutation } from './Staff.generated';

/** Starts a support view of an account. Requires a reason. */
export function SeeAs() {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useSeeAs();
  return (
    <Card aria-labelledby="see-as">
      <Heading as="h2" id="see-as" size="xl" mb="2">
        <Trans>View the site as a user</Trans>
      </Heading>
      <Text color="fg.muted" mb="5">
        <Trans>
          For {SUPPORT_VIEW_MINUTES} minutes, you see the site as this user sees it and cannot change
          anything. Everything you load is recorded. Afterwards, the user is emailed your reason.
        </Trans>
      </Text>
      <Form onSubmit={submit} maxW="prose">
        <ErrorAlert message={failure} />
        <TextField
          label={t`Email of the account`}
          type="email"
          autoComplete="off"
          {...field('email', { required: t`Email is required` })}
        />
        <TextAreaField
          label={t`Reason`}
          rows={3}
          maxLength={LONGEST_REASON}
          {...field('reason', { required: t`Please give a reason` })}
        />
        <Button type="submit" justifySelf="start" loading={busy}>
          <Trans>View as this user</Trans>
        </Button>
      </Form>
    </Card>
  );
}

function useSeeAs() {
  const { takeUp } = useSession();
  const [start] = useStartSupportViewMutation();
  return useServerForm({
    defaultValues: { email: '', reason: '' },
    send: async (input: StartSupportViewInput) =>
      (await start({ variables: { input } })).data?.startSupportView,
    onAccepted: async ({ token }) => {
      if (!token) throw new InvalidAnswer('A support view without a token');
      enterSupportView(token);
      try {
        await takeUp();
      } catch (error) {
        leaveSupportView();
        throw error;
      }
    },
  });
}
