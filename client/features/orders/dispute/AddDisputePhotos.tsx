import { Trans, useLingui } from '@lingui/react/macro';
import { UploadPanel } from '../../../entities/photo/UploadPanel';
import { PATIENTLY } from '../../../entities/photo/useUploads';
import { MOST_DISPUTE_PHOTOS } from '../../../shared/contract/limits.generated';
import { useAddDisputePhotoMutation } from './AddDisputePhoto.generated';

type Props = {
  disputeId: string;
  /** The number of photos that the viewer has already added. */
  there: number;
  onClose: () => void;
  /** Called once all photos are uploaded. */
  onSent: () => void;
};

/** Lets the viewer upload photos to a dispute. */
export default function AddDisputePhotos({ disputeId, ...panel }: Props) {
  const { t } = useLingui();
  const [addPhoto] = useAddDisputePhotoMutation({ context: PATIENTLY });
  const send = async (photo: File, caption: string | null) =>
    (await addPhoto({ variables: { input: { disputeId, photo, caption } } })).data?.addDisputePhoto;
  return (
    <UploadPanel
      {...panel}
      title={t`Add photos to the dispute`}
      most={MOST_DISPUTE_PHOTOS}
      send={send}
      hint={
        <Trans>
          The other side and the staff who decide the dispute can see these photos. Uploaded photos and their
          captions cannot be removed.
        </Trans>
      }
    />
  );
}
