import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

type Leave = () => void;

/**
 * Asks before somebody goes to another screen, or back, or closes the page, while `isUnsaved`. `leave` goes where they
 * wanted to go, null when they want to go nowhere; `stay` forgets about it; `allow` lets them go from now on. The session
 * may end without a question, since that replaces the screen.
 *
 * The router's own useBlocker asks for its data router, which would weigh more than the first load has to spare.
 */
export function useLeaving(isUnsaved: boolean) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const isAllowed = useRef(false);
  const [leave, setLeave] = useState<Leave | null>(null);
  const mayGo = useEffectEvent(() => isAllowed.current || !isUnsaved);
  const ask = useEffectEvent((go: Leave) => setLeave(() => go));

  useEffect(() => warnBeforeUnload(mayGo), []);
  useEffect(() => {
    const push = navigator.push.bind(navigator);
    navigator.push = (...place) => (mayGo() ? push(...place) : ask(() => push(...place)));
    return () => {
      navigator.push = push;
    };
  }, [navigator]);
  useEffect(() => holdBack(mayGo, ask), []);

  const allow = () => {
    isAllowed.current = true;
  };
  const confirmed =
    leave &&
    (() => {
      allow();
      leave();
    });
  return { leave: confirmed, stay: () => setLeave(null), allow };
}

function warnBeforeUnload(mayGo: () => boolean) {
  const warn = (event: BeforeUnloadEvent) => {
    if (!mayGo()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** A step in the history has been taken when it is heard of: it is taken back before the router hears of it. */
function holdBack(mayGo: () => boolean, ask: (go: Leave) => void) {
  const here = placeInHistory(window.history.state);
  let isTakenBack = false;
  const hold = (event: PopStateEvent) => {
    const steps = placeInHistory(event.state) - here;
    if (isTakenBack) {
      isTakenBack = false;
      event.stopImmediatePropagation();
    } else if (steps !== 0 && !mayGo()) {
      event.stopImmediatePropagation();
      isTakenBack = true;
      window.history.go(-steps);
      ask(() => window.history.go(steps));
    }
  };
  window.addEventListener('popstate', hold, { capture: true });
  return () => window.removeEventListener('popstate', hold, { capture: true });
}

/** The router counts the places that it has led to. */
function placeInHistory(state: unknown): number {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
  return typeof place === 'number' ? place : 0;
}
