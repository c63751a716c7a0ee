import { findViewer } from './accounts/findViewer.js';
import type { Caller, Ports, Scope, Viewer } from './scope.js';

/** Opens the scope of one request. The session is read from the database at most once, and only if needed. */
export function openScope(ports: Ports, caller: Caller): Scope {
  let viewer: Promise<Viewer | null> | undefined;
  return {
    ...ports,
    caller,
    viewer: () => (viewer ??= findViewer(ports, caller.token)),
  };
}
