import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { OrderStatus } from '../../apollo/schema.generated';
import { readAnew } from '../../apollo/readAnew';

type Part = { readonly id: string; readonly status: OrderStatus };

/**
 * Asks the server anew for what is on the screen once one of these parts has another status: a step was taken here, and
 * the part may belong in another list, or in none. `heading` gets the focus if what had it is then gone.
 */
export function useRefreshAfterSteps(
  parts: readonly Part[],
  heading: { readonly current: HTMLElement | null },
): void {
  const client = useApolloClient();
  const statuses = useRef(new Map<string, OrderStatus>());
  useEffect(() => {
    const known = statuses.current;
    const moved = parts.some(({ id, status }) => known.has(id) && known.get(id) !== status);
    statuses.current = new Map(parts.map(({ id, status }) => [id, status]));
    if (!moved) return;
    void readAnew(client).finally(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  }, [client, parts, heading]);
}
