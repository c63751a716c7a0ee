type Hear = (event: PopStateEvent) => void;

let guard: Hear | null = null;

// Registered here, before the router, because listeners of the window are called in the order of registration.
window.addEventListener('popstate', (event) => guard?.(event));

/**
 * Calls `hear` for each step back or forward in the browser's history, before the router handles it. Null removes the
 * function.
 */
export function guardSteps(hear: Hear | null): void {
  guard = hear;
}
