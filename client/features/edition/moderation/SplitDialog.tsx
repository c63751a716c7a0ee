import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REASON } from '../../../shared/contract/limits.generated';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useSplitEditionMutation } from './EditionModeration.generated';
import { OffersField, type SplitValues } from './OffersField';

type Props = {
  edition: { id: string };
  /** Called with the id of the new edition. */
  onDone: (id: string) => void;
  onClose: () => void;
};

/** Takes offers out of an edition, into a new one, for a reason. */
export default function SplitDialog({ edition: { id: editionId }, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [split] = useSplitEditionMutation();
  const form = useServerForm({
    defaultValues: { bookIds: [], reason: '' } satisfies SplitValues,
    send: async (values) =>
      (await split({ variables: { input: { editionId, ...values } } })).data?.splitEdition,
    onAccepted: ({ newEdition }) => onDone(newEdition?.id ?? editionId),
  });
  return (
    <FormDialog
      open
      title={t`Split this edition?`}
      submit={t`Split`}
      busy={form.busy}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          The offers that you choose move to an edition of their own, with the reviews of their copies. They
          stay there when their sellers edit them.
        </Trans>
      </Text>
      <OffersField editionId={editionId} control={form.form.control} />
      <TextAreaField
        label={t`Reason`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...form.field('reason', { required: t`Please give a reason` })}
      />
    </FormDialog>
  );
}
