import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazily } from '../ui/lazily';
import { answerLogInAgain, isAsking, onAsking } from './endedSession';

const LogInAgainDialog = lazily(() => import('./LogInAgainDialog'));

/** Asks for the password where the session has ended under somebody, so that they keep what they were doing. */
export function LogInAgain({ email }: { email: string }) {
  const asking = useSyncExternalStore(onAsking, isAsking);
  useEffect(() => () => answerLogInAgain(false), []);
  if (!asking) return null;
  return (
    <Suspense>
      <LogInAgainDialog email={email} />
    </Suspense>
  );
}
