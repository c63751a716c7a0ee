import { arrive } from '../../../session/settings/arrival';
import { useSession } from '../../../session/viewer/SessionProvider';
import type { ViewerFragment } from '../../../session/viewer/Viewer.generated';
import { InvalidAnswer } from '../../../shared/send/InvalidAnswer';

type SignedIn = { readonly token: string | null; readonly user: ViewerFragment | null };

/**
 * Returns a function that starts the session of a log-in or sign-up. The guard of the screen then redirects the
 * viewer. The function throws InvalidAnswer if the response contains no session.
 */
export function useSignIn({ isNew = false } = {}) {
  const { signIn } = useSession();
  return async ({ token, user }: SignedIn) => {
    if (!token || !user) throw new InvalidAnswer('The server has accepted but given no session');
    arrive(isNew);
    await signIn(token, user);
  };
}
