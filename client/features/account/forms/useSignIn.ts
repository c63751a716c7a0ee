import { arrive } from '../../../session/settings/arrival';
import { useSession } from '../../../session/viewer/SessionProvider';
import type { ViewerFragment } from '../../../session/viewer/Viewer.generated';
import { InvalidAnswer } from '../../../shared/send/InvalidAnswer';

type SignedIn = { readonly token: string | null; readonly user: ViewerFragment | null };

/**
 * Takes up the session that logging in or signing up has given; the guard then leads on. Throws when the answer holds
 * none, so that the form says that it failed.
 */
export function useSignIn({ isNew = false } = {}) {
  const { signIn } = useSession();
  return async ({ token, user }: SignedIn) => {
    if (!token || !user) throw new InvalidAnswer('The server has accepted but given no session');
    arrive(isNew);
    await signIn(token, user);
  };
}
