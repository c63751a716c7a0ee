import { useEffect } from 'react';
import { useStore } from '../../shared/store/store';
import { onDemand } from '../../shared/ui/onDemand';
import { answerLogInAgain, isAsking } from '../token/endedSession';

const LogInAgainDialog = onDemand(() => import('./LogInAgainDialog'), { missing: <NotNow /> });

/** Asks for the password when the session has ended during work, so that nothing is lost. */
export function LogInAgain({ email }: { email: string }) {
  const asking = useStore(isAsking);
  useEffect(() => () => answerLogInAgain(false), []);
  return asking && <LogInAgainDialog email={email} />;
}

/** Without the dialog, waiting operations fail, and the next attempt asks again. */
function NotNow() {
  useEffect(() => answerLogInAgain(false), []);
  return null;
}
