import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderNumber } from '../../entities/order/OrderNumber';
import { LONGEST_COMPLAINT } from '../../shared/contract/limits.generated';
import type { ComplaintKind } from '../../shared/contract/schema.generated';
import { Form } from '../../shared/forms/Form';
import { SelectField } from '../../shared/forms/SelectField';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { paths } from '../../shared/navigation/paths';
import { Card } from '../../shared/ui/Card';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { PageTitle } from '../../shared/ui/PageTitle';
import { COMPLAINT_KIND_LABELS } from './complaintLabels';
import { useComplainMutation } from './ComplaintSteps.generated';
import { useAnswerHours } from './useAnswerHours';

/** The screen at /complaints/new: makes a complaint. The query parameter `order` is the id of the order in question. */
export default function ComplainScreen() {
  const { t } = useLingui();
  const orderId = useSearchParams()[0].get('order');
  const number = orderId && orderNumber(orderId);
  const hours = useAnswerHours();
  const { failure, submit, busy, field } = useComplain(orderId);
  return (
    <>
      <PageTitle
        title={t`Make a complaint`}
        lead={
          hours &&
          t`You will get a complaint number at once, a first reply within ${hours} hours, and a decision within a month.`
        }
      />
      <Card as="div" maxW="prose">
        <Form onSubmit={submit}>
          <ErrorAlert message={failure} />
          {number && (
            <Text color="fg.muted">
              <Trans>Our staff will see that the complaint is about order {number}.</Trans>
            </Text>
          )}
          <SelectField
            label={t`What is the complaint about?`}
            placeholder={t`Please choose`}
            choices={COMPLAINT_KIND_LABELS}
            {...field('kind', { required: t`Please choose what the complaint is about` })}
          />
          <TextAreaField
            label={t`What happened, and what should be put right?`}
            rows={6}
            maxLength={LONGEST_COMPLAINT}
            {...field('text', { required: t`Please explain in a few words` })}
          />
          <Button type="submit" loading={busy} justifySelf="start">
            <Trans>Send the complaint</Trans>
          </Button>
        </Form>
      </Card>
    </>
  );
}

function useComplain(orderId: string | null) {
  const navigate = useNavigate();
  const [complain] = useComplainMutation();
  const untouched: { kind: string; text: string } = { kind: orderId ? 'ORDER' : '', text: '' };
  return useServerForm({
    defaultValues: untouched,
    send: async ({ kind, text }) => {
      const input = { orderId, kind: kind as ComplaintKind, text };
      return (await complain({ variables: { input } })).data?.complain;
    },
    onAccepted: ({ complaint }) => {
      void navigate(complaint ? paths.complaint(complaint.number) : paths.complaints, { replace: true });
    },
  });
}
