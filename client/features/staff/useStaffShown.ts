import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../session/viewer/SessionProvider';
import { ViewerDocument } from '../../session/viewer/Viewer.generated';
import { readAgain } from '../../shared/paging/readAgain';

/**
 * Returns a function that reloads the screen after an account's roles have changed. For the viewer's own account, it
 * also reloads the viewer's abilities.
 */
export function useStaffShown() {
  const client = useApolloClient();
  const { viewer } = useSession();
  return async (changedId: string | undefined): Promise<void> => {
    await readAgain(client);
    if (changedId === viewer?.id) await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  };
}
