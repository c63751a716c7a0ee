import { useSession } from '../../session/SessionProvider';
import type { ViewerFragment } from '../../session/Viewer.generated';

type SignedIn = { readonly token: string | null; readonly user: ViewerFragment | null };

/** Takes up the session that logging in or signing up has given; the guard then leads on. */
export function useSignIn() {
  const { signIn } = useSession();
  return async ({ token, user }: SignedIn) => {
    if (token && user) await signIn(token, user);
  };
}
