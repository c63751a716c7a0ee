import { onDemand } from '../../shared/ui/onDemand';

const UnsentPhotosDialog = onDemand(() => import('./UnsentPhotosDialog'));

type Props = {
  /** Goes where the person wanted to go; null when they want to go nowhere. */
  leave: (() => void) | null;
  onStay: () => void;
};

/** Asks before photos are left that were not sent. */
export const UnsentPhotos = ({ leave, onStay }: Props) =>
  leave && <UnsentPhotosDialog onLeave={leave} onStay={onStay} />;
