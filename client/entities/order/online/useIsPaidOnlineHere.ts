import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OnlineOfferDocument } from './OnlineOffer.generated';

/**
 * True if buyers of this marketplace can pay online; false while the setting is loading. Does not use useQuery,
 * because reloading a screen repeats its queries and this setting does not change.
 */
export function useIsPaidOnlineHere(): boolean {
  const client = useApolloClient();
  const [isPaidOnline, setIsPaidOnline] = useState(false);
  useEffect(() => {
    client
      .query({ query: OnlineOfferDocument })
      .then(({ data }) => setIsPaidOnline(data !== undefined && data.marketplace.onlinePayment !== 'NONE'))
      .catch(() => undefined);
  }, [client]);
  return isPaidOnline;
}
