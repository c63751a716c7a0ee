import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { onTokenRemoved, readToken, removeToken, saveToken } from './token';
import type { ViewerFragment } from './Viewer.generated';

type Session = {
  /** Who is signed in; null for a visitor. */
  viewer: ViewerFragment | null;
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
  const [viewer, setViewer] = useState<ViewerFragment | null | undefined>(() =>
    readToken() ? undefined : null,
  );

  useEffect(() => onTokenRemoved(() => setViewer(null)), []);
  useEffect(() => {
    if (!readToken()) return;
    viewerStore()
      .then((store) => store.fetchViewer())
      .then(setViewer, removeToken);
  }, []);
  useViewerChanges(viewer?.id, setViewer);

  const session = useMemo(() => ({ viewer: viewer ?? null, ...sessionActions(setViewer) }), [viewer]);
  if (viewer === undefined) return null;
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useViewerChanges(viewerId: string | undefined, setViewer: (viewer: ViewerFragment) => void) {
  useEffect(() => {
    if (!viewerId) return undefined;
    const watching = viewerStore().then((store) => store.watchViewer(setViewer));
    return () => void watching.then((stop) => stop());
  }, [viewerId, setViewer]);
}

const sessionActions = (setViewer: (viewer: ViewerFragment | null) => void) => ({
  signIn: async (token: string, viewer: ViewerFragment) => {
    saveToken(token);
    await (await viewerStore()).rememberViewer(viewer);
    setViewer(viewer);
  },
  signOut: async () => {
    const store = await viewerStore();
    // Whoever wants to leave leaves, even when the server cannot be told.
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
