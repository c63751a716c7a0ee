import { useApolloClient } from '@apollo/client/react';
import { readAgain } from '../../../shared/paging/readAgain';

/**
 * What to do once the viewer has taken a step in a panel: asks the server again for what is on the screen, since the part
 * may belong in another list, or in none. The panel's `heading` gets the focus if what had it is then gone.
 */
export function useAfterStep(heading: { readonly current: HTMLElement | null }): () => void {
  const client = useApolloClient();
  return () => {
    void readAgain(client).finally(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
  };
}
