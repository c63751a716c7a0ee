import { Button, IconButton } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import X from '~icons/lucide/x';
import { forgetSearch, forgetSearches } from '../recentSearches';
import { Removals } from './suggestionStyle';

type Props = { searches: readonly string[]; focusField: () => void };

/**
 * Buttons that remove recent searches: one beside each search, and one for all. They are outside the list box, because a
 * list box may contain options only. After a removal, the field receives the focus.
 */
export function RecentControls({ searches, focusField }: Props) {
  const { t } = useLingui();
  const andFocus = (forget: () => void) => () => {
    focusField();
    forget();
  };
  return (
    <>
      <Removals>
        {searches.map((search) => (
          <IconButton
            key={search}
            variant="ghost"
            colorPalette="gray"
            size="lg"
            aria-label={t`Remove ${search} from recent searches`}
            onClick={andFocus(() => forgetSearch(search))}
          >
            <X />
          </IconButton>
        ))}
      </Removals>
      <Button variant="ghost" size="lg" gridColumn="1 / -1" onClick={andFocus(forgetSearches)}>
        <Trans>Clear recent searches</Trans>
      </Button>
    </>
  );
}
