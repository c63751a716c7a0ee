type Hear = (event: PopStateEvent) => void;

let guard: Hear | null = null;

// Listeners of the window are called in the order in which they came: this one has to be there before the router's.
window.addEventListener('popstate', (event) => guard?.(event));

/** Hears of each step back or forward in the browser's history before the router does; null for nobody. */
export function guardSteps(hear: Hear | null): void {
  guard = hear;
}
