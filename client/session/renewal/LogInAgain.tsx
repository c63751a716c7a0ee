import { useEffect } from 'react';
import { useStore } from '../../shared/store/store';
import { onDemand } from '../../shared/ui/onDemand';
import { answerLogInAgain, isAsking } from '../token/endedSession';

const LogInAgainDialog = onDemand(() => import('./LogInAgainDialog'), { missing: <NotNow /> });

/** Shows the dialog that asks for the password after the session has ended, so that no unsaved work is lost. */
export function LogInAgain({ email }: { email: string }) {
  const asking = useStore(isAsking);
  useEffect(() => () => answerLogInAgain(false), []);
  return asking && <LogInAgainDialog email={email} />;
}

/**
 * Shown if the dialog cannot be loaded. Waiting operations fail, and the next operation requests the dialog again.
 */
function NotNow() {
  useEffect(() => answerLogInAgain(false), []);
  return null;
}
