import { useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';

/** The list's state, which the field exposes to screen readers. */
export type BoxState = { readonly isExpanded: boolean; readonly activeId?: string };

/** The handler for the keys that are pressed in the field. */
export type ListKeys = { press: (event: KeyboardEvent) => void };

type List = {
  ref: Ref<ListKeys> | undefined;
  text: string;
  count: number;
  /** True if the list was closed for the current text, or an option was chosen. */
  isClosed: boolean;
  closeFor: (text: string | null) => void;
  choose: (index: number) => void;
};

/**
 * Handles the keys for the list. `isOpen` is true while the list is open; `active` is the index of the active option,
 * or -1.
 */
export function useListKeys({ ref, text, count, isClosed, closeFor, choose }: List) {
  const [at, setAt] = useState({ text, index: -1 });
  const isOpen = count > 0 && !isClosed;
  const active = isOpen && at.text === text && at.index < count ? at.index : -1;
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      closeFor(null);
      setAt({ text, index: isOpen ? ((active + 1 + step + count + 1) % (count + 1)) - 1 : -1 });
    } else if (event.key === 'Escape' && isOpen) {
      // Escape must neither empty the field nor close the search bar on phones.
      event.preventDefault();
      event.stopPropagation();
      closeFor(text);
    } else if (event.key === 'Enter' && active >= 0) {
      // If an option is active, Enter searches for it instead of submitting the form.
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Enter') {
      closeFor(text);
    }
  };
  useImperativeHandle(ref, () => ({ press }));
  return { isOpen, active };
}
