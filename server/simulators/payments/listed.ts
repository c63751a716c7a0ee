import { z } from 'zod';

/** The query of a list in Razorpay's form: a span of time in seconds, including both ends, and a page within it. */
export const Span = z.object({
  from: z.coerce.number(),
  to: z.coerce.number(),
  count: z.coerce.number().min(1).max(100).default(10),
  skip: z.coerce.number().min(0).default(0),
});

interface Created {
  created_at: number;
}

/** The entities of each map, newest first. Cached until the map grows, because a long list is read in many pages. */
const newestFirst = new WeakMap<ReadonlyMap<string, Created>, Created[]>();

/** Returns a page of the entities that were created in a span of time, newest first. The map contains the oldest first. */
export function listed(
  entities: ReadonlyMap<string, Created>,
  { from, to, count, skip }: z.output<typeof Span>,
): { entity: 'collection'; count: number; items: Created[] } {
  let all = newestFirst.get(entities);
  if (all?.length !== entities.size) {
    all = [...entities.values()].toReversed();
    newestFirst.set(entities, all);
  }
  const first = firstUntil(all, to) + skip;
  const items = all.slice(first, first + count).filter(({ created_at: at }) => at >= from);
  return { entity: 'collection', count: items.length, items };
}

/** Returns the index of the newest entity that was created at or before the time `to`. Uses bisection. */
function firstUntil(all: readonly Created[], to: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((all[middle]?.created_at ?? 0) > to) low = middle + 1;
    else high = middle;
  }
  return low;
}
