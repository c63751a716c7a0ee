import { act } from '@testing-library/react';

const observers = new Set<FakeIntersectionObserver>();

/** Whether the end was reached before there was anything that waits to be seen there. */
let isAtEnd = false;

/** jsdom has no layout: nothing comes into sight but by `scrollToEnd`. */
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

  /** A busy browser tells in one go what was out of sight at first, and came into sight in a later frame. */
  comeIntoSight() {
    const entries = [false, true].flatMap((isIntersecting) =>
      [...this.targets].map((target) => ({ target, isIntersecting })),
    );
    this.listener(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }

  private readonly targets = new Set<Element>();
}

/** Scrolls so far that everything which waits to be seen is seen: if nothing does yet, what is the first to. */
export async function scrollToEnd(): Promise<void> {
  isAtEnd = observers.size === 0;
  await act(seeAll);
}

export function scrollBack(): void {
  isAtEnd = false;
}

/** As a browser does, once the script that asked for it has run. */
async function seeAll() {
  await Promise.resolve();
  if (observers.size > 0) isAtEnd = false;
  for (const observer of observers) observer.comeIntoSight();
}
