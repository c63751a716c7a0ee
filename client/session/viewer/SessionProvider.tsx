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
import { endOnDevice } from '../token/ownSession';
import { readToken, removeToken, savedRoleIsPublisher, savedToken, saveToken } from '../token/token';
import { forgetDrafts } from './drafts';
import { knownViewer } from './knownViewer';
import type { ViewerFragment } from './Viewer.generated';
import type * as ViewerStore from './viewerStore';

type Session = {
  /** The account that is logged in; null for a visitor. */
  viewer: ViewerFragment | null;
  /** True for a publisher, according to the account or the saved role. */
  isPublisher: boolean;
  /** Saves the token of a new session and makes its account the viewer. */
  signIn: (token: string, viewer: ViewerFragment) => Promise<void>;
  /** Loads the account of the saved token. Call it after replacing the token, for example when a support view opens. */
  takeUp: () => Promise<void>;
  /** Ends the session on this device and on the server. */
  signOut: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

let loadedStore: typeof ViewerStore | null = null;

/** Loads the module that loads Apollo, which visitors to the home page never need. */
async function viewerStore(): Promise<typeof ViewerStore> {
  loadedStore ??= await import('./viewerStore');
  return loadedStore;
}

/** Provides the session. Renders nothing until the viewer is loaded. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [viewer, setViewer] = useState<ViewerFragment | null | undefined>(
    () => knownViewer() ?? (readToken() ? undefined : null),
  );

  const checkToken = useEffectEvent(() => {
    takeUpToken(viewer?.id, setViewer).catch(removeToken);
  });
  const followToken = useEffectEvent((isElsewhere: boolean) => {
    if (!readToken()) setViewer(null);
    // A log-in on this page sets the viewer itself, so only changes by other tabs are loaded.
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

/** Loads the account of the saved token. If the account has changed, replaces all screens. */
async function takeUpToken(knownId: string | undefined, setViewer: SetViewer): Promise<void> {
  const store = await viewerStore();
  const viewer = await store.fetchViewer();
  if (viewer.id === knownId) return;
  setViewer(undefined);
  const remembered = await store.rememberViewer(viewer);
  // Renders the whole site in small steps, so that touches are not blocked.
  startTransition(() => setViewer(remembered));
}

function useViewerChanges(
  viewerId: string | undefined,
  setViewer: Dispatch<SetStateAction<ViewerFragment | null | undefined>>,
) {
  useEffect(() => {
    if (!viewerId) return undefined;
    // Keeps the same object if nothing changed, which avoids rendering again.
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
    // Clearing the cache would disconnect the open screens of the same viewer.
    if (viewer.id === knownId) return;
    setViewer(await (await viewerStore()).rememberViewer(viewer));
  },
  takeUp: () => takeUpToken(knownId, setViewer),
  signOut,
});

/** Ends the session on this device at once, even if the server is unreachable, and then on the server. */
async function signOut(): Promise<void> {
  const token = endOnDevice();
  forgetDrafts();
  // Clears the cache before the screens of a visitor are rendered. If the module was never loaded, nothing has been cached.
  await loadedStore?.forgetViewer();
  await viewerStore()
    .then((store) => store.revokeSession(token))
    .catch(() => undefined);
}

/** Returns the session: the viewer, and the functions that start or end a session. Throws outside SessionProvider. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionProvider');
  return session;
}
