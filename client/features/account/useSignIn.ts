import { useSession } from '../../session/SessionProvider';
import type { ViewerFragment } from '../../session/Viewer.generated';

type SignedIn = { readonly token: string | null; readonly user: ViewerFragment | null };

/**
 * Takes up the session that logging in or signing up has given; the guard then leads on. Throws when the answer holds
 * none, so that the form says that it failed.
 */
export function useSignIn() {
  const { signIn } = useSession();
  return async ({ token, user }: SignedIn) => {
    if (!token || !user) throw new Error('The server has accepted but given no session');
    await signIn(token, user);
  };
}
