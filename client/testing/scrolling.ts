import { act } from '@testing-library/react';

const observers = new Set<FakeIntersectionObserver>();

/** True if the end was reached before anything was observed there. */
let isAtEnd = false;

/** jsdom has no layout: elements become visible only by `scrollToEnd`. */
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

  /** A busy browser reports at once that an element was hidden and became visible later. */
  comeIntoSight() {
    const entries = [false, true].flatMap((isIntersecting) =>
      [...this.targets].map((target) => ({ target, isIntersecting })),
    );
    this.listener(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }

  private readonly targets = new Set<Element>();
}

/** Scrolls until everything observed is visible; if nothing is observed yet, the first element that will be. */
export async function scrollToEnd(): Promise<void> {
  isAtEnd = observers.size === 0;
  await act(seeAll);
}

export function scrollBack(): void {
  isAtEnd = false;
}

/** Runs after the script that scrolled, as in a browser. */
async function seeAll() {
  await Promise.resolve();
  if (observers.size > 0) isAtEnd = false;
  for (const observer of observers) observer.comeIntoSight();
}
