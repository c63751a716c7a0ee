import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { ShownOfTotal } from '../../ui/ShownOfTotal';
import { useOnApproach } from '../../ui/useOnApproach';
import type { BooksQuery } from './Books.generated';

type Props = {
  list: BooksQuery['books'];
  isLoading: boolean;
  failure: unknown;
  load: () => void;
};

/** The end of what is loaded: the next page comes when one scrolls near it, or by the button. */
export function MoreBooks({ list, isLoading, failure, load }: Props) {
  const canLoad = !isLoading && failure === undefined;
  const end = useOnApproach(canLoad ? (list.pageInfo.endCursor ?? null) : null, load);
  return (
    <Flex ref={end} direction="column" align="center" gap="3" mt="12">
      <Text role="status" color="fg.muted" textStyle="sm">
        <ShownOfTotal list={list} />
      </Text>
      <Button variant="outline" size="lg" loading={isLoading} onClick={load}>
        <Trans>Load more</Trans>
      </Button>
    </Flex>
  );
}
