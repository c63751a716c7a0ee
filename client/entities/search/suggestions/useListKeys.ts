import { useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';

/** What the list under a field says of itself. */
export type BoxState = { readonly isExpanded: boolean; readonly activeId?: string };

/** What a field hands the keys to that are pressed in it. */
export type ListKeys = { press: (event: KeyboardEvent) => void };

type List = {
  ref: Ref<ListKeys> | undefined;
  text: string;
  count: number;
  /** Whether it was closed, or its choice made, since the text is what it is. */
  isClosed: boolean;
  closeFor: (text: string | null) => void;
  choose: (index: number) => void;
};

/** Whether a list is open, and which of its options the arrow keys have reached; -1 is none of them. */
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
      // Neither is the field emptied, nor the bar of a phone closed.
      event.preventDefault();
      event.stopPropagation();
      closeFor(text);
    } else if (event.key === 'Enter' && active >= 0) {
      // Choosing searches in the place of submitting.
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Enter') {
      closeFor(text);
    }
  };
  useImperativeHandle(ref, () => ({ press }));
  return { isOpen, active };
}
