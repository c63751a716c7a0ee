import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, type Navigator } from 'react-router-dom';

type Leave = () => void;

/**
 * Asks before somebody follows a link to another screen, or closes the page, while `isUnsaved`. `leave` goes where they
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
  useEffect(() => interceptPushes(navigator, (push) => (mayGo() ? push() : ask(push))), [navigator]);

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

/** Hands every way to another screen to `decide`, until the answer is called. */
function interceptPushes(navigator: Navigator, decide: (push: Leave) => void) {
  const push = navigator.push.bind(navigator);
  navigator.push = (...place) => decide(() => push(...place));
  return () => {
    navigator.push = push;
  };
}

function warnBeforeUnload(mayGo: () => boolean) {
  const warn = (event: BeforeUnloadEvent) => {
    if (!mayGo()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
