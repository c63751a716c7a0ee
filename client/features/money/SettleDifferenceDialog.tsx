import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useSettleDifferenceMutation, type DifferencePartsFragment } from './Differences.generated';

type Props = {
  difference: Pick<DifferencePartsFragment, 'id' | 'reference'>;
  onDone: () => void;
  onClose: () => void;
};

/** Lets staff remove a difference from the list, with a reason. */
export default function SettleDifferenceDialog({ difference: { id, reference }, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useSettle(id, onDone);
  return (
    <FormDialog
      open
      title={t`Settle this difference`}
      submit={t`Settle`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        <Trans>
          The difference of {reference} leaves the list, which cannot be undone. No money moves. It is listed
          again only if one side changes.
        </Trans>
      </Text>
      <TextAreaField
        label={t`Why the two sides differ, and what was done`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...field('reason', { required: t`Please give a reason` })}
      />
    </FormDialog>
  );
}

function useSettle(differenceId: string, onDone: () => void) {
  const [settle] = useSettleDifferenceMutation();
  return useServerForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) =>
      (await settle({ variables: { input: { differenceId, reason } } })).data?.settleDifference,
    onAccepted: onDone,
  });
}
