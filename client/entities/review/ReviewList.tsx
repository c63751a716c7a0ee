import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { MoreButton } from '../../shared/paging/MoreButton';
import type { ReviewPageFragment } from './Review.generated';
import { ReviewItem } from './ReviewItem';

type Props = {
  list: ReviewPageFragment;
  onMore: (after: string | null) => Promise<unknown>;
  /** Called after a review was changed or removed, because the list is then stale. */
  onChanged: () => void;
};

/** Shows reviews, newest first, and loads more on demand. */
export function ReviewList({ list, onMore, onChanged }: Props) {
  return (
    <>
      <Stack as="ul" gap="6" listStyleType="none" role="list">
        {list.edges.map(({ node }) => (
          <Box as="li" key={node.id}>
            <ReviewItem review={node} onChanged={onChanged} />
          </Box>
        ))}
      </Stack>
      <MoreButton list={list} onMore={onMore} />
    </>
  );
}
