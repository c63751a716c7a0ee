import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REASON } from '../../../shared/contract/limits.generated';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useJoinEditionsMutation } from './EditionModeration.generated';
import { EditionField, type JoinValues } from './EditionField';

type Props = {
  edition: { id: string; title: string };
  /** Called with the id of the edition that remains. */
  onDone: (id: string) => void;
  onClose: () => void;
};

/** Joins an edition with another edition. Requires a reason. */
export default function JoinDialog({ edition, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [join] = useJoinEditionsMutation();
  const form = useServerForm({
    defaultValues: { toEditionId: '', reason: '' } satisfies JoinValues,
    send: async (values) =>
      (await join({ variables: { input: { editionId: edition.id, ...values } } })).data?.joinEditions,
    onAccepted: (_, { toEditionId }) => onDone(toEditionId),
  });
  return (
    <FormDialog
      open
      title={t`Join with another edition?`}
      submit={t`Join`}
      busy={form.busy}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          All offers and reviews of “{edition.title}” move to the selected edition, and links to this page
          lead there. Later edits by the sellers do not move the offers again.
        </Trans>
      </Text>
      <EditionField edition={edition} control={form.form.control} />
      <TextAreaField
        label={t`Reason`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...form.field('reason', { required: t`Please give a reason` })}
      />
    </FormDialog>
  );
}
