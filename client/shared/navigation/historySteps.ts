type Hear = (event: PopStateEvent) => void;

let guard: Hear | null = null;

// Listeners of the window are called in order, so this one must be registered before the router's.
window.addEventListener('popstate', (event) => guard?.(event));

/** Calls `hear` for each step in the history before the router; null removes it. */
export function guardSteps(hear: Hear | null): void {
  guard = hear;
}
