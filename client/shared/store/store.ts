import { useSyncExternalStore } from 'react';

/** Called after a change of the value. `isElsewhere` is true if another tab made the change. */
type Listener = (isElsewhere: boolean) => void;

/** A value outside React, with a subscription to its changes. */
export type Store<Value> = {
  read: () => Value;
  /** The value that is used while pages are rendered in advance, when the device's value is unknown. */
  initial: Value;
  write: (value: Value) => void;
  /** Calls `listener` after every change. Returns a function that removes the listener. */
  subscribe: (listener: Listener) => () => void;
  isFollowed: () => boolean;
};

/** Returns a store of this page. Its value is lost when the page is closed. */
export function pageStore<Value>(value: Value): Store<Value> {
  return storeOf(
    value,
    () => value,
    (next) => {
      value = next;
    },
  );
}

/** Returns a store of this device: a text under `key` in the browser's storage. It follows changes in other tabs. */
export function deviceStore(key: string): Store<string | null> {
  const store = storeOf<string | null>(
    null,
    // When a page is rendered in advance, there is no storage.
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

/** Returns a store whose value is stored elsewhere: `read` returns the value, `keep` replaces it. */
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

/** Returns the value of a store. The component renders again when it changes. */
export function useStore<Value>({ subscribe, read, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial);
}
