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

/** On phones, the list is as wide as the form. */
const Frame = chakra('div', {
  base: { position: { base: 'static', md: 'relative' }, flex: '1', minWidth: '0' },
});

type Props = {
  text: string;
  type: (text: string) => void;
  /** Searches with the chosen suggestion. */
  choose: (choice: Partial<Filters>) => void;
  /** True if the list pushes the following content down on phones. Otherwise it covers that content. */
  inFlow?: boolean;
  children: (field: ReturnType<typeof fieldOf>) => ReactNode;
};

/**
 * A search field with suggestions, after the ARIA combobox pattern (list autocomplete with manual selection). The code
 * of the list is loaded on focus, to keep the first load small. Chakra's Combobox takes 33 KB (gzip), this component 4
 * KB.
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
  // Passes on text that was typed before the script ran, because React received no event for it.
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
