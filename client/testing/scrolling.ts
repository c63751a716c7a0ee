import { act } from '@testing-library/react';

const observers = new Set<FakeIntersectionObserver>();

/** True if `scrollToEnd` was called before any element was observed. */
let isAtEnd = false;

/** Replaces the observer that jsdom lacks. Without a layout, elements become visible only by `scrollToEnd`. */
export class FakeIntersectionObserver {
  constructor(private readonly listener: IntersectionObserverCallback) {}

  observe(target: Element) {
    this.targets.add(target);
    observers.add(this);
    if (isAtEnd) void seeAll();
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    observers.delete(this);
  }

  /** Reports in one call that each element was hidden and then became visible, as a busy browser does. */
  comeIntoSight() {
    const entries = [false, true].flatMap((isIntersecting) =>
      [...this.targets].map((target) => ({ target, isIntersecting })),
    );
    this.listener(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }

  private readonly targets = new Set<Element>();
}

/**
 * Makes all observed elements visible. If no element is observed yet, the next one becomes visible once it is
 * observed.
 */
export async function scrollToEnd(): Promise<void> {
  isAtEnd = observers.size === 0;
  await act(seeAll);
}

export function scrollBack(): void {
  isAtEnd = false;
}

/** Reports visibility only after the script that scrolled, as a browser does. */
async function seeAll() {
  await Promise.resolve();
  if (observers.size > 0) isAtEnd = false;
  for (const observer of observers) observer.comeIntoSight();
}
