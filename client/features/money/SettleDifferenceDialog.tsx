import { Trans, useLingui } from '@lingui/react/macro';
import ReasonDialog from '../../entities/moderation/ReasonDialog';
import { useSettleDifferenceMutation, type DifferencePartsFragment } from './Differences.generated';

type Props = {
  difference: Pick<DifferencePartsFragment, 'id' | 'reference'>;
  /** Called after the step. `waits` is true if a second member of staff must approve it first. */
  onDone: (waits: boolean) => void;
  onClose: () => void;
};

/** Lets staff remove a difference from the list, with a reason. */
export default function SettleDifferenceDialog({ difference: { id, reference }, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [settle] = useSettleDifferenceMutation();
  return (
    <ReasonDialog
      title={t`Resolve this difference`}
      submit={t`Resolve`}
      label={t`Why the two sides differ, and what was done`}
      send={async (reason) =>
        (await settle({ variables: { input: { differenceId: id, reason } } })).data?.settleDifference
      }
      onDone={({ approval }) => onDone(Boolean(approval))}
      onClose={onClose}
    >
      <Trans>
        The difference for {reference} will be removed from the list. This cannot be undone. No money moves.
        The difference will be listed again only if one side changes.
      </Trans>
    </ReasonDialog>
  );
}
