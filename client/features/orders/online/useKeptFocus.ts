import { useEffect, useRef, type FocusEvent } from 'react';

/** Returns props for a focusable element that takes the focus when the focused control inside it disappears. */
export function useKeptFocus() {
  const element = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) element.current?.focus();
  });
  return {
    ref: element,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
