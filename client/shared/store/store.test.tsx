import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deviceStore, pageStore, useStore, type Store } from './store';

const KEY = 'panna.example';

function Shown({ store }: { store: Store<string | null> }) {
  return <p>{useStore(store) ?? 'nothing'}</p>;
}

/** Writes to the storage as another tab would. */
function writeElsewhere(key: string, text: string): void {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

describe('A store', () => {
  it('shows its value, also when it changes', () => {
    const store = pageStore<string | null>('one');
    render(<Shown store={store} />);
    expect(screen.getByText('one')).toBeTruthy();

    act(() => store.write('two'));

    expect(screen.getByText('two')).toBeTruthy();
  });

  it('knows whether anybody follows it', () => {
    const store = pageStore(0);
    const stop = store.subscribe(() => undefined);
    expect(store.isFollowed()).toBe(true);

    stop();

    expect(store.isFollowed()).toBe(false);
  });
});

describe('A store of the device', () => {
  it('keeps its text in the storage, and forgets it', () => {
    const store = deviceStore(KEY);

    store.write('kept');
    expect(localStorage.getItem(KEY)).toBe('kept');

    store.write(null);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('hears of another tab, and says that it was one', () => {
    const store = deviceStore(KEY);
    const listener = vi.fn<(isElsewhere: boolean) => void>();
    store.subscribe(listener);

    act(() => writeElsewhere('panna.other', 'not ours'));
    expect(listener).not.toHaveBeenCalled();

    act(() => writeElsewhere(KEY, 'theirs'));
    expect(listener).toHaveBeenLastCalledWith(true);

    act(() => store.write('ours'));
    expect(listener).toHaveBeenLastCalledWith(false);
  });

  it('tells nobody who has stopped listening', () => {
    const store = deviceStore(KEY);
    const listener = vi.fn<(isElsewhere: boolean) => void>();
    store.subscribe(listener)();

    store.write('ours');
    writeElsewhere(KEY, 'theirs');

    expect(listener).not.toHaveBeenCalled();
  });
});
