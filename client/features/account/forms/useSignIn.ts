import { settleIn } from '../../../session/settings/savedSettings';
import { useSession } from '../../../session/viewer/SessionProvider';
import type { ViewerFragment } from '../../../session/viewer/Viewer.generated';
import { InvalidAnswer } from '../../../shared/send/InvalidAnswer';
import { useTheme } from '../../../shared/theme/ThemeProvider';

type SignedIn = { readonly token: string | null; readonly user: ViewerFragment | null };

/**
 * Takes up the session that logging in or signing up has given; the guard then leads on. Throws when the answer holds
 * none, so that the form says that it failed. The settings come after: without them everything works, too.
 */
export function useSignIn({ isNew = false } = {}) {
  const { signIn } = useSession();
  const { chooseTheme } = useTheme();
  return async ({ token, user }: SignedIn) => {
    if (!token || !user) throw new InvalidAnswer('The server has accepted but given no session');
    await signIn(token, user);
    void settleIn({ isNew, chooseTheme }).catch(() => undefined);
  };
}
