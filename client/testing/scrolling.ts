import { act } from '@testing-library/react';

const observers = new Set<FakeIntersectionObserver>();

/** jsdom has no layout: nothing comes into sight but by `scrollToEnd`. */
export class FakeIntersectionObserver {
  constructor(private readonly listener: IntersectionObserverCallback) {}

  observe(target: Element) {
    this.targets.add(target);
    observers.add(this);
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    observers.delete(this);
  }

  comeIntoSight() {
    const entries = [...this.targets].map((target) => ({ target, isIntersecting: true }));
    this.listener(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }

  private readonly targets = new Set<Element>();
}

/** Scrolls so far that everything which waits to be seen is seen. */
export async function scrollToEnd(): Promise<void> {
  await act(async () => {
    for (const observer of observers) observer.comeIntoSight();
  });
}
