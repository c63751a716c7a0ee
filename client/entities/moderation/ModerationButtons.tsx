import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import {
  useReinstateAccountMutation,
  useRemoveListingMutation,
  useRestoreListingMutation,
  useSuspendAccountMutation,
  type ModeratedAccountFragment,
  type ModeratedBookFragment,
} from './ModerationSteps.generated';
import { ReasonButton } from './ReasonButton';

type ListingProps = {
  book: Pick<ModeratedBookFragment, 'id' | 'title' | 'viewerCanRestore'>;
  onDone?: () => unknown;
};

/** Lets a moderator remove a listing from the market, or restore it. */
export function RemovalButton({ book, onDone }: ListingProps) {
  const { t } = useLingui();
  const [remove] = useRemoveListingMutation();
  if (book.viewerCanRestore) return <RestoreButton bookId={book.id} onDone={onDone} />;
  return (
    <ReasonButton
      label={t`Take off the market`}
      title={t`Take this listing off the market?`}
      destructive
      send={async (reason) =>
        (await remove({ variables: { input: { bookId: book.id, reason } } })).data?.removeListing
      }
      onDone={onDone}
    >
      <Trans>
        “{book.title}” will no longer be visible, and its seller will see your reason. Existing orders are not
        affected.
      </Trans>
    </ReasonButton>
  );
}

/** Lets a moderator restore a removed listing. */
export function RestoreButton({ bookId, onDone }: { bookId: string; onDone?: () => unknown }) {
  const { t } = useLingui();
  const [restore] = useRestoreListingMutation();
  const take = async () => (await restore({ variables: { input: { bookId } } })).data?.restoreListing;
  return <StepButton label={t`Put back on the market`} variant="outline" take={take} onDone={onDone} />;
}

type AccountProps = { user: ModeratedAccountFragment; onDone?: () => unknown };

/** Lets staff who moderate accounts suspend an account and all its listings. */
export function SuspendButton({ user, onDone }: AccountProps) {
  const { t } = useLingui();
  const [suspend] = useSuspendAccountMutation();
  if (!user.viewerCanModerate) return null;
  return (
    <ReasonButton
      label={t`Suspend the seller`}
      title={t`Suspend ${user.name}?`}
      destructive
      send={async (reason) =>
        (await suspend({ variables: { input: { userId: user.id, reason } } })).data?.suspendAccount
      }
      onDone={onDone}
    >
      <Trans>
        {user.name} will be logged out and unable to log in again. Their listings will be taken off the
        market. Existing orders are not affected.
      </Trans>
    </ReasonButton>
  );
}

/** Lets staff who moderate accounts reinstate a suspended account. */
export function ReinstateButton({ user, onDone }: AccountProps) {
  const { t } = useLingui();
  const [reinstate] = useReinstateAccountMutation();
  if (!user.viewerCanModerate) return null;
  const take = async () =>
    (await reinstate({ variables: { input: { userId: user.id } } })).data?.reinstateAccount;
  return <StepButton label={t`Reinstate`} variant="outline" take={take} onDone={onDone} />;
}
