import { chakra } from '@chakra-ui/react/styled-system';
import {
  lazy,
  Suspense,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Filters } from './filters';
import type { BoxState, ListKeys } from './suggestions/useListKeys';

const SuggestionBox = lazy(() => import('./suggestions/SuggestionBox'));

const CLOSED: BoxState = { isExpanded: false };

/** On phones the list is as wide as what is around the field. */
const Frame = chakra('div', {
  base: { position: { base: 'static', md: 'relative' }, flex: '1', minWidth: '0' },
});

type Props = {
  /** What is typed. */
  text: string;
  type: (text: string) => void;
  /** Searches for what was chosen from the list. */
  choose: (choice: Partial<Filters>) => void;
  /** Whether the list takes its room on phones instead of lying over what follows. */
  inFlow?: boolean;
  children: (field: ReturnType<typeof fieldOf>) => ReactNode;
};

/**
 * A search field with a list of suggestions, by the combobox pattern of ARIA (list autocomplete with manual selection). The list
 * is loaded when the field gets the focus: the bar is part of the first load. Chakra's Combobox has 33 KB (gzip) of its own; the bar
 * grew by 1, and the list is 3.
 */
export function SuggestedField({ text, type, choose, inFlow = false, children }: Props) {
  const listId = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const [box, report] = useState(CLOSED);
  const keys = useRef<ListKeys>(null);
  const frame = useRef<HTMLDivElement>(null);
  const field = () => frame.current?.querySelector('input');
  const focusField = () => field()?.focus();
  const takeOver = useEffectEvent(() => {
    const { value = text } = field() ?? {};
    if (value !== text) type(value);
    if (field() === document.activeElement)
      field()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  // What happened before the script was there: React leaves what was typed in the field, but hears of nothing.
  useLayoutEffect(() => takeOver(), []);
  return (
    <Frame
      ref={frame}
      onFocus={() => setHasFocus(true)}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement) keys.current?.press(event);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      }}
    >
      {children(fieldOf(listId, hasFocus ? box : CLOSED))}
      {hasFocus && (
        <Suspense fallback={null}>
          <SuggestionBox ref={keys} text={text} {...{ listId, report, choose, inFlow, focusField }} />
        </Suspense>
      )}
    </Frame>
  );
}

const fieldOf = (listId: string, { isExpanded, activeId }: BoxState) => ({
  role: 'combobox' as const,
  autoComplete: 'off',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isExpanded,
  'aria-controls': isExpanded ? listId : undefined,
  'aria-activedescendant': activeId,
});
