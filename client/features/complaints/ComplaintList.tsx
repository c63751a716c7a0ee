import { Stack } from '@chakra-ui/react/stack';
import type { ComponentProps, ReactNode } from 'react';
import { MoreButton } from '../../shared/paging/MoreButton';
import type { ComplaintSummaryFragment } from './Complaints.generated';
import { ComplaintCard } from './ComplaintCard';

type Listed = ComplaintSummaryFragment & { complainant?: { name: string } | null };

type Props = {
  label: string;
  list: Omit<ComponentProps<typeof MoreButton>['list'], 'edges'> & { edges: readonly { node: Listed }[] };
  onMore: (after: string | null) => Promise<unknown>;
  /** Shown instead of an empty list. */
  empty: ReactNode;
};

/** Lists complaints, with a button that loads the next page. Shows `empty` if there are none. */
export function ComplaintList({ label, list, onMore, empty }: Props) {
  if (list.edges.length === 0) return empty;
  return (
    <>
      <Stack asChild gap="4" listStyleType="none">
        <ul aria-label={label}>
          {list.edges.map(({ node }) => (
            <ComplaintCard key={node.id} complaint={node} by={node.complainant?.name} />
          ))}
        </ul>
      </Stack>
      <MoreButton list={list} onMore={onMore} />
    </>
  );
}
