import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OnlineOfferDocument } from './OnlineOffer.generated';

/**
 * True if buyers of this marketplace can pay online. False while that is being loaded. It is loaded once: a query in
 * use would be repeated with each reload of a screen.
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
