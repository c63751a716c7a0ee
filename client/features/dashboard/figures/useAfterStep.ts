import { useApolloClient } from '@apollo/client/react';
import { readAgain } from '../../../shared/paging/readAgain';

/**
 * Reloads what is on the screen after a step of the viewer, because the fulfillment may belong to another list now. The
 * `heading` of the panel receives the focus if the focused element is gone.
 */
export function useAfterStep(heading: { readonly current: HTMLElement | null }): () => void {
  const client = useApolloClient();
  return () => {
    void readAgain(client).finally(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
  };
}
