import { useApolloClient } from '@apollo/client/react';
import { readAgain } from '../../../shared/paging/readAgain';

/**
 * Returns a function to call after the viewer has taken a step. The function reloads the data on the screen, because
 * the fulfillment may now belong to another list. If the focused element is gone, the `heading` of the panel receives
 * the focus.
 */
export function useAfterStep(heading: { readonly current: HTMLElement | null }): () => void {
  const client = useApolloClient();
  return () => {
    void readAgain(client).finally(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
  };
}
