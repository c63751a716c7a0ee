import { arrive } from '../../../session/settings/arrival';
import { useSession } from '../../../session/viewer/SessionProvider';
import type { ViewerFragment } from '../../../session/viewer/Viewer.generated';
import { InvalidAnswer } from '../../../shared/send/InvalidAnswer';

type SignedIn = { readonly token: string | null; readonly user: ViewerFragment | null };

/**
 * Starts the session of a log-in or sign-up; the guard then redirects. Throws if the response holds no session, so that
 * the form shows a failure.
 */
export function useSignIn({ isNew = false } = {}) {
  const { signIn } = useSession();
  return async ({ token, user }: SignedIn) => {
    if (!token || !user) throw new InvalidAnswer('The server has accepted but given no session');
    arrive(isNew);
    await signIn(token, user);
  };
}
