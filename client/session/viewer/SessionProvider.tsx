import {
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { readToken, removeToken, savedRoleIsPublisher, savedToken, saveToken } from '../token/token';
import { knownViewer } from './knownViewer';
import type { ViewerFragment } from './Viewer.generated';

type Session = {
  /** Who is signed in; null for a visitor. */
  viewer: ViewerFragment | null;
  /** Whether that is a publisher, by the account or by the saved role. */
  isPublisher: boolean;
  /** Saves the session that the server has just given. */
  signIn: (token: string, viewer: ViewerFragment) => Promise<void>;
  /** Ends the session here and on the server. */
  signOut: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

// Apollo travels with the store: a visitor without a token never loads it on the home page.
const viewerStore = () => import('./viewerStore');

/** Finds out who is signed in, and renders nothing until that is known. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [viewer, setViewer] = useState<ViewerFragment | null | undefined>(
    () => knownViewer() ?? (readToken() ? undefined : null),
  );

  const checkToken = useEffectEvent(() => {
    takeUpToken(viewer?.id, setViewer).catch(removeToken);
  });
  const followToken = useEffectEvent((isElsewhere: boolean) => {
    if (!readToken()) setViewer(null);
    // Anyone who saves a token here says whose it is.
    else if (isElsewhere) checkToken();
  });
  useEffect(() => savedToken.subscribe((isElsewhere) => followToken(isElsewhere)), []);
  useEffect(() => {
    if (readToken() && !knownViewer()) checkToken();
  }, []);
  useViewerChanges(viewer?.id, setViewer);

  const session = useMemo(() => ({ ...whoIs(viewer), ...sessionActions(viewer?.id, setViewer) }), [viewer]);
  if (viewer === undefined) return null;
  return <SessionContext value={session}>{children}</SessionContext>;
}

type SetViewer = (viewer: ViewerFragment | null | undefined) => void;

/** Makes the one whom the saved token belongs to the viewer. No screen of another person outlives that. */
async function takeUpToken(knownId: string | undefined, setViewer: SetViewer): Promise<void> {
  const store = await viewerStore();
  const viewer = await store.fetchViewer();
  if (viewer.id === knownId) return;
  setViewer(undefined);
  const remembered = await store.rememberViewer(viewer);
  // The whole site is drawn: in small steps, so that nobody who touches it is kept waiting.
  startTransition(() => setViewer(remembered));
}

function useViewerChanges(
  viewerId: string | undefined,
  setViewer: Dispatch<SetStateAction<ViewerFragment | null | undefined>>,
) {
  useEffect(() => {
    if (!viewerId) return undefined;
    // Of one who is the same nothing is drawn again.
    const follow = (next: ViewerFragment) =>
      setViewer((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    const watching = viewerStore().then((store) => store.watchViewer(follow));
    return () => void watching.then((stop) => stop());
  }, [viewerId, setViewer]);
}

function whoIs(viewer: ViewerFragment | null | undefined) {
  if (!viewer) return { viewer: null, isPublisher: false };
  return { viewer, isPublisher: viewer.role === 'PUBLISHER' || savedRoleIsPublisher() };
}

const sessionActions = (knownId: string | undefined, setViewer: SetViewer) => ({
  signIn: async (token: string, viewer: ViewerFragment) => {
    saveToken(token, viewer.role === 'PUBLISHER');
    // The same person goes on: clearing the cache would make the screens that are open deaf to it.
    if (viewer.id === knownId) return;
    setViewer(await (await viewerStore()).rememberViewer(viewer));
  },
  signOut: async () => {
    const store = await viewerStore();
    // Anyone who wants to leave leaves, even when the server cannot be told.
    await store.revokeSession().catch(() => undefined);
    removeToken();
    await store.forgetViewer();
  },
});

/** The session of the person in front of the screen. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionProvider');
  return session;
}
