import { useEffect } from 'react';
import { useStore } from '../../shared/store/store';
import { onDemand } from '../../shared/ui/onDemand';
import { answerConfirmation, isConfirming } from '../token/confirmation';

const ConfirmIdentityDialog = onDemand(() => import('./ConfirmIdentityDialog'), { missing: <NotNow /> });

/** Asks the person to confirm that it is them, before something sensitive is done. */
export function ConfirmIdentity() {
  const asking = useStore(isConfirming);
  useEffect(() => () => answerConfirmation(false), []);
  return asking && <ConfirmIdentityDialog />;
}

/** Nobody can be asked: what waits for the answer stays refused. */
function NotNow() {
  useEffect(() => answerConfirmation(false), []);
  return null;
}
