import { onDemand } from '../../shared/ui/onDemand';

const UnsentPhotosDialog = onDemand(() => import('./UnsentPhotosDialog'));

type Props = {
  /** Continues the navigation that was interrupted; null if there is none. */
  leave: (() => void) | null;
  onStay: () => void;
};

/** Asks before photos that were not uploaded are left. */
export const UnsentPhotos = ({ leave, onStay }: Props) =>
  leave && <UnsentPhotosDialog onLeave={leave} onStay={onStay} />;
