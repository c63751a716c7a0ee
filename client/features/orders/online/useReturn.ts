import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Calls `onReturn` when the buyer comes back from the page of the provider: from that of the order, or that of a rented line
 * (`rental`). Removes the provider's parameters from the address without adding a step to the history.
 */
export function useReturn(rental: string | null, onReturn: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const isBack = parameters.get('payment') === 'returned' && parameters.get('rental') === rental;
  const arrive = useEffectEvent(() => {
    void navigate(pathname, { replace: true });
    onReturn();
  });
  useEffect(() => {
    if (isBack) arrive();
  }, [isBack]);
}
