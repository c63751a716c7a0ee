import { ApolloProvider } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState, type MouseEvent, type Ref } from 'react';
import { apolloClient } from '../../../session/connection/apolloClient';
import { LiveRegion } from '../../../shared/ui/LiveRegion';
import type { Filters } from '../filters';
import { rememberSearch } from '../recentSearches';
import { RecentControls } from './RecentControls';
import { SuggestionOption } from './SuggestionOption';
import { Box, List } from './suggestionStyle';
import { useListKeys, type BoxState, type ListKeys } from './useListKeys';
import { useSuggestions } from './useSuggestions';

type Props = {
  ref?: Ref<ListKeys>;
  text: string;
  listId: string;
  report: (state: BoxState) => void;
  choose: (choice: Partial<Filters>) => void;
  inFlow: boolean;
  focusField: () => void;
};

/** Provides the API client to the list, because the top bar is outside the provider that surrounds the screens. */
export default function SuggestionBox(props: Props) {
  return (
    <ApolloProvider client={apolloClient}>
      <Suggested {...props} />
    </ApolloProvider>
  );
}

/** The list under a search field. The focus stays in the field, which forwards key presses to the list. */
function Suggested({ ref, text, listId, report, choose, inFlow, focusField }: Props) {
  const { t } = useLingui();
  const [closedFor, closeFor] = useState<string | null>(null);
  const isClosed = closedFor === text;
  const options = useSuggestions(text, isClosed);
  const take = (index: number) => {
    const option = options[index];
    if (!option) return;
    closeFor(option.genre ? '' : option.text);
    if (!option.genre) rememberSearch(option.text);
    choose(option.genre ? { genre: option.genre, search: '' } : { search: option.text });
  };
  const { isOpen, active } = useListKeys({
    ref,
    text,
    count: options.length,
    isClosed,
    closeFor,
    choose: take,
  });
  const activeId = active >= 0 ? `${listId}-${active}` : undefined;
  // A layout effect, so that the field's ARIA attributes change before the list is painted.
  useLayoutEffect(() => report({ isExpanded: isOpen, activeId }), [report, isOpen, activeId]);
  const isRecent = options[0]?.kind === 'RECENT';
  return (
    <>
      <LiveRegion>
        {isOpen && t`${plural(options.length, { one: '# suggestion', other: '# suggestions' })}`}
      </LiveRegion>
      {isOpen && (
        <Box inFlow={inFlow} onMouseDown={keepFocus}>
          <List id={listId} role="listbox" aria-label={isRecent ? t`Recent searches` : t`Suggestions`}>
            {options.map((option, index) => (
              <SuggestionOption
                key={`${option.kind} ${option.text}`}
                id={`${listId}-${index}`}
                option={option}
                isActive={index === active}
                choose={() => take(index)}
              />
            ))}
          </List>
          {isRecent && <RecentControls searches={options.map(({ text }) => text)} focusField={focusField} />}
        </Box>
      )}
    </>
  );
}

/** Keeps the focus in the field when an option is pressed; otherwise the list would close before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
