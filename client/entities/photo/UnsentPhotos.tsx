import { onDemand } from '../../shared/ui/onDemand';

const UnsentPhotosDialog = onDemand(() => import('./UnsentPhotosDialog'));

type Props = {
  /** Continues the pending navigation; null if there is none. */
  leave: (() => void) | null;
  onStay: () => void;
};

/** Asks for confirmation before the person leaves without uploading the chosen photos. */
export const UnsentPhotos = ({ leave, onStay }: Props) =>
  leave && <UnsentPhotosDialog onLeave={leave} onStay={onStay} />;
