import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Calls `onReturn` when the buyer returns from the provider's page. `rental` is the id of the rented line that is
 * paid there; null for the payment of the order. Removes the provider's parameters from the address without adding a
 * step to the history.
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
