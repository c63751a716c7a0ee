import { useEffect } from 'react';
import { useStore } from '../../shared/store/store';
import { onDemand } from '../../shared/ui/onDemand';
import { answerConfirmation, isConfirming } from '../token/confirmation';

const ConfirmIdentityDialog = onDemand(() => import('./ConfirmIdentityDialog'), { missing: <NotNow /> });

/** Shows the dialog that asks for a fresh confirmation, while an operation requires one. */
export function ConfirmIdentity() {
  const asking = useStore(isConfirming);
  useEffect(() => () => answerConfirmation(false), []);
  return asking && <ConfirmIdentityDialog />;
}

/** Rendered if the dialog cannot be loaded. Declines the confirmation, so that waiting operations stay refused. */
function NotNow() {
  useEffect(() => answerConfirmation(false), []);
  return null;
}
