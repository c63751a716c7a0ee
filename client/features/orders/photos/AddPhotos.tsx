import { Trans } from '@lingui/react/macro';
import { UploadPanel } from '../../../entities/photo/UploadPanel';
import { PATIENTLY } from '../../../entities/photo/useUploads';
import type { PhotoStage } from '../../../shared/contract/schema.generated';
import { useAddOrderPhotoMutation } from './AddOrderPhoto.generated';

type Props = {
  fulfillmentId: string;
  stage: PhotoStage;
  title: string;
  /** The number of photos that the viewer has already added at this stage. */
  there: number;
  onClose: () => void;
  /** Called once all photos are uploaded. */
  onSent: () => void;
};

/** Lets the viewer upload photos of rented copies at one stage of the rental. */
export default function AddPhotos({ fulfillmentId, stage, ...panel }: Props) {
  const [addPhoto] = useAddOrderPhotoMutation({ context: PATIENTLY });
  const send = async (photo: File, caption: string | null) =>
    (await addPhoto({ variables: { input: { fulfillmentId, stage, photo, caption } } })).data?.addOrderPhoto;
  return <UploadPanel {...panel} send={send} hint={<Hint />} />;
}

function Hint() {
  return (
    <Trans>
      The buyer and the seller can see these photos. Uploaded photos and their captions cannot be removed.
    </Trans>
  );
}
