import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Control } from 'react-hook-form';
import { LONGEST_REASON } from '../../../shared/contract/limits.generated';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { useSplitEditionMutation } from './EditionModeration.generated';
import { OffersField, type SplitValues } from './OffersField';
import { useOffersToSplit } from './useOffersToSplit';

type Props = {
  edition: { id: string };
  /** Called with the id of the new edition. */
  onDone: (id: string) => void;
  onClose: () => void;
};

const NOTHING: SplitValues = { bookIds: [], reason: '' };

/** Splits offers off an edition into a new one. Requires a reason. */
export default function SplitDialog({ edition: { id: editionId }, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [split] = useSplitEditionMutation();
  const form = useServerForm({
    defaultValues: NOTHING,
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
          The selected offers and the reviews of their copies move to a new edition. Later edits by the
          sellers do not move the offers again.
        </Trans>
      </Text>
      <Fields editionId={editionId} control={form.form.control} field={form.field} />
    </FormDialog>
  );
}

type FieldsProps = {
  editionId: string;
  control: Control<SplitValues>;
  field: FieldOf<'reason'>;
};

/**
 * Renders all fields at the same time. Otherwise the dialog would focus the last field while the first one is
 * loading.
 */
function Fields({ editionId, control, field }: FieldsProps) {
  const { t } = useLingui();
  const { list, error, tryAgain, loadMore } = useOffersToSplit(editionId);
  if (!list) return error ? <LoadFailure onRetry={tryAgain} /> : <RowsSkeleton count={3} />;
  return (
    <>
      <OffersField list={list} onMore={loadMore} control={control} />
      <TextAreaField
        label={t`Reason`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...field('reason', { required: t`Please give a reason` })}
      />
    </>
  );
}
