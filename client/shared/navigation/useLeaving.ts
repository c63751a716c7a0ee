import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, type Navigator } from 'react-router-dom';
import { guardSteps } from './historySteps';

type Leave = () => void;

/** Continues the navigation, or asks the person first. */
type Decide = (go: Leave) => void;

/**
 * While `isUnsaved`, asks for confirmation before the person follows a link, goes back or forward, or closes the page.
 * `leave` continues the pending navigation, and is null if no navigation is pending. `stay` cancels it; `allow` permits
 * leaving from now on.
 *
 * The end of a session replaces the screen without confirmation. The router's useBlocker is not used, because it needs
 * the data router, which is too large for the first load.
 */
export function useLeaving(isUnsaved: boolean) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const isAllowed = useRef(false);
  const [leave, setLeave] = useState<Leave | null>(null);
  const mayGo = useEffectEvent(() => isAllowed.current || !isUnsaved);
  const decide = useEffectEvent((go: Leave) => (mayGo() ? go() : setLeave(() => go)));

  useEffect(() => warnBeforeUnload(mayGo), []);
  useEffect(() => interceptPushes(navigator, (go) => decide(go)), [navigator]);
  useEffect(() => interceptSteps(mayGo, (go) => decide(go)), []);

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

/**
 * Passes every navigation to `decide` until the returned function is called. Several parts of a screen can call this,
 * and stop in any order.
 */
function interceptPushes(navigator: Navigator, decide: Decide) {
  const push = navigator.push.bind(navigator);
  let isOver = false;
  const intercepted: Navigator['push'] = (...place) =>
    isOver ? push(...place) : decide(() => push(...place));
  navigator.push = intercepted;
  return () => {
    isOver = true;
    if (navigator.push === intercepted) navigator.push = push;
  };
}

/** Handles a step back or forward in the browser's history. Returns true if it undid the step. */
type StepGuard = (event: PopStateEvent) => boolean;

const stepGuards = new Set<StepGuard>();

function addStepGuard(guard: StepGuard) {
  stepGuards.add(guard);
  guardSteps((event) => void [...stepGuards].some((each) => each(event)));
  return () => {
    stepGuards.delete(guard);
    if (stepGuards.size === 0) guardSteps(null);
  };
}

/**
 * Undoes each step back or forward in the browser's history before the router handles it, and passes the step to `decide`.
 * Steps to locations outside the router are allowed; such locations have no index.
 */
function interceptSteps(mayGo: () => boolean, decide: Decide) {
  const here = indexOf(window.history.state);
  return addStepGuard((event) => {
    const there = indexOf(event.state);
    if (here === null || there === null || mayGo()) return false;
    event.stopImmediatePropagation();
    const steps = there - here;
    // Undoing an earlier step caused this event, so there is nothing left to do.
    if (steps === 0) return true;
    window.history.go(-steps);
    decide(() => window.history.go(steps));
    return true;
  });
}

function indexOf(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}

function warnBeforeUnload(mayGo: () => boolean) {
  const warn = (event: BeforeUnloadEvent) => {
    if (!mayGo()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
