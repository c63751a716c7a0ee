import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, type Navigator } from 'react-router-dom';
import { guardSteps } from './historySteps';

type Leave = () => void;

/** Goes to another screen, or asks first. */
type Decide = (go: Leave) => void;

/**
 * Asks before somebody follows a link to another screen, goes back or forward, or closes the page, while `isUnsaved`.
 * `leave` goes where they wanted to go, null when they want to go nowhere; `stay` forgets about it; `allow` lets them go
 * from now on. The session may end without a question, since that replaces the screen.
 *
 * The router's own useBlocker asks for its data router, which would weigh more than the first load has to spare.
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
 * Hands every way to another screen to `decide`, until the answer is called. Of two parts of a screen that do this, either may
 * end first.
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

/** Answers whether it has taken the step back. */
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
 * Takes a step back or forward in the browser's history back, before the router hears of it, and hands it to `decide`.
 * The router numbers its places; a step to a place that is not its own is let go.
 */
function interceptSteps(mayGo: () => boolean, decide: Decide) {
  const here = indexOf(window.history.state);
  return addStepGuard((event) => {
    const there = indexOf(event.state);
    if (here === null || there === null || mayGo()) return false;
    event.stopImmediatePropagation();
    const steps = there - here;
    // Without steps, it is the return from one that was taken back.
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
