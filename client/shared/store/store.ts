import { useSyncExternalStore } from 'react';

/** Told after a change, and whether another tab has made it. */
type Listener = (isElsewhere: boolean) => void;

/** A value outside React that screens and others follow. */
export type Store<Value> = {
  read: () => Value;
  /** What it holds before anything is known of the device: pages are drawn with it ahead of time. */
  initial: Value;
  write: (value: Value) => void;
  /** Calls `listener` after every change; returns the way to stop listening. */
  subscribe: (listener: Listener) => () => void;
  /** Whether anybody listens. */
  isFollowed: () => boolean;
};

/** A store of this page: it forgets its value when the page is closed. */
export function pageStore<Value>(value: Value): Store<Value> {
  return storeOf(
    value,
    () => value,
    (next) => {
      value = next;
    },
  );
}

/** A store of this device, for a text under `key` in the browser's storage; it hears of changes in other tabs too. */
export function deviceStore(key: string): Store<string | null> {
  const store = storeOf<string | null>(
    null,
    // A page that is drawn ahead of time is on no device yet.
    () => (typeof document === 'undefined' ? null : localStorage.getItem(key)),
    (text) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    },
  );
  const subscribe = (listener: Listener) => {
    const stop = store.subscribe(listener);
    const otherTab = (event: StorageEvent) => event.key === key && listener(true);
    window.addEventListener('storage', otherTab);
    return () => {
      stop();
      window.removeEventListener('storage', otherTab);
    };
  };
  return { ...store, subscribe };
}

/** A store whose value is kept elsewhere: `read` and `keep` know where. */
export function storeOf<Value>(
  initial: Value,
  read: () => Value,
  keep: (value: Value) => void,
): Store<Value> {
  const listeners = new Set<Listener>();
  return {
    initial,
    read,
    write: (value) => {
      keep(value);
      for (const listener of listeners) listener(false);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isFollowed: () => listeners.size > 0,
  };
}

/** The value of a store, also when it changes. */
export function useStore<Value>({ subscribe, read, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial);
}
