import { useEffect } from 'react';
import { useStore } from '../../shared/store/store';
import { onDemand } from '../../shared/ui/onDemand';
import { answerLogInAgain, isAsking } from '../token/endedSession';

const LogInAgainDialog = onDemand(() => import('./LogInAgainDialog'), { missing: <NotNow /> });

/** Asks for the password where the session has ended under somebody, so that they keep what they were doing. */
export function LogInAgain({ email }: { email: string }) {
  const asking = useStore(isAsking);
  useEffect(() => () => answerLogInAgain(false), []);
  return asking && <LogInAgainDialog email={email} />;
}

/** Nobody can be asked: what waits for the answer fails, and the next try asks again. */
function NotNow() {
  useEffect(() => answerLogInAgain(false), []);
  return null;
}
