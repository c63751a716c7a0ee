import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { ShownOfTotal } from '../../shared/paging/ShownOfTotal';
import { useFocusOnMore } from '../../shared/paging/useFocusOnMore';
import { useOnApproach } from '../../shared/paging/useOnApproach';
import type { BooksQuery } from './Books.generated';

type Props = {
  list: BooksQuery['editions'];
  isLoading: boolean;
  failure: unknown;
  load: () => void;
};

/**
 * Loads the next page when the person scrolls near the end or presses a button. Once the last page is loaded, renders nothing,
 * unless that page was loaded by the button.
 */
export function MoreBooks({ list, isLoading, failure, load }: Props) {
  const canLoad = !isLoading && failure === undefined;
  const { hasNextPage, endCursor } = list.pageInfo;
  const end = useOnApproach(canLoad && hasNextPage ? (endCursor ?? null) : null, load);
  const { place, hasCome, ask } = useFocusOnMore(list.edges.length);
  const press = () => {
    ask();
    load();
  };
  if (!hasNextPage && !hasCome) return null;
  return (
    <Flex ref={place} tabIndex={-1} outline="none" direction="column" align="center" gap="3" mt="12">
      <Text ref={end} role="status" color="fg.muted" textStyle="sm">
        <ShownOfTotal list={list} />
      </Text>
      {hasNextPage && (
        <Button variant="outline" size="lg" loading={isLoading} onClick={press}>
          <Trans>Load more</Trans>
        </Button>
      )}
    </Flex>
  );
}
